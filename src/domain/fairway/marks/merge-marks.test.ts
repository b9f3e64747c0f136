import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { markNamed, marksOfFixture } from "#domain/fairway/official/marks.fixture.ts";
import type { OfficialMarks } from "#domain/fairway/official/marks-file.ts";
import type { OfficialMark } from "#domain/fairway/official/official-mark.ts";
import { mergeMarks } from "./merge-marks.ts";

const COUNTRY = readFairways(
  readFileSync(new URL("../../../../public/nautical/vaarwegen.json", import.meta.url), "utf8"),
).marks;

function file(marks: readonly OfficialMark[], facts: Partial<OfficialMarks> = {}): OfficialMarks {
  return { source: "", date: "2026-09-01", areas: [], marks, ...facts };
}

function builtIn(mark: Partial<FairwayMark>): FairwayMark {
  return { lat: 52, lng: 5, kind: "port", isBeacon: false, name: "", light: "", ...mark };
}

function record(mark: Partial<OfficialMark>): OfficialMark {
  return { ...markNamed("ZW 14"), lat: 52, lng: 5, name: "", ...mark };
}

/** Some 11 m. */
const STEP = 0.0001;

describe("marks of the app and records", () => {
  it("are one mark where the data of the country has both", () => {
    const merged = mergeMarks(COUNTRY, [file(marksOfFixture())]);
    const found = (name: string) => merged.filter((mark) => mark.name === name);
    expect(found("ZOL 10A")).toMatchObject([{ kind: "port", official: { date: "2026-09-01" } }]);
    expect(found("ZOL-Gas 2")).toEqual([]);
    expect(found("ZOL-GAS 2")).toMatchObject([{ light: "" }]);
    // Five records are of marks with a name in the data of the app, five lie at a mark without one, and one is withdrawn.
    expect(merged).toHaveLength(COUNTRY.length - 10 + 23);
  });

  it("are one mark at the same place, unless their names differ", () => {
    const own = [builtIn({ name: "A 1" })];
    expect(mergeMarks(own, [file([record({ name: "A-1" })])])).toHaveLength(1);
    expect(mergeMarks(own, [file([record({})])])).toMatchObject([{ name: "A 1" }]);
    expect(mergeMarks(own, [file([record({ name: "B 1" })])])).toHaveLength(2);
    expect(mergeMarks([builtIn({})], [file([record({ lat: 52 + STEP })])])).toHaveLength(2);
  });

  it("are one mark that was moved", () => {
    const moved = record({ name: "A 1", lat: 52 + 20 * STEP });
    const merged = mergeMarks([builtIn({ name: "A 1" })], [file([moved])]);
    expect(merged).toMatchObject([{ lat: 52 + 20 * STEP }]);
    const far = record({ name: "A 1", lat: 52 + 60 * STEP });
    expect(mergeMarks([builtIn({ name: "A 1" })], [file([far])])).toHaveLength(2);
  });

  it("go with the record at their place, not with another one of their name that comes first", () => {
    const own = [builtIn({ name: "A 1", kind: "starboard", light: "Iso G 4s" })];
    const elsewhere = record({ name: "A 1", lat: 52 - 20 * STEP, isWithdrawn: true });
    const merged = mergeMarks(own, [file([elsewhere, record({ name: "A 1", character: "" })])]);
    expect(merged).toMatchObject([{ lat: 52, kind: "starboard", light: "Iso G 4s" }]);
  });

  it("are not there once the record says that the mark was withdrawn", () => {
    const withdrawn = record({ name: "A 1", isWithdrawn: true });
    const others = [builtIn({ name: "A 1" }), builtIn({ lat: 52.1 })];
    expect(mergeMarks(others, [file([withdrawn])])).toEqual([others[1]]);
  });

  it("have the light of the app where the record has none", () => {
    const merged = mergeMarks([builtIn({ light: "Iso. 4s" })], [file([record({})])]);
    expect(merged).toMatchObject([{ light: "Iso. 4s", official: { mark: { character: "" } } }]);
  });
});

it("takes the records of an area from the newest file that has all of it", () => {
  const older = file([record({ name: "weg" }), record({ name: "ver", lat: 53 })]);
  const newer = file([record({ name: "nieuw" })], {
    date: "2026-11-01",
    areas: [[4.9, 51.9, 5.1, 52.1]],
  });
  for (const files of [
    [older, newer],
    [newer, older],
  ]) {
    expect(mergeMarks([], files).map(({ name }) => name)).toEqual(["nieuw", "ver"]);
  }
});

it("changes nothing without records", () => {
  expect(mergeMarks(COUNTRY, [])).toEqual(COUNTRY);
});
