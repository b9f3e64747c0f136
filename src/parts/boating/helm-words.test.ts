import { expect, it } from "vitest";
import { helmReading } from "#domain/steering/helm-reading.ts";
import { HELM_WORDS } from "./helm-words.ts";

const HERE = { lat: 52.6, lng: 5.2 };
/** 1,112 m north. */
const MARK = { lat: 52.61, lng: 5.2 };
const BY = { mark: MARK, leg: { from: { lat: 52.59, lng: 5.2 }, to: MARK } };
const NOON = new Date(2026, 10, 24, 12, 0).getTime();

const LIMIT = { meters: 100, basis: "default" } as const;

const words = (speedMps: number | null, courseDegrees: number | null, place = HERE) => {
  const reading = helmReading(place, { speedMps, courseDegrees }, BY);
  return {
    speed: HELM_WORDS.speed(reading),
    course: HELM_WORDS.course(reading),
    bearing: HELM_WORDS.bearing(reading),
    distance: HELM_WORDS.distance(reading),
    crossTrack: HELM_WORDS.crossTrack(reading, LIMIT),
    madeGood: HELM_WORDS.madeGood(reading),
    arrival: HELM_WORDS.arrival(reading, NOON),
  };
};

it("uses knots, nautical miles and bearings of three digits", () => {
  expect(words(3, 5)).toEqual({
    speed: { value: "5,8", unit: "kn" },
    course: { value: "005°" },
    bearing: { value: "000°", note: "◀ 5° naar bakboord" },
    distance: { value: "0,60", unit: "NM" },
    crossTrack: { value: "0", unit: "m", note: "op de lijn · grens 100\u00a0m, standaard" },
    madeGood: { value: "5,8", unit: "kn" },
    arrival: { value: "12:06" },
  });
});

it("says which way to steer, near in metres and far in nautical miles", () => {
  const right = words(3, 0, { lat: 52.6, lng: 5.201 }).crossTrack;
  expect(right).toEqual({
    value: "68",
    unit: "m",
    note: "rechts van de lijn: stuur links · grens 100\u00a0m, standaard",
  });
  const left = words(3, 0, { lat: 52.6, lng: 5.19 }).crossTrack;
  expect(left).toEqual({
    value: "0,37",
    unit: "NM",
    note: "links van de lijn: stuur rechts · buiten de grens van 100\u00a0m",
    isBeyond: true,
  });
});

it("says how far to turn, to which side, and nothing without a course", () => {
  const noteAt = (courseDegrees: number | null) => words(3, courseDegrees).bearing.note;
  expect([342, 358, 2, 18, 181].map(noteAt)).toEqual([
    "18° naar stuurboord ▶",
    "op koers",
    "op koers",
    "◀ 18° naar bakboord",
    "179° naar stuurboord ▶",
  ]);
  expect(noteAt(null)).toBeUndefined();
});

it("has no arrival while the distance to the mark grows, or the boat lies still", () => {
  expect(words(3, 180).arrival).toEqual({ value: "–", note: "komt niet dichterbij" });
  expect(words(3, 180).madeGood).toEqual({ value: "-5,8", unit: "kn" });
  const still = words(0, null);
  expect(still.speed).toEqual({ value: "0,0", unit: "kn" });
  for (const name of ["course", "madeGood", "arrival"] as const) {
    expect(still[name], name).toEqual({ value: "–", note: "je ligt stil" });
  }
});

it("says that a boat lies still only when it does, and otherwise that the number is not measured", () => {
  for (const name of ["course", "madeGood", "arrival"] as const) {
    expect(words(4, null)[name], name).toEqual({ value: "–", note: "niet gemeten" });
  }
  expect(words(null, null).speed).toEqual({ value: "–", note: "niet gemeten" });
});

it("keeps the last bearing and distance without a signal, with their age", () => {
  const last = { distanceMeters: 1112, bearing: 0, ageMs: 23_000 };
  expect(HELM_WORDS.bearing(null, last)).toEqual({
    value: "000°",
    note: "23 s geleden",
    isOld: true,
  });
  expect(HELM_WORDS.distance(null, last)).toMatchObject({ value: "0,60", unit: "NM", isOld: true });
});

it("reports a missing signal", () => {
  const { arrival, bearing, distance, crossTrack, ...others } = HELM_WORDS;
  const shown = [
    ...Object.values(others).map((read) => read(null)),
    ...[bearing(null), distance(null), crossTrack(null, LIMIT), arrival(null, NOON)],
  ];
  expect(new Set(shown.map(({ note }) => note))).toEqual(new Set(["geen signaal"]));
});
