import { expect, it } from "vitest";
import { decodeUtf8 } from "#domain/bytes/utf8.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import type { Patrol } from "#domain/route-sheet/route-sheets.ts";
import { type SheetRoute, type SheetStep, sheetRouteOf } from "#domain/route-sheet/sheet-step.ts";
import { TECHNIQUES } from "#domain/route-sheet/techniques.ts";
import { hikeFile, hikeLink, readHikeFile, readHikeLink } from "#domain/sharing/hike-parcel.ts";
import { SHEET_WORDS, turnText } from "#sentences/scouting/route-sheet.ts";
import { hikeOfPatrol } from "./hike-of-patrol.ts";
import { leaderPages } from "./patrol-pages.ts";
import type { PatrolSheets } from "./patrol-sheets.ts";

const ROUTE = sheetRouteOf(
  "Nachttocht",
  Float64Array.of(5, 52, 5, 52.01, 5.0162, 52.01, 5.0162, 52.02),
  false,
) as SheetRoute;

/** A junction where the route turns sharp left, which no sheet says in words. */
function stepAt(number: number, alongMeters: number): SheetStep {
  const place = { lat: 52 + alongMeters / 111_200, lng: 5 };
  const arms = { inDegrees: 180, outDegrees: 230, otherDegrees: [90] };
  return { number, junction: { place, alongMeters, ...arms }, remark: "", legMeters: 500 };
}

const STEPS = [stepAt(1, 500), stepAt(2, 900)];

function sheetsOf(patrol: Partial<Patrol>): PatrolSheets {
  const settings = {
    paper: "A4",
    north: { north: "true", decimalYear: 2026.9 },
    tracingScale: 25_000,
  } as const;
  return {
    patrol: {
      id: "1",
      name: "",
      startMinutes: null,
      isReversed: false,
      startMeters: 0,
      stretches: [{ technique: "strip", untilMeters: null }],
      ...patrol,
    },
    input: { route: ROUTE, steps: STEPS, gaps: [], settings, words: SHEET_WORDS },
  };
}

const PRINT = {
  routeName: "Nachttocht",
  paper: "A4",
  phone: "06-12345678",
  speedKmh: 4,
  rules: "",
  isBook: true,
  hasLostNote: true,
} as const;

const OTHERS = [
  sheetsOf({ id: "2", name: "Dassen", startMinutes: 617 }),
  sheetsOf({ id: "3", name: "Bevers", startMinutes: 633, isReversed: true }),
];

it.each(TECHNIQUES)(
  "gives a patrol its sheets of %s, and nothing of the others or of the solution",
  (technique) => {
    const own = sheetsOf({
      name: "Vossen",
      startMinutes: 601,
      stretches: [{ technique, untilMeters: null }],
    });
    const hike = hikeOfPatrol(own, PRINT, { id: "one", hasSheets: true });
    const link = readHikeLink(hikeLink("", hike));
    const file = hikeFile(hike);
    expect(link).toEqual(readHikeFile(file));
    expect(link).toEqual({ ok: true, hike });
    const written = decodeUtf8(file);
    expect(written).toContain("Vossen");
    expect(written).toContain("10:01");
    const onPaperOfLeaders = [
      "Dassen",
      "Bevers",
      "10:17",
      "10:33",
      "Oplossing",
      "Wie is waar",
      turnText(-130),
    ];
    const leaders = JSON.stringify(leaderPages([own, ...OTHERS], PRINT));
    expect(onPaperOfLeaders.filter((secret) => !leaders.includes(secret))).toEqual([]);
    // A coordinate route names the places of its points, which is its rule.
    const places = STEPS.map(({ junction: { place } }) => `${Math.round(toRd(place)?.x ?? 0)}`);
    const secrets = [...onPaperOfLeaders, ...(technique === "coordinates" ? [] : places)];
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  },
);

it.each(["memory", "photos"] as const)(
  "leaves out the sheets of %s, which are on paper only",
  (technique) => {
    const stretches = [{ technique, untilMeters: null }];
    const { pages } = hikeOfPatrol(sheetsOf({ name: "Vossen", stretches }), PRINT, {
      id: "one",
      hasSheets: true,
    });
    // The cover, and the rules with how to read the sheets.
    expect(pages).toHaveLength(2);
  },
);

it("gives no line, post, hunt or sheet that was not ticked", () => {
  const hike = hikeOfPatrol(sheetsOf({ name: "Vossen" }), PRINT, { id: "one", hasSheets: false });
  expect(hike.pages).toEqual([]);
  expect(Object.keys(hike).toSorted()).toEqual([
    "box",
    "id",
    "lostPages",
    "name",
    "pages",
    "patrol",
    "phone",
    "startMinutes",
  ]);
  // Rounded to a hundredth of a degree, outwards.
  expect(hike.box).toEqual([5, 52, 5.02, 52.02]);
});
