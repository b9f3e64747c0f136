import { expect, it } from "vitest";
import { exchangedTrack, importedTrack } from "#domain/exchange/exchange-track.ts";
import { plainTrack } from "#domain/exchange/plain-track.fixture.ts";
import { nearestOnLine } from "#domain/tracks/nearest-on-line.ts";
import type { Track } from "#domain/tracks/track.ts";
import { fragmentData } from "./fragment-data.ts";
import { readTrackLink, trackLink } from "./track-link.ts";

const FACTS = { id: "a", contentHash: "a", addedAtMs: 1 };

/** A wavy recording of a few kilometres with a gap in the middle. */
function recording(count: number): Track {
  const places = Array.from(
    { length: count },
    (_, at) => [5 + at * 3e-5, 52 + Math.sin(at / 40) * 3e-3 + Math.sin(at) * 1e-5] as const,
  );
  const track = { ...plainTrack(places, [0, count / 2]), name: "Heide", color: "#ff0000" };
  return importedTrack({ kind: "track", track }, FACTS);
}

it("carries the line of a track with its gap, within the tolerance and a metre", () => {
  const track = recording(2000);
  const link = trackLink("https://app.example", track, 5);
  expect(link).toMatch(/^https:\/\/app\.example\/waypoints#t=1\./);
  const read = readTrackLink(link);
  const [received] = read.ok ? read.file.tracks : [];
  if (!received) throw new Error("no track");
  expect(received).toMatchObject({ name: "Heide", color: "#ff0000", timesMs: null });
  expect(received.lngs.length).toBeLessThan(200);
  expect(received.segmentStarts).toHaveLength(2);
  const { lngs, lats } = track.points;
  const offs = Array.from(lngs, (lng, at) => {
    const place = { lng, lat: lats[at] as number };
    return nearestOnLine(received, place)?.distanceMeters ?? Number.NaN;
  });
  expect(Math.max(...offs)).toBeLessThan(6);
  expect(Math.max(...offs)).toBeGreaterThan(1);
});

it("keeps the named points of a route", () => {
  const names = ["Start", "", "Kerk", "", "Eind"];
  const points = names.map((name, at) => ({ name, lng: 5 + at * 1e-3, lat: 52 }));
  const line = { kind: "route", route: { name: "Rondje", points } } as const;
  const read = readTrackLink(trackLink("", importedTrack(line, FACTS), 50));
  const [route] = read.ok ? read.file.routes : [];
  expect(route?.points.map(({ name, lng }) => [name, lng])).toEqual([
    ["Start", 5],
    ["Kerk", 5.002],
    ["Eind", 5.004],
  ]);
});

it("carries a route without anything else unchanged", () => {
  const points = [
    { name: "", lng: 5, lat: 52 },
    { name: "", lng: 5.1, lat: 52.1 },
  ];
  const track = importedTrack({ kind: "route", route: { name: "", points } }, FACTS);
  const read = readTrackLink(trackLink("", track, 2));
  expect(read.ok && read.file.routes).toEqual(
    [exchangedTrack(track)].map((one) => one.kind === "route" && one.route),
  );
});

it.each([
  ["nothing", {}],
  ["a list", []],
  ["another kind", { k: "area", l: [[5200000, 500000, 1, 1]] }],
  ["a single place", { k: "track", l: [[5200000, 500000]] }],
  ["half a place", { k: "track", l: [[5200000, 500000, 1]] }],
  ["a place off the earth", { k: "track", l: [[5200000, 500000, 9e9, 1]] }],
  ["a word for a number", { k: "track", l: [[5200000, 500000, "a", 1]] }],
  ["an empty segment", { k: "track", l: [[5200000, 500000, 1, 1], []] }],
])("refuses %s", (_what, content) => {
  const read = readTrackLink(`#t=${fragmentData(1, content)}`);
  expect(read).toEqual({ ok: false, reason: "damaged" });
});

it("takes markup as text, and leaves out an invalid color", () => {
  const content = { k: "track", n: "<b>x</b>", c: "red;}", l: [[5200000, 500000, 100, 100]] };
  const read = readTrackLink(`#t=${fragmentData(1, content)}`);
  expect(read.ok && read.file.tracks[0]).toMatchObject({ name: "<b>x</b>" });
  expect(read.ok && read.file.tracks[0]).not.toHaveProperty("color");
});
