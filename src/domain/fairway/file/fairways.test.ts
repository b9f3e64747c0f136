import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fairwayIndex } from "#domain/fairway/fairway-index.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import {
  clearanceMeters,
  clearanceNotation,
  hasDoubtfulClearance,
} from "#domain/fairway/passage/clearance.ts";
import { noteWithNumbers, phoneNumbers } from "#domain/fairway/phone-numbers.ts";
import { writeFairways } from "../../../../tools/fairways/write-fairways.ts";
import { FairwaysFormatError, readFairways } from "./read-fairways.ts";

const JSON_TEXT = readFileSync(
  new URL("../../../../public/nautical/vaarwegen.json", import.meta.url),
  "utf8",
);
const COUNTRY = readFairways(JSON_TEXT);

function named(name: string): FairwayObject {
  const found = COUNTRY.objects.find((object) => object.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

describe("the bridges, locks and marks of the app", () => {
  it("cover the whole country, with their source and date", () => {
    const { objects, marks, leftOutCount, source, licence, date } = COUNTRY;
    expect(objects.filter(({ kind }) => kind === "bridge")).toHaveLength(3695);
    expect(objects.filter(({ kind }) => kind === "lock")).toHaveLength(376);
    expect(objects.filter((one) => one.kind === "bridge" && one.isMovable)).toHaveLength(1491);
    expect(marks.length).toBeGreaterThan(8000);
    expect(marks.filter(({ light }) => light !== "").length).toBeGreaterThan(3500);
    expect(leftOutCount).toBe(0);
    expect([licence, date]).toEqual(["CC0-1.0", "2026-07-24"]);
    expect(source).toContain("Rijkswaterstaat");
  });

  it("are at most 350 kB, with either compression", { tags: "long" }, () => {
    expect(gzipSync(JSON_TEXT).length).toBeLessThan(350_000);
    expect(brotliCompressSync(JSON_TEXT).length).toBeLessThan(350_000);
  });

  it("are written as they are read", () => {
    expect(writeFairways(COUNTRY)).toBe(JSON_TEXT);
  });

  it("have the data of the source around Delft and Vlaardingen", () => {
    expect(named("Abtswoudsebrug")).toMatchObject({
      isMovable: true,
      closedClearanceMeters: 1.35,
      vhf: ["18"],
      phone: "070-4417720",
    });
    expect(named("Sint Sebastiaansbrug")).toMatchObject({
      fixedClearanceMeters: 4.62,
      closedClearanceMeters: 4.53,
      isRemote: true,
    });
    expect(named("Vlaardinger Driesluizen")).toMatchObject({
      kind: "lock",
      lengthMeters: 24,
      chambers: 1,
      widthMeters: 4.8,
    });
    expect(named("Delflandse Buitensluis")).toMatchObject({ lengthMeters: 48, widthMeters: 10 });
  });
});

it("doubts a movable span that is far lower than another part of the same bridge", () => {
  const doubtful = COUNTRY.objects.filter(hasDoubtfulClearance).map(({ name }) => name);
  expect(named("Erasmusbrug Zuid Rotterdam")).toMatchObject({
    closedClearanceMeters: 1.28,
    besideClearanceMeters: 10.08,
  });
  expect(doubtful).toContain("Erasmusbrug Zuid Rotterdam");
  expect(doubtful).toHaveLength(5);
});

describe("clearanceNotation", () => {
  it("is in decimetres, rounded down, and marks movable bridges", () => {
    expect(clearanceNotation(named("Abtswoudsebrug"))).toBe("BB H13 W105");
    expect(clearanceNotation(named("Kruithuisbrug"))).toBe("BB H54 W104");
    expect(clearanceNotation(named("Delflandse Buitensluis"))).toBe("W100");
    const fixed = { ...named("Abtswoudsebrug"), isMovable: false, fixedClearanceMeters: 2.7 };
    expect(clearanceNotation(fixed)).toBe("H27 W105");
  });

  it("leaves out unknown values", () => {
    const unknown = {
      ...named("Kruithuisbrug"),
      fixedClearanceMeters: null,
      closedClearanceMeters: null,
    };
    expect(clearanceMeters(unknown)).toBeNull();
    expect(clearanceNotation(unknown)).toBe("BB W104");
  });
});

describe("readFairways", () => {
  const problemOf = (json: string): string => {
    try {
      readFairways(json);
      return "none";
    } catch (error) {
      return error instanceof FairwaysFormatError ? error.problem : String(error);
    }
  };

  it("refuses another kind of file, a newer version, and damaged data", () => {
    expect(problemOf("<html>")).toBe("not-fairways");
    expect(problemOf("null")).toBe("not-fairways");
    expect(problemOf('{"format":"x"}')).toBe("not-fairways");
    expect(problemOf(JSON_TEXT.replace('"version":1', '"version":2'))).toBe("newer-version");
    expect(problemOf(JSON_TEXT.replace('"flags":"', '"flags":"0'))).toBe("damaged");
    expect(problemOf(JSON_TEXT.replace('"schedules":', '"x":'))).toBe("damaged");
  });

  it("leaves out and counts records off the earth", () => {
    const columns = JSON.parse(JSON_TEXT);
    columns.marks.lat[columns.marks.lat.length - 1] = 1e9;
    expect(readFairways(JSON.stringify(columns)).leftOutCount).toBe(1);
  });

  it("reads marks of later files as unknown, and those of earlier ones without the preferred side", () => {
    const columns = JSON.parse(JSON_TEXT);
    columns.marks.kind = `?ytq${columns.marks.kind.slice(4)}`;
    columns.marks.light[1] = columns.texts.push("Fl. 10s");
    const { marks } = readFairways(JSON.stringify(columns));
    expect(marks.slice(0, 4).map(({ kind }) => kind)).toEqual([
      ...(["unknown", "unknown", "preferred-channel", "preferred-channel"] as const),
    ]);
    expect(marks[1]?.light).toBe("Fl(?)10s");
  });
});

describe("fairwayIndex", () => {
  it("finds nearby objects, nearest first", () => {
    const index = fairwayIndex(COUNTRY);
    const found = index.objectsNear({ lat: 51.99, lng: 4.37 }, 2500);
    const names = found.map(({ object }) => object.name);
    expect(names[0]).toBe("Kruithuisbrug");
    expect(names).toContain("Abtswoudsebrug");
    const distances = found.map(({ distanceMeters }) => distanceMeters);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(2500);
    const inBox = index.objectsIn([4.36, 51.99, 4.372, 52.01]).map(({ name }) => name);
    expect(inBox).toEqual(expect.arrayContaining(["Kruithuisbrug", "Abtswoudsebrug"]));
    expect(index.marksNear({ lat: 51.44, lng: 3.5 }, 5000).length).toBeGreaterThan(3);
  });

  it("finds nothing in an empty country", () => {
    const empty = { ...COUNTRY, objects: [], marks: [] };
    expect(fairwayIndex(empty).objectsNear({ lat: 52, lng: 5 }, 1e6)).toEqual([]);
  });
});

it("finds the telephone numbers in a note, and takes no times and dates for them", () => {
  const digits = (note: string) =>
    noteWithNumbers(note).flatMap((piece) => (piece.digits === null ? [] : [piece.digits]));
  expect(digits("Bel 06 55440497\n24 uur vooraf, of 0800-1234.")).toEqual([
    "0655440497",
    "08001234",
  ]);
  expect(digits("via 06 - 11 80 91 63 of +31 (0)20 123 4567 (14020)")).toEqual([
    "0611809163",
    "+31201234567",
    "14020",
  ]);
  expect(digits("06.00 – 22.00 uur, 07.00-08.30 12.00 en 01-04-2026 t/m 30-09-2026")).toEqual([]);
  const note = "Bel 033-2451207 (brug).";
  expect(
    noteWithNumbers(note)
      .map(({ text }) => text)
      .join(""),
  ).toBe(note);
});

it.each([
  ["Bel 01-04-2026 - 30-09-2026 om 22:00-06:00", []],
  ["01-04-2026 30-09-2026, 8.00-17.30, 06:30 – 21:30 en 08.00 12 00 13 00", []],
  ["9 digits 06-1234567, 11 digits 06-123456789", []],
  ["06.12345678 of 06.12.34.56.78", ["0612345678", "0612345678"]],
  ["(020) 1234567 of (0522)123456", ["0201234567", "0522123456"]],
  ["14020, 14 0513 of (0513) 617 617", ["14020", "140513", "0513617617"]],
  ["tel.06-12345678, Tel:020 1234567", ["0612345678", "0201234567"]],
  ["+32 475 12 34 56 - 06-12345678", ["+32475123456", "0612345678"]],
  [
    "0049 170 1234567 / +44 (0)20 7946 0958 / 0031 6 12345678",
    ["+491701234567", "+442079460958", "+31612345678"],
  ],
  // Where the one ends and the other begins is not certain.
  ["+32 475 12 34 56 475 12 34 57", []],
  ["+32 0475 123456", ["+320475123456"]],
] as const)("finds the numbers of %j", (note, expected) => {
  const found = noteWithNumbers(note).flatMap(({ digits }) => digits ?? []);
  expect(found).toEqual(expected);
});

it("finds the numbers in the telephone field of the source", () => {
  const digits = (text: string) => phoneNumbers(text).map((number) => number.digits);
  expect(digits("070-4417720")).toEqual(["0704417720"]);
  expect(digits("010–2484333")).toEqual(["0102484333"]);
  expect(digits("088-7974220/088-7974221(telefax)")).toEqual(["0887974220", "0887974221"]);
  expect(digits("+31 (0)20 123 4567")).toEqual(["+31201234567"]);
  expect(digits("14020")).toEqual(["14020"]);
  expect(digits("geen")).toEqual([]);
  expect(digits("Jan (8.00-17.30) 06-12345678")).toEqual(["0612345678"]);
  expect(digits("06-12345678 - 06-87654321")).toEqual(["0612345678", "0687654321"]);
  expect(digits("06 12345678 06 12345678 +31612345678")).toEqual(["0612345678", "+31612345678"]);
  expect(digits("0170 1234567")).toEqual(["01701234567"]);
  expect(digits("4417720 4417721")).toEqual([]);
  expect(digits("8.00-17.30")).toEqual([]);
  expect(digits("06-1")).toEqual([]);
});
