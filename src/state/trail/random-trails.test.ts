import { beforeEach, expect, inject, it, vi } from "vitest";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { testPost } from "#domain/trail/trail.fixture.ts";
import {
  isSealedPost,
  POST_OPENINGS,
  rightAnswers,
  TRAIL_ORDERS,
  type Trail,
  type TrailPost,
} from "#domain/trail/trail.ts";
import { trailTable } from "#domain/trail/trail-table.ts";
import { reportOf } from "#domain/trail/walk.ts";
import { webCiphers } from "#platform/ciphers/web-ciphers.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { WALKS, walkKey } from "#storage/records/scouting/trail-records.ts";
import { seedOf } from "../../../tools/check/level.ts";
import { lateWindow } from "../late-window.fixture.ts";
import { type OpenWalk, openWalk } from "./open-walk.ts";
import { createTrails } from "./trails.ts";

beforeEach(emptyIndexedDb);

const ciphers = webCiphers();
const NO_MOTION = {
  altitudeMeters: null,
  altitudeAccuracyMeters: null,
  speedMps: null,
  courseDegrees: null,
};

function randomTrail(random: () => number): Trail {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] ?? never();
  const posts = Array.from({ length: 8 }, (_, index): TrailPost => {
    const opens = pick(POST_OPENINGS);
    const answers = [`${Math.floor(random() * 100)} keer`, "of zo"];
    const points = Math.floor(random() * 50);
    const choices = [...answers, "nee"];
    return testPost(index + 1, { opens, answers, points, choices });
  });
  return { id: "trail", name: "Tocht", order: pick(TRAIL_ORDERS), posts };
}

function never(): never {
  throw new Error("not there");
}

/** The phone of a patrol, whose page may be killed and opened again. */
async function phoneOf(id: string) {
  const window = { ...lateWindow("phone"), randomId: () => crypto.randomUUID() };
  let place = { lat: 50, lng: 3 };
  const fix = () => ({
    ...place,
    accuracyMeters: 5,
    timeMs: window.clock.steadyMs(),
    ...NO_MOTION,
  });
  const walk = openWalk({ ...window, ciphers, lastFix: fix }, id);
  await vi.waitFor(() => expect(walk.store.getState().posts).not.toBeNull());
  const stop = walk.start();
  const go = (to: typeof place) => {
    place = to;
    window.clock.pass(2000);
  };
  return { walk, go, stop };
}

async function open(
  post: TrailPost,
  walk: OpenWalk,
  go: (to: { lat: number; lng: number }) => void,
) {
  if (post.opens === "place") go(post.place ?? never());
  else if (post.opens === "none") walk.openFreely(post.id);
  else expect(await walk.answer(post.id, rightAnswers(post).at(-1) ?? never())).toBe("right");
  await vi.waitFor(() => {
    const known = walk.store.getState().posts?.find(({ head }) => head.id === post.id);
    expect(known?.content).toMatchObject({ text: post.text, points: post.points });
  });
}

/** Waits until the opening of a post is stored, which a kill does not undo. */
async function isStored(id: string, postId: string) {
  const database = await lateWindow("reader").connection.opened();
  await vi.waitFor(async () => {
    const stored = WALKS.read(await database.get("scouting", walkKey(id)), walkKey(id));
    const opened = stored?.log.find((line) => line.kind === "open" && line.postId === postId);
    expect(opened).toBeDefined();
  });
}

interface Walked {
  readonly trail: Trail;
  readonly patrol: string;
  readonly random: () => number;
}

/** Walks a random part of a trail on a phone that is killed at random; returns what is handed in, and what it is worth. */
async function walked({ trail, patrol, random }: Walked) {
  await emptyIndexedDb();
  const trails = createTrails({ ...lateWindow(patrol), ciphers, rounds: 3 });
  const start = trail.order === "shifted" ? Math.floor(random() * 8) : 0;
  const sealed = (await trails.seal(trail, start)) ?? never();
  const id = (await trails.take(sealed, patrol)) ?? never();
  const opened = 1 + Math.floor(random() * 8);
  const order = [...trail.posts.slice(start), ...trail.posts.slice(0, start)].slice(0, opened);
  let phone = await phoneOf(id);
  for (const post of order) {
    if (isSealedPost(post)) expect(await phone.walk.answer(post.id, "mis")).toBe("wrong");
    await open(post, phone.walk, phone.go);
    await isStored(id, post.id);
    // Without `stop`, as in a kill.
    if (random() < 0.3) phone = await phoneOf(id);
  }
  const walk = phone.walk.store.getState().walk ?? never();
  const points = order.reduce((sum, post) => sum + post.points, 0);
  return { report: reportOf(walk), row: { patrol, points, opened } };
}

it("adds up right whatever the trail, where patrols stop, and when their phones are killed", async () => {
  const seed = seedOf();
  const random = seededRandom(seed);
  for (let round = 0; round < (inject("isThorough") ? 20 : 3); round++) {
    const trail = randomTrail(random);
    const foxes = await walked({ trail, patrol: "Vossen", random });
    const beavers = await walked({ trail, patrol: "Bevers", random });
    const rows = trailTable(trail, [foxes.report, beavers.report]);
    for (const { row } of [foxes, beavers]) {
      const shown = rows.find(({ patrol }) => patrol === row.patrol);
      expect(shown, `seed ${seed}, round ${round}`).toMatchObject(row);
    }
  }
});
