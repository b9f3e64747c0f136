import { expect, it } from "vitest";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { nearestPlace } from "#domain/geodesy/nearest-place.ts";
import { passingOf } from "#domain/search/along-route.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { BULLETIN_LIMITS, bulletinAge } from "./bulletin.ts";
import {
  ASKED_AT_MS,
  INVENTED_BULLETIN,
  INVENTED_STATION,
  inventedNotice,
} from "./invented-bulletin.fixture.ts";
import { compareNotices, mayApplyWithin, noticeKind } from "./notice-kind.ts";
import { noticePlaces, noticesAlong, noticesAt, noticesNear } from "./notices-along.ts";
import { readBulletin } from "./read-bulletin.ts";
import { nextTides, tideHeightAt, tideRange } from "./tides.ts";
import { writeBulletin } from "./write-bulletin.ts";

const HOUR_MS = 3_600_000;

it("reads what it writes", () => {
  expect(readBulletin(writeBulletin(INVENTED_BULLETIN))).toEqual(INVENTED_BULLETIN);
  const nothing = { notices: null, tides: null, levels: null };
  expect(readBulletin(writeBulletin(nothing))).toEqual(nothing);
});

/** Returns the text of the file with a change to its JSON. */
function changed(
  change: (file: Record<string, Record<string, unknown> & { items: unknown[] }>) => void,
) {
  const file = JSON.parse(writeBulletin(INVENTED_BULLETIN));
  change(file);
  return JSON.stringify(file);
}

it.each(["", "[]", "null", '{"format":"other"}', `"${"x".repeat(BULLETIN_LIMITS.characters)}"`])(
  "refuses a text that is not a bulletin: %.20s",
  (text) => {
    expect(() => readBulletin(text)).toThrow("no bulletin");
  },
);

it("refuses a newer version", () => {
  expect(() => readBulletin('{"format":"scouting-map-bulletin","version":2}')).toThrow("newer app");
});

it("keeps the other parts of a file whose one part cannot be read, and never takes it for empty", () => {
  for (const part of [7, null, [], { items: [] }, { askedAtMs: "now", items: [] }]) {
    const text = changed((file) => Object.assign(file, { notices: part }));
    expect(readBulletin(text)).toEqual({ ...INVENTED_BULLETIN, notices: null });
  }
});

it.each([
  ["a place outside the earth", { line: [4, 520] }],
  ["half a place", { line: [4] }],
  ["no place", { line: [] }],
  ["a start that is no time", { startMs: 1e300 }],
  ["an end before its start", { endMs: 0 }],
])("leaves out and counts a notice with %s", (_, change) => {
  const text = changed(({ notices }) => notices?.items.push({ ...inventedNotice(), ...change }));
  const { notices } = readBulletin(text);
  expect([notices?.items.length, notices?.leftOutCount]).toEqual([1, 1]);
});

it("leaves out stations and gauges with implausible numbers", () => {
  const station = { name: "x", lat: 52, lng: 4, times: [1, 2], centimeters: [10, 20] };
  const gauge = { name: "x", lat: 52, lng: 4, atMs: 0, centimeters: 10 };
  const text = changed(({ tides, levels }) => {
    tides?.items.push(
      { ...station, times: [2, 1] },
      { ...station, times: [1] },
      { ...station, centimeters: [10, 999_999_999] },
    );
    levels?.items.push({ ...gauge, centimeters: 999_999_999 }, { ...gauge, lat: null });
  });
  const { tides, levels } = readBulletin(text);
  expect([tides?.items.length, tides?.leftOutCount]).toEqual([1, 3]);
  expect([levels?.items.length, levels?.leftOutCount]).toEqual([1, 2]);
});

it("bounds notices, their points and their texts, and counts the rest as left out", () => {
  const long = { ...inventedNotice(), line: Array(1000).fill(4), place: "\u202ebrug\n".repeat(90) };
  const many = Array(BULLETIN_LIMITS.notices + 2).fill(inventedNotice());
  const text = changed(({ notices }) =>
    Object.assign(notices as object, { items: [long, ...many] }),
  );
  const { notices } = readBulletin(text);
  expect([notices?.items.length, notices?.leftOutCount]).toEqual([BULLETIN_LIMITS.notices, 3]);
  expect(notices?.items[0]?.line).toHaveLength(2 * BULLETIN_LIMITS.points);
  expect(notices?.items[0]?.place).toMatch(/^brug brug .{1,190}$/);
});

