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

const texts = (facts: Partial<ReportWords>, damaged: readonly string[] = []) =>
  reportLines({ ...WHOLE, ...facts }, damaged, "foot").map(({ text }) => text);

test.each<[string, Partial<ReportWords>, string[]]>([
  [
    "ways and a straight part",
    { ways: { meters: 3000, missingMeters: 0, straightMeters: 394 } },
    [
      "De kaart staat op alle zoomniveaus op dit apparaat.",
      "Paden: alle wegen en paden van je route staan op dit apparaat.",
      "Recht: 394 m van je route volgt geen weg.",
    ],
  ],
  [
    "ways that are missing",
    { ways: { meters: 3000, missingMeters: 1200, straightMeters: 0 } },
    [
      "De kaart staat op alle zoomniveaus op dit apparaat.",
      "Paden: van 1,2 km staan de wegen niet op dit apparaat; daar hoor je geen straten en is er geen weg terug.",
    ],
  ],
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
    {
      network: {
        mode: "cycle",
        isPresent: false,
        gaps: [{ fromMeters: 0, toMeters: 2000 }],
        gapsBeside: [],
      },
    },
    [
      "De kaart staat op alle zoomniveaus op dit apparaat.",
      "Fietsnetwerk ontbreekt op km 0,0–2,0.",
    ],
  ],
  [
    "a plan of which all legs are there, beside which the network ends",
    {
      network: {
        mode: "walk",
        isPresent: true,
        gaps: [],
        gapsBeside: [{ fromMeters: 0, toMeters: 100 }],
      },
    },
    [
      "De kaart staat op alle zoomniveaus op dit apparaat.",
      "Wandelnetwerk: je hele route staat op dit apparaat.",
      "Bijplannen kan niet op km 0,0–0,1.",
    ],
  ],
])("says of %s what is there and what is missing", (_name, facts, lines) => {
  expect(texts(facts)).toEqual(lines);
});

test("sums several stretches, and names them on request", () => {
  const mapGaps = Array.from({ length: 5 }, (_, at) => ({
    fromMeters: at * 1000,
    toMeters: at * 1000 + 320,
    what: [14],
  }));
  const [first] = reportLines({ ...WHOLE, missingCount: 5, mapGaps }, [], "foot");
  expect(first?.text).toBe("Op 5 stukken, samen 1,6 km, heb je alleen de overzichtskaart.");
  expect(first?.details).toHaveLength(5);
  expect(first?.details[1]).toBe("km 1,0–1,3 (zoom 14)");
  const shallow = mapGaps.map((gap) => ({ ...gap, what: [11] }));
  expect(texts({ missingCount: 5, mapGaps: shallow })[0]).toBe(
    "Op 5 stukken, samen 1,6 km, ontbreekt er kaart.",
  );
});

test("names damaged areas first", () => {
  expect(texts({}, ["Kamp"])[0]).toMatch(/^Bewaard gebied Kamp is beschadigd/);
});
