import { expect, it } from "vitest";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { amsterdamTime, clockText } from "#domain/fairway/hours/local-time.ts";
import type { Schedule } from "#domain/fairway/hours/schedule.ts";
import {
  type Departure,
  fairwaysOfLegs,
  isBetterDeparture,
  obstaclesOf,
  passedObjects,
  type Voyage,
  voyageWaits,
} from "./fairway-legs.ts";

function bridge(name: string, heightMeters: number | null, isMovable = false): FairwayObject {
  return {
    kind: "bridge",
    name,
    isMovable,
    lengthMeters: null,
    movableWidthMeters: null,
    fixedClearanceMeters: heightMeters,
    closedClearanceMeters: null,
    widthMeters: 8,
  } as unknown as FairwayObject;
}

// Two legs of 1,112 m northwards each.
const LEGS = [
  { line: Float64Array.of(4.36, 52, 4.36, 52.01) },
  { line: Float64Array.of(4.36, 52.01, 4.36, 52.02) },
];
const ALONG = [
  { object: bridge("hoog", 5), alongMeters: 100 },
  { object: bridge("laag", 2), alongMeters: 900 },
  { object: bridge("open", 1, true), alongMeters: 1300 },
  { object: { ...bridge("onbekend", null), widthMeters: 4 }, alongMeters: 2223.9 },
];
const VOYAGE = {
  departureMs: 0,
  speedKmh: 6,
  limits: { heightMeters: 3, widthMeters: 3, lengthMeters: null },
};

it("divides bridges over the legs, and says when each is passed", () => {
  const [first, second] = fairwaysOfLegs(LEGS, ALONG, VOYAGE);
  expect(first?.passed.map(({ object, atMs }) => [object.name, atMs / 60_000])).toEqual([
    ["hoog", 1],
    ["laag", 9],
  ]);
  expect(second?.passed.map(({ object }) => object.name)).toEqual(["open", "onbekend"]);
  expect([first?.lowestFixed?.name, first?.narrowestMeters]).toEqual(["laag", 8]);
  expect([second?.lowestFixed, second?.narrowestMeters]).toEqual([null, 4]);
});

it("lists the objects that the boat does not pass, and those of unknown size", () => {
  const states = obstaclesOf(fairwaysOfLegs(LEGS, ALONG, VOYAGE)).map(
    ({ object, passage }) => `${object.name} ${passage?.state}`,
  );
  expect(states).toEqual(["laag blocked", "onbekend unknown"]);
  expect(obstaclesOf(fairwaysOfLegs(LEGS, ALONG, { ...VOYAGE, limits: null }))).toEqual([]);
});

/** Every day from 09:00 to 12:00 and from 13:00 to 16:00 in Amsterdam. */
const HOURS: Schedule = {
  note: "",
  year: 2026,
  periods: [
    {
      start: 101,
      end: 1231,
      note: "",
      rules: [
        { days: 255, fromMinutes: 540, toMinutes: 720, note: "" },
        { days: 255, fromMinutes: 780, toMinutes: 960, note: "" },
      ],
    },
  ],
};
const operated = (name: string, schedule: Schedule | null = HOURS) => ({
  ...bridge(name, 1, true),
  schedule,
});
/** On Thursday 26 November 2026, a winter day: Amsterdam is an hour ahead of UTC. */
const at = (clock: string) => Date.parse(`2026-11-26T${clock}:00+01:00`);
const WAITING = [
  { object: operated("een"), alongMeters: 1000 },
  { object: operated("twee"), alongMeters: 19_000 },
];

