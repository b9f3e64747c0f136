import { beforeEach, expect, it, vi } from "vitest";
import { testPost, testTrail } from "#domain/trail/trail.fixture.ts";
import type { Trail } from "#domain/trail/trail.ts";
import { reportOf, type Walk } from "#domain/trail/walk.ts";
import { webCiphers } from "#platform/ciphers/web-ciphers.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { type LateWindow, lateWindow } from "../late-window.fixture.ts";
import { openWalk } from "./open-walk.ts";
import { createTrails, type TrailsDevice } from "./trails.ts";

beforeEach(emptyIndexedDb);

const FAR = { lat: 51, lng: 5 };
const MINUTE_MS = 60_000;
const ciphers = webCiphers();
const THREE = testTrail([
  testPost(1, { hintMinutes: 10 }),
  testPost(2, { opens: "place" }),
  testPost(3, { opens: "none" }),
]);

const trailsIn = (window: LateWindow) =>
  createTrails({ ...window, ciphers, rounds: 5 } satisfies TrailsDevice);

/** A window in which a patrol has begun a walk, at this place. */
async function walking(window: LateWindow, trail: Trail) {
  const trails = trailsIn(window);
  const sealed = await trails.seal(trail, 0);
  const id = sealed && (await trails.take(sealed, "Vossen"));
  if (!id) throw new Error("not taken");
  return { trails, id, ...(await reopened(window, id)) };
}

async function reopened(window: LateWindow, id: string) {
  const device = { place: FAR, accuracyMeters: 5 };
  const lastFix = () => ({ ...window.lastFix(), ...device.place, ...device });
  const walk = openWalk({ ...window, ciphers, lastFix }, id);
  await vi.waitFor(() => expect(walk.store.getState().posts).not.toBeNull());
  return { walk, device };
}

const kindsIn = ({ store }: ReturnType<typeof openWalk>) =>
  store.getState().walk?.log.map(({ kind, postId }) => `${kind} ${postId}`);

it("is walked from post to post, and goes on after a kill", async () => {
  const { walk, device, id } = await walking(lateWindow("a"), THREE);
  expect(await walk.answer("post-1", "kerk")).toBe("wrong");
  expect(walk.store.getState().posts).toHaveLength(1);
  expect(await walk.answer("post-1", "ANTWOORD 1x")).toBe("right");
  await vi.waitFor(() => expect(walk.store.getState().posts).toHaveLength(2));
  expect(walk.store.getState().posts?.[0]?.content?.text).toBe("Geheim1x");

  const later = lateWindow("b");
  const after = await reopened(later, id);
  expect(after.walk.store.getState().posts?.[0]?.content?.text).toBe("Geheim1x");
  const stop = after.walk.start();
  after.device.place = { lat: 52.002, lng: 4.125 };
  later.clock.pass(1000);
  await vi.waitFor(() => expect(after.walk.store.getState().posts).toHaveLength(3));
  expect(after.walk.store.getState().posts?.[1]?.content?.text).toBe("Geheim2x");
  after.walk.openFreely("post-3");
  await vi.waitFor(() =>
    expect(kindsIn(after.walk)).toEqual([
      "wrong post-1",
      "open post-1",
      "arrival post-2",
      "open post-2",
      "open post-3",
    ]),
  );
  expect(after.walk.store.getState().walk?.log[2]).toMatchObject({
    at: { lat: 52.002, lng: 4.125, accuracyMeters: 5 },
  });
  stop();
  void device;
});

it("stores the arrival at a post and its opening together, and opens one whose arrival alone was stored", async () => {
  const window = lateWindow("a");
  const { walk, device, id } = await walking(
    window,
    testTrail([testPost(1, { opens: "place" }), testPost(2, { opens: "place" })]),
  );
  const stored = async () => {
    const value: unknown = await (await window.connection.opened()).get("scouting", `walk:${id}`);
    return (value as Walk).log.map(({ kind }) => kind);
  };
  const logs: unknown[] = [];
  const stop = walk.start();
  device.place = { lat: 52.001, lng: 4.124 };
  window.clock.pass(1000);
  await vi.waitFor(async () => {
    logs.push(await stored());
    expect(logs.at(-1)).not.toEqual([]);
  });
  expect(logs.at(-1)).toEqual(["arrival", "open"]);
  stop();

  const { trail, patrol } = walk.store.getState().walk as Walk;
  const line = { id: "one", kind: "arrival", postId: "post-1", atMs: 1 } as const;
  const half: Walk = { id: "half", patrol, trail, keys: {}, waitedMs: {}, log: [line] };
  await trailsIn(window).takeWalk(half);
  const later = lateWindow("b");
  const after = await reopened(later, "half");
  after.walk.start();
  after.device.place = device.place;
  later.clock.pass(1000);
  await vi.waitFor(() => expect(kindsIn(after.walk)).toEqual(["arrival post-1", "open post-1"]));
});

