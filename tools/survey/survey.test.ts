import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { answerLine } from "./answer.ts";

const NOW_MS = Date.parse("2026-11-23");
const answerTo = (question: object) => JSON.parse(answerLine(JSON.stringify(question), NOW_MS));

const KNOWN = [
  { at: [52.01, 4.36], bearing: 350 },
  { at: [52, 4.4], bearing: 80 },
];

describe("a line of the survey tool", () => {
  it("projects a point", () => {
    const answer = answerTo({ op: "project", from: [52.1, 5.2], bearing: 45, distance: 1200 });
    // 848.5 m north and east; a degree of latitude is 111.27 km here, one of longitude 68.49 km.
    expect(answer.to[0]).toBeCloseTo(52.1 + 0.8485 / 111.27, 5);
    expect(answer.to[1]).toBeCloseTo(5.2 + 0.8485 / 68.49, 5);
  });

  it("takes mils for the same direction in degrees", () => {
    const question = { op: "project", from: [52.1, 5.2], distance: 1200 };
    expect(answerTo({ ...question, bearing: 800, unit: "mil" })).toEqual(
      answerTo({ ...question, bearing: 45 }),
    );
  });

  it("tells true, grid and magnetic north apart", () => {
    const question = { op: "resect", sightings: KNOWN };
    const positions = ["true", "grid", "magnetic"].map(
      (north) => answerTo({ ...question, north }).position[0],
    );
    expect(new Set(positions).size).toBe(3);
  });

  it("scales the ellipse by sigma", () => {
    const wide = answerTo({ op: "resect", sightings: KNOWN });
    const narrow = answerTo({ op: "resect", sightings: KNOWN, sigma: 1 });
    expect(wide.semiMajorMeters / narrow.semiMajorMeters).toBeCloseTo(2, 3);
    expect(wide.crossingAngle).toBeCloseTo(90, 0);
  });

  it("leaves out a bearing that contradicts three others, and says which", () => {
    const three = [
      { at: [52.01, 4.36], bearing: 0 },
      { at: [52, 4.37], bearing: 90 },
      { at: [51.99, 4.36], bearing: 180 },
    ];
    const all = answerTo({
      op: "resect",
      sightings: [...three, { at: [52.01, 4.35], bearing: 0 }],
    });
    const { wrong, ...answer } = all;
    expect(answer).toEqual(answerTo({ op: "resect", sightings: three }));
    expect(wrong).toEqual({ index: 3, fits: expect.closeTo(328.3, 0), isLeftOut: true });
  });

  it("gives no ellipse of bearings of which any may be wrong", () => {
    const sightings = [...KNOWN, { at: [52.01, 4.44], bearing: 120 }];
    const answer = answerTo({ op: "resect", sightings });
    expect(answer).toMatchObject({ semiMajorMeters: null, wrong: { isLeftOut: false } });
  });

  it.each([
    ["no JSON", "{", "not JSON"],
    ["an unknown operation", '{"op":"guess"}', "op"],
    ["a place off the earth", '{"op":"project","from":[200,5],"bearing":1,"distance":1}', "from.0"],
    ["one sighting", '{"op":"resect","sightings":[{"at":[52,5],"bearing":1}]}', "two bearings"],
    [
      "grid north abroad",
      '{"op":"project","from":[40,5],"bearing":1,"distance":1,"north":"grid"}',
      "Netherlands",
    ],
    ["null", "null", "error"],
  ])("answers %s with an error", (_what, line, words) => {
    expect(Object.keys(JSON.parse(answerLine(line, NOW_MS)))).toEqual(["error"]);
    expect(answerLine(line, NOW_MS)).toContain(words);
  });
});

it("answers each line of the input with a line, in order, and exits with 0", () => {
  const output = execFileSync(
    "node_modules/.bin/tsx",
    [fileURLToPath(new URL("./survey.ts", import.meta.url)), "--batch"],
    {
      input: '{"op":"project","from":[52,5],"bearing":0,"distance":0}\nnonsense\n',
      encoding: "utf8",
    },
  );
  expect(output).toBe('{"to":[52,5]}\n{"error":"The line is not JSON."}\n');
});
