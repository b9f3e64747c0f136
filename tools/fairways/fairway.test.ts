import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { readBridgesAndLocks } from "./read-bridges-locks.ts";
import { readBuoysAndLights } from "./read-buoys-lights.ts";
import { runFairway } from "./run-fairway.ts";
import { writeFairways } from "./write-fairways.ts";

async function run(args: readonly string[], input = "") {
  const lines: string[] = [];
  const complaints: string[] = [];
  const code = await runFairway(args, {
    input: Readable.from([input]),
    write: (line) => lines.push(line),
    complain: (sentence) => complaints.push(sentence),
  });
  return { code, lines, complaints };
}

describe("npm run fairway -- --hours --batch", () => {
  it("answers every line, with the error of an invalid one", async () => {
    const input = [
      '{"id":13577,"at":"2026-07-25T14:30"}',
      "nee",
      "null",
      '{"id":"13577","at":"2026-07-25T14:30"}',
      '{"id":13577,"at":"25 juli"}',
      '{"id":13577,"at":"2026-02-30T10:00"}',
      '{"id":2,"at":"2026-07-25T14:30"}',
      "",
      '{"id":13577,"at":"2026-07-25T20:00"}',
      '{"id":1504,"at":"2026-07-25T20:00"}',
      '{"id":13577,"at":"2026-12-29T12:00"}',
    ].join("\r\n");
    const { code, lines } = await run(["--hours", "--batch"], input);
    expect(lines).toEqual([
      expect.stringMatching(
        /^\{"id":13577,"state":"operated","until":"19:00","notes":\[".*recreatievaart.*"\]\}$/,
      ),
      '{"error":"this line is not JSON"}',
      '{"error":"id must be a number"}',
      '{"error":"id must be a number"}',
      '{"error":"at must be a time such as \\"2026-07-25T14:30\\""}',
      '{"error":"at must be a time such as \\"2026-07-25T14:30\\""}',
      '{"error":"no bridge or lock has id 2"}',
      expect.stringMatching(/^\{"id":13577,"state":"closed","until":null,"notes":\[".+"\]\}$/),
      '{"id":1504,"state":"unknown","until":null,"notes":[]}',
      expect.stringMatching(/^\{"id":13577,"state":"operated","until":null,"notes":\[".+"\]\}$/),
    ]);
    expect(code).toBe(0);
  });
});

it("believes a whole day only where the days beside it do", async () => {
  const cases: readonly { id: number; at: string; state: string; until?: string | null }[] =
    JSON.parse(readFileSync("tools/corpus/hours.json", "utf8"));
  const input = cases.map(({ id, at }) => JSON.stringify({ id, at })).join("\n");
  const { lines } = await run(["--hours", "--batch"], input);
  const answers = lines.map((line) => {
    const { id, state, until } = JSON.parse(line);
    return { id, state, until };
  });
  expect(answers).toEqual(cases.map(({ id, state, until = null }) => ({ id, state, until })));
});

it("names the year of the schedule for a time after it", async () => {
  const { lines } = await run(["--hours", "--batch"], '{"id":13577,"at":"2027-07-24T14:30"}');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ id: 13577, scheduleOf: 2026 }]);
});

it("gives the notes of the operator as they are, so that a barred time is not missed", async () => {
  // Wednesday 17:00: both bridges bar pleasure craft from 16:00 to 18:00.
  const input = [13577, 35034].map((id) => `{"id":${id},"at":"2026-11-25T17:00"}`).join("\n");
  const { lines } = await run(["--hours", "--batch"], input);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      state: "operated",
      notes: expect.arrayContaining([expect.stringMatching(BARRED)]),
    });
  }
});

/** The restriction, with the line breaks of the source. */
const BARRED = /^Spitsuursluiting.*:\n.*recreatievaart: .* 16[:.]00 .*- 18[:.]00/s;

describe("npm run fairway -- --near", () => {
  it("lists the objects there, nearest first", async () => {
    const { code, lines } = await run(["--near", "51.99,4.37", "--radius", "2500"]);
    const found = lines.map((line) => JSON.parse(line));
    expect(found[0]).toMatchObject({
      id: 13577,
      name: "Kruithuisbrug",
      kind: "bridge",
      lat: 51.99196,
      lng: 4.37077,
      clearanceMeters: 5.47,
      widthMeters: 11.8,
      vhf: ["18"],
    });
    expect(found.map(({ name }) => name)).toContain("Sint Sebastiaansbrug");
    expect(code).toBe(0);
  });

  it("writes an unknown clearance as null", async () => {
    const { lines } = await run(["--near", "51.90332,4.34722", "--radius", "10"]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { name: "Delflandse Buitensluis", kind: "lock", clearanceMeters: null, widthMeters: 10 },
    ]);
  });

  it.each([
    ["51.99"],
    ["51.99,"],
    ["noord,oost"],
    ["95,4"],
    ["51.99,4.37", "ver"],
    ["51.99,4.37", "-5"],
    ["51.99,4.37", ""],
  ])("gives one line with an error for %s %s", async (near, radius = "1000") => {
    const { code, lines } = await run(["--near", near, `--radius=${radius}`]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] as string)).toEqual({ error: expect.any(String) });
    expect(code).toBe(1);
  });
});