it("stores nothing of a locked post", async () => {
  const window = lateWindow("a");
  const posts = [1, 2, 3].map((number) => testPost(number));
  const { walk, id } = await walking(window, testTrail(posts));
  const stored = async () => {
    const value: unknown = await (await window.connection.opened()).get("scouting", `walk:${id}`);
    return JSON.stringify(value);
  };
  const secrets = (number: number) => [
    `Geheim${number}x`,
    `"points":${700 + number}`,
    `Vraag${number + 1}x`,
  ];
  for (const secret of [...secrets(1), ...secrets(2)]) expect(await stored()).not.toContain(secret);
  await walk.answer("post-1", "antwoord 1x");
  await vi.waitFor(() => expect(walk.store.getState().posts).toHaveLength(2));
  for (const secret of secrets(2)) expect(await stored()).not.toContain(secret);
  expect(await stored()).not.toContain("antwoord 2x");
});

it("gives a hint when a post has waited long enough, whatever the clock of the phone shows", async () => {
  const window = lateWindow("a");
  const { walk, id } = await walking(window, THREE);
  const stop = walk.start();
  window.clock.setForward(60 * MINUTE_MS);
  window.clock.pass(9 * MINUTE_MS);
  walk.takeHint("post-1");
  await vi.waitFor(() => expect(walk.store.getState().walk?.waitedMs["post-1"]).toBeGreaterThan(0));
  expect(kindsIn(walk)).toEqual([]);
  stop();
  const database = await window.connection.opened();
  await vi.waitFor(async () =>
    expect(await database.get("scouting", `walk:${id}`)).toMatchObject({
      waitedMs: { "post-1": 9 * MINUTE_MS },
    }),
  );

  // Another page, whose clock was set by a day while the app was closed.
  const later = lateWindow("b");
  later.clock.setForward(24 * 60 * MINUTE_MS);
  const { walk: after } = await reopened(later, id);
  const stopAfter = after.start();
  after.takeHint("post-1");
  later.clock.pass(MINUTE_MS);
  after.takeHint("post-1");
  await vi.waitFor(() => expect(kindsIn(after)).toEqual(["hint post-1"]));
  stopAfter();
});

it("counts at most five minutes for a step in which the page may have slept or its clock was set", async () => {
  const window = lateWindow("a");
  const clock = { ...window.clock, steadyMs: () => window.clock.steadyMs() + jumpedMs };
  let jumpedMs = 0;
  const { walk } = await walking({ ...window, clock }, THREE);
  const stop = walk.start();
  jumpedMs = 60 * MINUTE_MS;
  window.clock.pass(1000);
  expect(walk.store.getState().waitedMs["post-1"]).toBe(5 * MINUTE_MS);
  stop();
});

it("opens by the code of the leaders where the position is poor", async () => {
  const window = lateWindow("a");
  const { walk, device } = await walking(window, testTrail([testPost(1, { opens: "place" })]));
  const stop = walk.start();
  device.place = { lat: 52.001, lng: 4.124 };
  device.accuracyMeters = 200;
  window.clock.pass(2000);
  expect(kindsIn(walk)).toEqual([]);
  expect(walk.useCode("post-1", "ANDERS")).toBe(false);
  expect(walk.useCode("post-1", "")).toBe(false);
  expect(walk.useCode("post-1", "hier1")).toBe(true);
  await vi.waitFor(() => expect(kindsIn(walk)).toEqual(["code post-1", "open post-1"]));
  stop();
});

it("goes on on another phone, and is handed in to the trail of the leader once", async () => {
  const { walk, trails, id } = await walking(lateWindow("a"), THREE);
  expect(await walk.answer("post-1", "antwoord1x")).toBe("right");
  const moved = walk.store.getState().walk;
  if (!moved) throw new Error("no walk");

  await emptyIndexedDb();
  const phone = lateWindow("phone");
  const phoneTrails = trailsIn(phone);
  expect(await phoneTrails.takeWalk(moved)).toBe(id);
  const { walk: there } = await reopened(phone, id);
  expect(there.store.getState().posts).toHaveLength(2);
  expect(await phoneTrails.takeReport(reportOf(moved))).toBe("unknown-trail");

  const leader = lateWindow("leader");
  await trailsIn({ ...leader, randomId: () => "trail-1" }).add("Nachttocht");
  const report = { ...reportOf(moved), trailId: "trail1" };
  expect(await trailsIn(leader).takeReport(report)).toBe("taken");
  expect(await trailsIn(leader).takeReport(report)).toBe("known");
  void trails;
});

it("keeps the walk that was begun when its trail comes again", async () => {
  const window = lateWindow("a");
  const trails = trailsIn(window);
  const sealed = await trails.seal(THREE, 0);
  if (!sealed) throw new Error("not sealed");
  const id = await trails.take(sealed, "Vossen");
  expect(await trails.take(sealed, "Bevers")).toBe(id);
  await trails.load();
  expect(trails.store.getState().walks).toHaveLength(1);
  expect(await trails.removeWalk(id ?? "", "Tocht")).toBe(true);
  expect(trails.store.getState().walks).toHaveLength(0);
  expect(await window.edits.undo()).toEqual({ ok: true });
  expect(trails.store.getState().walks).toHaveLength(1);
});