it.each([
  // At 6 km/h the first is 10 minutes away, and the second 3 hours after it.
  ["08:50", ["none", "13:00"], 60],
  ["08:49", ["09:00", "13:00"], 61],
  ["08:50:30", ["none", "13:00"], 59.5],
  ["09:50", ["none", "none"], 0],
  ["15:55", ["next day 09:00", "next day 13:00"], 17 * 60 - 5 + 60],
] as const)("a boat that leaves at %s waits %j", (clock, waits, minutes) => {
  const voyage = { ...VOYAGE, departureMs: Date.parse(`2026-11-26T${clock}+01:00`) };
  const [leg] = fairwaysOfLegs([LEGS[0] as (typeof LEGS)[0]], WAITING, voyage);
  const shown = leg?.passed.map(({ wait }) => {
    if (wait.kind !== "until") return wait.kind;
    const day = wait.untilMs >= at("24:00") ? "next day " : "";
    return `${day}${clockText(amsterdamTime(wait.untilMs).minutes)}`;
  });
  expect(shown).toEqual(waits);
  expect(voyageWaits(leg?.passed ?? [], 20_000, voyage).waitMs / 60_000).toBeCloseTo(minutes, 6);
});

it("never calls a wait known where hours or the size of the boat are unknown", () => {
  const voyage = { ...VOYAGE, departureMs: at("02:00") };
  const kinds = (object: FairwayObject, limits: Voyage["limits"]) =>
    waitsOf([{ object, alongMeters: 100 }], { ...voyage, limits }).map(({ wait }) => wait.kind);
  expect(kinds(operated("zonder rooster", null), VOYAGE.limits)).toEqual(["unknown"]);
  expect(kinds(operated("boot onbekend"), null)).toEqual(["unknown"]);
  expect(kinds({ ...operated("hoog genoeg"), fixedClearanceMeters: 9 }, VOYAGE.limits)).toEqual([
    "none",
  ]);
  expect(kinds({ ...operated("sluis"), kind: "lock" }, null)).toEqual(["until"]);
  expect(kinds(bridge("vast", 9), VOYAGE.limits)).toEqual(["none"]);
  const never = { ...HOURS, periods: HOURS.periods.map((one) => ({ ...one, rules: [] })) };
  expect(kinds(operated("dicht", never), VOYAGE.limits)).toEqual(["closed"]);
});

it("prefers a departure that arrives at all, of known hours, with the least waiting, and the earliest", () => {
  const base = { departureMs: 0, arrivalMs: 0, waitMs: 0, unknownCount: 0, closedCount: 0 };
  const order: readonly Departure[] = [
    base,
    { ...base, departureMs: 1 },
    { ...base, waitMs: 60_000 },
    { ...base, unknownCount: 1 },
    { ...base, closedCount: 1 },
  ];
  for (const [index, one] of order.entries()) {
    for (const [other, two] of order.entries()) {
      expect(isBetterDeparture(one, two)).toBe(index < other);
    }
  }
});

it("lists each bridge in one leg, in the order of the route, as the whole voyage passes them", () => {
  const voyage = { ...VOYAGE, departureMs: at("08:50") };
  const along = [...ALONG, ...WAITING].toSorted((a, b) => a.alongMeters - b.alongMeters);
  expect(waitsOf(along, voyage)).toEqual(passedObjects(along, voyage));
});

function waitsOf(along: Parameters<typeof fairwaysOfLegs>[1], voyage: Voyage) {
  return fairwaysOfLegs(LEGS, along, voyage).flatMap(({ passed }) => passed);
}

it("never waits until before the arrival, in the hour that the clock shows twice", () => {
  const rules = [{ days: 255, fromMinutes: 150, toMinutes: 300, note: "" }];
  const schedule = { ...HOURS, periods: HOURS.periods.map((one) => ({ ...one, rules })) };
  // 02:10 for the second time on 25 October 2026, in winter time; the first 02:30 was 40 minutes earlier.
  const departureMs = Date.parse("2026-10-25T02:10:00+01:00");
  const along = [{ object: operated("nacht", schedule), alongMeters: 0 }];
  const voyage = { ...VOYAGE, departureMs };
  expect(voyageWaits(passedObjects(along, voyage), 0, voyage).waitMs).toBe(20 * 60_000);
});