it.each([[[]], [["--hours"]], [["--batch", "--near", "1,1"]], [["--tides"]]])(
  "says how it is used when asked %j",
  async (args) => {
    const { code, lines, complaints } = await run(args);
    expect([code, lines, complaints[0]?.slice(0, 7)]).toEqual([2, [], "npm run"]);
  },
);

describe("npm run fairways", () => {
  const OBJECT = {
    t: "B",
    id: 7,
    n: " Brug ",
    c: "",
    fw: "Schie",
    lat: 52,
    lon: 4,
    open: 1,
    rem: 0,
    ot: 3,
    hf: -0.12,
    hm: 1.35,
    wm: 10.5,
    w: 10.5,
    vhf: ["Geen", " 18 "],
    tel: "",
    adm: "Provincie",
    admTel: "",
  };
  const ot = { "3": ["", [["0101", "1231", " op verzoek ", [[255, 0, 1439, ""]]]]] };

  it("reads bridges, and knows no clearance below the water and no channel named none", () => {
    const { objects, badClearances } = readBridgesAndLocks(
      JSON.stringify({ gen: 1, objs: [OBJECT], ot }),
      2026,
    );
    expect(objects).toMatchObject([
      {
        kind: "bridge",
        name: "Brug",
        fixedClearanceMeters: null,
        vhf: ["18"],
        closedClearanceMeters: 1.35,
        isMovable: true,
        schedule: { periods: [{ start: 101, end: 1231, note: "op verzoek" }] },
      },
    ]);
    expect(badClearances).toBe(1);
  });

  it("keeps the fields of a rule that it does not know", () => {
    const period = [
      "0101",
      "1231",
      "",
      [
        [63, 360, 1320, ""],
        [64, 0, 1439, "", false, { x: 1 }],
      ],
    ];
    const json = JSON.stringify({ gen: 1, objs: [OBJECT], ot: { "3": ["", [period]] } });
    const { objects } = readBridgesAndLocks(json, 2026);
    const mark = { lat: 52, lng: 4, kind: "light", isBeacon: false, name: "", light: "?" } as const;
    const facts = { source: "", licence: "", date: "2026-07-24", marks: [mark] };
    const file = readFairways(writeFairways({ ...facts, objects }));
    for (const { schedule } of [...objects, ...file.objects]) {
      expect(schedule?.periods[0]?.rules.map(({ otherFields }) => otherFields)).toEqual([
        undefined,
        '[false,{"x":1}]',
      ]);
    }
  });

  it("names the record that is not as expected", () => {
    const objs = [{ ...OBJECT, lat: "52" }];
    expect(() => readBridgesAndLocks(JSON.stringify({ gen: 1, objs, ot }), 2026)).toThrow(
      /lat of .*Brug/,
    );
  });

  it("joins a light with the buoy at its place", () => {
    const point = (lng: number, properties: object) => ({
      type: "Feature",
      properties,
      geometry: { type: "Point", coordinates: [lng, 52] },
    });
    const marks = readBuoysAndLights(
      JSON.stringify({
        features: [
          point(5, { t: "BOYLAT", n: "S 14", k: "bakboord" }),
          point(5, { t: "LIGHTS", l: "Fl. 5s" }),
          point(4, { t: "LIGHTS" }),
          point(6, { t: "BCNCAR", k: "noord" }),
          point(7, { t: "BOYSAW", n: "MW" }),
        ],
      }),
    );
    expect(marks).toMatchObject([
      { kind: "light", light: "?" },
      { kind: "port", name: "S 14", light: "Fl(?)5s", isBeacon: false },
      { kind: "north", isBeacon: true, light: "" },
      { kind: "safe-water", light: "" },
    ]);
  });

  it.each([
    [{ t: "BOYSPP", n: "ZWEM" }, "unknown"],
    [{ t: "BCNSPP" }, "unknown"],
    [{ t: "BOYLAT" }, "unknown"],
    [{ t: "BOYCAR", k: "nergens" }, "unknown"],
    [{ t: "BOYINB" }, "unknown"],
    [{ t: "BOYISD" }, "isolated-danger"],
    [{ t: "BCNISD" }, "isolated-danger"],
    [{ t: "BCNSAW" }, "safe-water"],
    [{ t: "BOYLAT", k: "voorkeur SB" }, "preferred-channel"],
    [{ t: "BOYLAT", k: "voorkeur BB" }, "preferred-channel"],
  ])("reads %j as %s", (properties, kind) => {
    const geometry = { type: "Point", coordinates: [5, 52] };
    const features = [{ type: "Feature", properties, geometry }];
    expect(readBuoysAndLights(JSON.stringify({ features }))).toMatchObject([{ kind }]);
  });
});