it("calls a part old after a day, and says that a part from the future has no age", () => {
  const age = (hours: number) => bulletinAge(ASKED_AT_MS, ASKED_AT_MS + hours * HOUR_MS);
  expect([age(0), age(24), age(24.1), age(-0.1), age(-1)]).toEqual([
    "fresh",
    "fresh",
    "old",
    "fresh",
    "ahead",
  ]);
});

it("names the kind of a notice by its code, and an unknown code other", () => {
  const kinds = ["OBSTRU", "NOSERV", "CLEHEI", "NEWCODE", "", "constructor"].map((code) =>
    noticeKind({ code }),
  );
  expect(kinds).toEqual(["blocked", "no-service", "height", "other", "other", "other"]);
  const order = ["NEWCODE", "CLEHEI", "OBSTRU"].map((code) => inventedNotice({ code }));
  expect(order.toSorted(compareNotices).map(({ code }) => code)).toEqual([
    "OBSTRU",
    "CLEHEI",
    "NEWCODE",
  ]);
});

it("applies from its start to its end, or until further notice", () => {
  const notice = inventedNotice();
  const { startMs, endMs } = notice;
  const applies = (fromMs: number, toMs = fromMs) => mayApplyWithin(notice, fromMs, toMs);
  expect(applies(startMs - 1)).toBe(false);
  expect(applies(startMs)).toBe(true);
  expect(applies((endMs ?? 0) + 1)).toBe(false);
  // A boat that arrives before it, and waits until it has begun.
  expect(applies(startMs - 5, startMs)).toBe(true);
  expect(applies(startMs - 5, (endMs ?? 0) + 5)).toBe(true);
  const later = Date.parse("2030-01-01");
  expect(mayApplyWithin({ ...notice, endMs: null }, later, later)).toBe(true);
});

it("finds the notices on a line, at points and along stretches, and none beside it", () => {
  // 2 km of the Schie, with a point every kilometre.
  const line = Float64Array.of(4.3658, 52.0076, 4.3636, 52.0017, 4.3708, 51.992);
  const bridge = inventedNotice({ id: "bridge" });
  const past = inventedNotice({ id: "beside", line: [4.3646, 52.0017] });
  // Its ends lie beyond both ends of the line.
  const stretch = inventedNotice({
    id: "stretch",
    line: [4.3663, 52.00895, 4.3658, 52.0076, 4.3636, 52.0017],
  });
  const far = inventedNotice({ id: "far", line: [5, 53, 5.1, 53] });
  const found = noticesAlong(line, [far, past, bridge, stretch]);
  expect(found.map(({ notice }) => notice.id)).toEqual(["stretch", "bridge"]);
  expect(found[0]?.alongMeters).toBeCloseTo(0, 0);
  expect(found[1]?.alongMeters).toBeGreaterThan(600);
  expect(noticesAlong(Float64Array.of(4, 52), [bridge])).toEqual([]);
});

it("finds the notices at a bridge, the gravest first", () => {
  const object = { lat: 52.0017, lng: 4.3636, widthMeters: 10 } as FairwayObject;
  const notices = [
    inventedNotice({ id: "height", code: "CLEHEI" }),
    inventedNotice({ id: "blocked" }),
    inventedNotice({ id: "next bridge", line: [4.3708, 51.992] }),
  ];
  expect(noticesAt(object, notices).map(({ id }) => id)).toEqual(["blocked", "height"]);
});

const at = (clock: string) => Date.parse(`2026-11-26T${clock}:00+01:00`);

it("tells high from low water by the neighbours, and nothing of an even one", () => {
  const kinds = nextTides(INVENTED_STATION, at("03:01"), 9).map(({ kind }) => kind);
  expect(kinds).toEqual(["high", "low", "high"]);
  const even = { ...INVENTED_STATION, extremes: [0, 1, 2].map((x) => ({ atMs: x, meters: x })) };
  expect(nextTides(even, 0, 3).map(({ kind }) => kind)).toEqual(["low", null, "high"]);
  const one = { ...INVENTED_STATION, extremes: [{ atMs: 0, meters: 1 }] };
  expect(nextTides(one, 0, 3).map(({ kind }) => kind)).toEqual([null]);
});

