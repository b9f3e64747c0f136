import { describe, expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { arrivalAt } from "./arrival.ts";
import { testPost, testTrail, testWalk } from "./trail.fixture.ts";
import { answerStrength, problemsOfPost, randomCode, rightAnswers, TRAIL_LIMITS } from "./trail.ts";
import { restoredTrail } from "./trail-record.ts";
import { trailTable } from "./trail-table.ts";
import { isWalk, type LogLine, mergedWalk, type Walk, withLine, withWaited } from "./walk.ts";

const line = (kind: LogLine["kind"], number: number, fields: Partial<LogLine> = {}): LogLine => ({
  id: `${kind} ${number} ${fields.answer ?? ""}`,
  kind,
  postId: `post-${number}`,
  atMs: 1_000_000 + number,
  ...fields,
});

const WALK = testWalk("walk-1", "", ["post-1", "post-2"]);

describe("the log of a walk", () => {
  it("has each event of a post once, and every wrong answer", () => {
    const lines = [
      line("arrival", 1),
      line("arrival", 1, { id: "again" }),
      line("wrong", 1, { answer: "a" }),
      line("wrong", 1, { answer: "b" }),
      line("open", 1),
      line("open", 1, { id: "again" }),
    ];
    const { log } = lines.reduce(withLine, WALK);
    expect(log.map(({ kind }) => kind)).toEqual(["arrival", "wrong", "wrong", "open"]);
  });

  it("does not grow beyond its maximum", () => {
    const log = Array.from({ length: TRAIL_LIMITS.logLines }, (_, at) =>
      line("wrong", 1, { answer: `${at}` }),
    );
    const full = { ...WALK, log };
    expect(withLine(full, line("open", 2))).toBe(full);
    const wrong = log.reduce<Walk>(withLine, WALK);
    expect(wrong.log.length).toBeLessThan(TRAIL_LIMITS.logLines);
    expect(withLine(wrong, line("open", 2)).log.at(-1)).toMatchObject({ kind: "open" });
  });

  it("is the same on two phones in whatever order they hear of each other", () => {
    const here = {
      ...[line("arrival", 1), line("open", 1)].reduce(withLine, WALK),
      keys: { 0: "a" },
    };
    const there = withWaited([line("arrival", 1), line("hint", 2)].reduce(withLine, WALK), {
      x: 9,
    });
    const one = mergedWalk(here, there);
    expect(one.log.map(({ kind }) => kind)).toEqual(["arrival", "open", "hint"]);
    expect(one.keys).toEqual({ 0: "a" });
    expect(one.waitedMs).toEqual({ x: 9 });
    expect(mergedWalk(there, here)).toEqual(one);
    expect(mergedWalk(one, there)).toEqual(one);
  });
});

it("tells that a position is at a post only where its accuracy allows it", () => {
  const post = { place: { lat: 52, lng: 5 }, radiusMeters: 25 };
  const at = (meters: number, accuracyMeters: number) =>
    arrivalAt(post, { lat: 52 + meters / 111_267, lng: 5, accuracyMeters });
  expect(distanceMeters(post.place, { lat: 52 + 20 / 111_267, lng: 5 })).toBeCloseTo(20, 0);
  expect([at(20, 5), at(40, 5), at(20, 80), at(90, 80), at(200, 80)]).toEqual([
    "there",
    "away",
    "poor",
    "poor",
    "away",
  ]);
});

it("adds up the points that a log earned, and none for an answer that is not one", () => {
  const trail = testTrail([
    testPost(1, { points: 10 }),
    testPost(2, { points: 5, opens: "place" }),
    testPost(3, { points: 7 }),
  ]);
  const rows = trailTable(trail, [
    {
      walkId: "a",
      trailId: "trail-1",
      patrol: "Vossen",
      log: [line("open", 1, { answer: "antwoord 1X" }), line("code", 2), line("open", 2)],
    },
    {
      walkId: "b",
      trailId: "trail-1",
      patrol: "Bevers",
      log: [
        line("wrong", 1, { answer: "x" }),
        line("hint", 1),
        line("open", 1, { answer: "Antwoord 1x" }),
        line("open", 2),
        line("open", 3, { answer: "antwoord 3x" }),
      ],
    },
    { walkId: "c", trailId: "trail-1", patrol: "Spechten", log: [line("open", 1)] },
  ]);
  expect(rows.map(({ patrol, points, opened }) => [patrol, points, opened])).toEqual([
    ["Bevers", 22, 3],
    ["Vossen", 15, 2],
    ["Spechten", 0, 0],
  ]);
  expect(rows[0]?.cells[0]).toMatchObject({ hasHint: true, wrong: 1, openedAtMs: 1_000_001 });
  expect(rows[1]?.cells[1]).toMatchObject({ isByCode: true, points: 5 });
  expect(rows[2]?.cells[0]).toMatchObject({ isDoubtful: true, points: null });
});

it("calls only a code that the app made safe from guessing", () => {
  const random = seededRandom(5);
  const code = randomCode(10, (length) =>
    Uint8Array.from({ length }, () => Math.floor(random() * 256)),
  );
  expect(code).toMatch(/^[A-HJKMNP-Z]{10}$/);
  const strength = (fields: Parameters<typeof testPost>[1]) => answerStrength(testPost(1, fields));
  expect(strength({ opens: "code", answers: [code], randomCode: code })).toBe("random");
  expect(strength({ opens: "code", answers: [code, "4711"], randomCode: code })).toBe("short");
  expect(strength({ opens: "code", answers: ["SCHOENMAKER"] })).toBe("short");
  expect(strength({ opens: "choice", answers: [code], randomCode: code })).toBe("choice");
});

describe("a choice", () => {
  const post = (fields: Parameters<typeof testPost>[1]) =>
    testPost(1, { opens: "choice", choices: ["Rood", "Blauw"], ...fields });

  it("is not ready while patrols cannot choose its right answer, or a wrong one opens it too", () => {
    const problems = (fields: Parameters<typeof testPost>[1]) => problemsOfPost(post(fields));
    expect(problems({ answers: ["Blauw"] })).toEqual([]);
    expect(problems({ answers: ["Groen"] })).toEqual(["no-answer"]);
    expect(problems({ answers: ["Blauw"], choices: ["Blauw", ""] })).toEqual(["no-choices"]);
    expect(problems({ answers: ["5"], choices: ["5", "-5", "6"] })).toEqual(["same-choices"]);
  });

  it("opens by the chosen answer only, not by those of an earlier question", () => {
    expect(rightAnswers(post({ answers: ["Groen", "Blauw", "Rood"] }))).toEqual(["Blauw"]);
    expect(rightAnswers(testPost(1, { answers: ["a", "", "!", "b"] }))).toEqual(["a", "b"]);
  });
});

it("gives no points for a line without an answer, also where the leader left an empty line", () => {
  const trail = testTrail([testPost(1, { answers: ["a", ""] })]);
  const report = { walkId: "a", trailId: "trail-1", patrol: "Vossen", log: [line("open", 1)] };
  expect(trailTable(trail, [report])[0]).toMatchObject({ points: 0, opened: 0 });
});

it("stays within its bounds when a walk with other names comes in", () => {
  const many = (prefix: string, value: string | number) =>
    Object.fromEntries(
      Array.from({ length: TRAIL_LIMITS.posts }, (_, at) => [`${prefix}${at}`, value]),
    );
  const key = "k".repeat(43);
  const own: Walk = { ...WALK, keys: { 0: key }, waitedMs: { "post-1": 5 } };
  const other = { ...WALK, keys: many("x", key), waitedMs: many("y", 9) } as Walk;
  expect(isWalk(other)).toBe(true);
  const merged = mergedWalk(own, other);
  expect(isWalk(merged)).toBe(true);
  expect(merged).toMatchObject({ keys: { 0: key }, waitedMs: { "post-1": 5 } });
  expect(Object.keys(merged.waitedMs)).toHaveLength(TRAIL_LIMITS.posts);
});

it("loses nothing that patrols handed in since a backup, and no post", () => {
  const [one, two] = [testPost(1), testPost(2)];
  const report = (walkId: string, ...log: LogLine[]) => {
    return { id: walkId, walkId, trailId: "trail-1", patrol: walkId, log };
  };
  const rest = { ...testTrail([]), changedAtMs: 1 };
  const backup = { ...rest, posts: [one], reports: [report("a", line("open", 1))] };
  const stored = {
    ...rest,
    posts: [{ ...one, name: "Kerk" }, two],
    reports: [report("a", line("open", 1), line("open", 2)), report("b")],
    deletedAtMs: 5,
  };
  const both = restoredTrail(stored, backup);
  expect(both.posts).toEqual([one, two]);
  expect(both.reports.map(({ id, log }) => [id, log.length])).toEqual([
    ["a", 2],
    ["b", 0],
  ]);
  expect(both.deletedAtMs).toBeUndefined();
});
