import { expect, test } from "vitest";
import { type ReportWords, reportLines } from "./coverage.ts";

const WHOLE: ReportWords = {
  neededCount: 20,
  missingCount: 0,
  zooms: [],
  lineMeters: 5000,
  mapGaps: [],
  network: null,
};

test.each<[string, Partial<ReportWords>, string[]]>([
  ["everything", {}, ["De kaart staat op alle zoomniveaus op dit apparaat."]],
  [
    "a stretch without a map",
    { missingCount: 3, mapGaps: [{ fromMeters: 1200, toMeters: 3460, what: [12, 14, 13] }] },
    ["Kaart ontbreekt op km 1,2–3,5 (zoom 12 t/m 14)."],
  ],
  [
    "a line without a map",
    { missingCount: 9, mapGaps: [{ fromMeters: 0, toMeters: 5000, what: [11, 14] }] },
    ["Kaart ontbreekt op de hele lijn (zoom 11 en 14)."],
  ],
  [
    "a view",
    { lineMeters: null, missingCount: 4, zooms: [{ zoom: 14, missingCount: 4 }] },
    ["Van 20 kaarttegels ontbreken er 4, op zoom 14."],
  ],
  [
    "a network",
    { network: { mode: "cycle", isPresent: false, gaps: [{ fromMeters: 0, toMeters: 2000 }] } },
    [
      "De kaart staat op alle zoomniveaus op dit apparaat.",
      "Fietsnetwerk ontbreekt op km 0,0–2,0.",
    ],
  ],
])("says of %s what is there and what is missing", (_name, facts, lines) => {
  expect(reportLines({ ...WHOLE, ...facts }, [], "foot")).toEqual(lines);
});

test("names damaged areas first, and counts what is too much to name", () => {
  const mapGaps = Array.from({ length: 7 }, (_, at) => ({
    fromMeters: at * 1000,
    toMeters: at * 1000 + 400,
    what: [14],
  }));
  const lines = reportLines({ ...WHOLE, missingCount: 7, mapGaps }, ["Kamp"], "foot");
  expect(lines[0]).toMatch(/^Bewaard gebied Kamp is beschadigd/);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe("En nog 3 stukken.");
});