it("counts how far the water falls and rises, and nothing beyond the data", () => {
  expect(tideHeightAt(INVENTED_STATION, at("02:59"))).toBeNull();
  expect(tideHeightAt(INVENTED_STATION, at("06:00"))).toBeCloseTo(0.25, 6);
  expect(tideHeightAt(INVENTED_STATION, at("09:00"))).toBe(1.1);
  expect(tideHeightAt(INVENTED_STATION, at("21:01"))).toBeNull();
  const range = tideRange(INVENTED_STATION, at("06:00"), 10 * HOUR_MS);
  expect([range?.lowest.atMs, range?.highest.atMs]).toEqual([at("15:00"), at("09:00")]);
  expect(range?.lowest.changeMeters).toBeCloseTo(-0.95, 6);
  expect(range?.highest.changeMeters).toBeCloseTo(0.85, 6);
  const rising = tideRange(INVENTED_STATION, at("15:00"), 5 * HOUR_MS);
  expect(rising?.lowest).toEqual({ atMs: at("15:00"), changeMeters: 0 });
  expect(rising?.highest.atMs).toBe(at("20:00"));
  expect(tideRange(INVENTED_STATION, at("15:00"), 24 * HOUR_MS)).toBeNull();
});

it("finds the nearest station within a distance", () => {
  const here = { lat: 51.97, lng: 4.12 };
  expect(nearestPlace(here, [INVENTED_STATION], 5000)?.place.name).toBe("Hoek van Holland");
  expect(nearestPlace(here, [INVENTED_STATION], 500)).toBeNull();
});

it("knows no height where the source lacks a low water, instead of a curve from high to high", () => {
  const [low, high, missing, nextHigh] = INVENTED_STATION.extremes;
  if (!low || !high || !missing || !nextHigh) throw new Error("The station has four extremes.");
  const gap = { ...INVENTED_STATION, extremes: [low, high, nextHigh] };
  expect(tideHeightAt(gap, missing.atMs)).toBeNull();
  expect(tideHeightAt(gap, high.atMs - HOUR_MS)).not.toBeNull();
  expect(tideRange(gap, high.atMs - HOUR_MS, 13 * HOUR_MS)).toBeNull();
  expect(tideRange(gap, high.atMs, 12 * HOUR_MS)).toBeNull();
  expect(tideRange(INVENTED_STATION, high.atMs, 12 * HOUR_MS)?.lowest.atMs).toBe(missing.atMs);
});

function placesIn(line: Float64Array) {
  return noticePlaces(inventedNotice({ line: [...line] }));
}

it("finds the same notices as a look at every point, however far from the line most of it is", () => {
  const random = seededRandom(60);
  const near = (degrees: number) => (random() - 0.5) * degrees;
  const line = Float64Array.from({ length: 400 }, (_, at) =>
    at % 2 === 0 ? 4 + at * 0.001 : 52 + 0.1 * Math.sin(at / 40),
  );
  const notices = Array.from({ length: 120 }, (_, number) => {
    const at = 2 * Math.floor(random() * 200);
    const [lng, lat] = [(line[at] as number) + near(0.004), (line[at + 1] as number) + near(0.003)];
    const stretch = [lng + near(0.05), lat + near(0.05)];
    return inventedNotice({
      id: `${number}`,
      line: [lng, lat, ...(number % 2 === 0 ? stretch : [])],
    });
  });
  const onRoute = passingOf(line, 60);
  const expected = notices.filter((notice) => {
    const onStretch = passingOf(Float64Array.from(notice.line), 60);
    const isOnStretch = placesIn(line).some((place) => onStretch(place) !== null);
    const isAtPoint = noticePlaces(notice).some((place) => onRoute(place) !== null);
    return isAtPoint || (notice.line.length > 2 && isOnStretch);
  });
  const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).toSorted();
  const found = noticesAlong(line, notices).map(({ notice }) => notice);
  expect(ids(found)).toEqual(ids(expected));
  expect([expected.length > 20, expected.length < 100]).toEqual([true, true]);
  let aroundCount = 0;
  for (const place of placesIn(line).slice(0, 3)) {
    const around = notices.filter((notice) =>
      noticePlaces(notice).some((point) => distanceMeters(place, point) <= 280),
    );
    expect(ids(noticesNear(place, notices, 280))).toEqual(ids(around));
    aroundCount += around.length;
  }
  expect(aroundCount).toBeGreaterThan(0);
});

it("finds a stretch whose sides a route only touches", () => {
  const stretch = inventedNotice({ line: [5, 52, 5, 52.02] });
  const routeUpTo = (lng: number) => Float64Array.of(5.02, 52.01, lng, 52.01);
  expect(noticesAlong(routeUpTo(5.00085), [stretch])).toHaveLength(1);
  expect(noticesAlong(routeUpTo(5.0009), [stretch])).toEqual([]);
});
