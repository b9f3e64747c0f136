import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type ExchangeFile,
  type ExchangeRoute,
  type ExchangeTrack,
  type ImportResult,
  trackPointCount,
} from "./exchange-file.ts";
import { readFile } from "./read/read-file.ts";

/** A few files of our own, and files of other people and devices, which are not part of the project. */
const CORPORA = ["tools/corpus", "../shared/corpus"].filter((folder) =>
  existsSync(`${folder}/truth.json`),
);
const LIST = "docs/formats/imported-files.md";

interface Truth {
  readonly file: string;
  readonly kind: "gpx" | "kml" | "kmz" | "tcx" | "geojson" | "json";
  readonly counts: Readonly<Record<string, number>>;
  readonly points_bad_coord: number;
  readonly positions: number;
  readonly bad_positions: number;
  readonly names: Readonly<Record<"wpt" | "trk" | "rte", readonly string[] | undefined>>;
  readonly segment_point_counts: readonly number[];
  readonly points_with_ele: number;
  readonly trkpts_with_time: number;
  readonly first_kml?: { readonly counts: Readonly<Record<string, number>> };
}

interface Counts {
  readonly waypoints: number;
  readonly tracks: number;
  readonly trackPoints: number;
  readonly routes: number;
  readonly routePoints: number;
  readonly bad: number;
}

const NOTHING: Counts = {
  waypoints: 0,
  tracks: 0,
  trackPoints: 0,
  routes: 0,
  routePoints: 0,
  bad: 0,
};

const results = new Map<string, ImportResult>();

/** Returns the result of reading a file; each is read once. */
function read(path: string): ImportResult {
  const result = results.get(path) ?? readFile(readFileSync(path));
  results.set(path, result);
  return result;
}

/** Returns the independent counts for the files in a folder, with its name before theirs. */
function truthsIn(folder: string): readonly Truth[] {
  const { files }: { readonly files: readonly Truth[] } = JSON.parse(
    readFileSync(`${folder}/truth.json`, "utf8"),
  );
  return files.map((truth) => ({ ...truth, file: `${folder}/${truth.file}` }));
}

function countsOf(result: ImportResult): Counts {
  return result.ok ? countsOfFile(result.file) : NOTHING;
}

function countsOfFile({ waypoints, tracks, routes, leftOut }: ExchangeFile): Counts {
  return {
    waypoints: waypoints.length,
    tracks: tracks.length,
    trackPoints: tracks.reduce((sum, track) => sum + trackPointCount(track), 0),
    routes: routes.length,
    routePoints: routes.reduce((sum, { points }) => sum + points.length, 0),
    bad: leftOut.badCoordinates + leftOut.unreadCoordinates + leftOut.pointsAtZero,
  };
}

/** Returns whether our numbers agree with the truth, where it states any. */
function agrees(truth: Truth): boolean {
  const ours = countsOf(read(truth.file));
  if (truth.kind === "gpx") return agreesOnGpx(ours, truth);
  if (truth.kind === "tcx") return agreesOnTcx(ours, truth);
  if (truth.kind === "kml") return agreesOnKml(ours, truth.counts);
  if (truth.kind === "kmz") return agreesOnKml(ours, truth.first_kml?.counts ?? {});
  return ours.waypoints + ours.trackPoints === truth.positions - truth.bad_positions;
}

function agreesOnGpx(ours: Counts, { counts, points_bad_coord }: Truth): boolean {
  const points = ours.waypoints + ours.trackPoints + ours.routePoints;
  const written = (counts["wpt"] ?? 0) + (counts["trkpt"] ?? 0) + (counts["rtept"] ?? 0);
  return (
    ours.tracks === counts["trk"] &&
    ours.routes === counts["rte"] &&
    ours.bad === points_bad_coord &&
    points === written - points_bad_coord &&
    ours.waypoints <= (counts["wpt"] ?? 0) &&
    ours.trackPoints <= (counts["trkpt"] ?? 0) &&
    ours.routePoints <= (counts["rtept"] ?? 0)
  );
}

function agreesOnTcx(ours: Counts, { counts }: Truth): boolean {
  return (
    ours.trackPoints + ours.bad === counts["trackpoints_with_position"] &&
    ours.waypoints === counts["coursepoints"]
  );
}

/** Compares points and the places of all lines, without those that are not on earth. */
function agreesOnKml(ours: Counts, counts: Readonly<Record<string, number>>): boolean {
  const { points = 0, coord_tuples = 0, gx_coords = 0 } = counts;
  const places = ours.waypoints + ours.trackPoints + ours.bad;
  return ours.waypoints + ours.bad >= points && places === coord_tuples + gx_coords;
}

describe.each(CORPORA)("the corpus in %s", (folder) => {
  const truths = truthsIn(folder);
  const least = { gpx: 99, tcx: 95, geojson: 95, kml: 90, kmz: 90 };

  for (const [kind, percentage] of Object.entries(least)) {
    const files = truths.filter((truth) => truth.kind === kind || `geo${truth.kind}` === kind);
    if (files.length === 0) continue;
    const others = files.filter((truth) => !agrees(truth)).map(({ file }) => file);
    const reached = (100 * (files.length - others.length)) / files.length;

    test(`at least ${percentage} % of ${kind} files give what an independent count says: ${reached.toFixed(1)} % of ${files.length}`, () => {
      expect(others).toSatisfy(() => reached >= percentage);
    });

    test(`every ${kind} file with another result is explained in ${LIST}`, () => {
      const explained = readFileSync(LIST, "utf8");
      const unexplained = others.filter(
        (file) => !explained.includes(file.slice(folder.length + 1)),
      );
      expect(unexplained).toEqual([]);
    });
  }
});

describe.each(CORPORA)("GPX of the corpus in %s", (folder) => {
  const imported: readonly (readonly [Truth, ExchangeFile])[] = truthsIn(folder).flatMap(
    (truth) => {
      const result = truth.kind === "gpx" ? read(truth.file) : null;
      return result?.ok ? [[truth, result.file] as const] : [];
    },
  );

  test(`every name of ${imported.length} files is as an XML parser reads it`, () => {
    for (const [{ names, file }, { waypoints, tracks, routes }] of imported) {
      expect(sortedNames(waypoints), file).toEqual(sorted(names.wpt));
      const { trk = [], rte = [] } = names;
      // A single line without a name gets the name of the file.
      const isOnlyLine = [...tracks, ...routes].filter(hasPoints).length === 1;
      const lineNames = sortedNames([...tracks, ...routes]);
      if (isOnlyLine && sorted([...trk, ...rte]).length === 0)
        expect(lineNames.length).toBeLessThan(2);
      else expect(lineNames, file).toEqual(sorted([...trk, ...rte]));
    }
  });

  test("every segment, height and time is imported", () => {
    for (const [truth, { waypoints, tracks, routes }] of imported) {
      const points = [...waypoints, ...routes.flatMap((route) => route.points)];
      const heights = points.filter(({ altitudeMeters }) => altitudeMeters !== undefined).length;
      expect(tracks.flatMap(segmentLengths), truth.file).toEqual(
        truth.segment_point_counts.filter((count) => count > 0),
      );
      const inTracks = tracks.map(({ altitudesMeters }) => countOf(altitudesMeters));
      expect(heights + sum(inTracks), truth.file).toBe(truth.points_with_ele);
      const times = tracks.map(({ timesMs }) => countOf(timesMs));
      expect(sum(times), truth.file).toBe(truth.trkpts_with_time);
    }
  });
});

function hasPoints(line: ExchangeTrack | ExchangeRoute): boolean {
  return ("lngs" in line ? line.lngs : line.points).length > 0;
}

function sorted(names: readonly string[] = []): string[] {
  return names
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();
}

function sortedNames(named: readonly { readonly name: string }[]): string[] {
  return sorted(named.map(({ name }) => name));
}

function segmentLengths({ segmentStarts, lngs }: ExchangeTrack): number[] {
  return [...segmentStarts].map((start, at) => (segmentStarts[at + 1] ?? lngs.length) - start);
}

function countOf(numbers: Float64Array | null): number {
  return numbers ? numbers.filter((number) => !Number.isNaN(number)).length : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

interface Hostile {
  readonly file: string;
  readonly must: string;
  readonly must_not: string;
  readonly why: string;
  readonly counts:
    | (Readonly<Record<string, number>> & { readonly names?: readonly string[] })
    | null;
}

describe.each(CORPORA)("hostile files in %s", (folder) => {
  const hostile: readonly Hostile[] = JSON.parse(
    readFileSync(`${folder}/hostile/EXPECT.json`, "utf8"),
  );

  for (const { file, must, why, counts } of hostile) {
    test(`${file} (${why}): ${must}`, () => {
      const result = read(`${folder}/hostile/${file}`);
      if (/^reject(-with-message)?$/.test(must)) expect(result.ok).toBe(false);
      if (/^import(?!-or-reject)/.test(must)) expect(result.ok).toBe(true);
      if (!result.ok) return;
      expect(allPlaces(result.file)).toSatisfy(isOnEarth);
      expect(result.file.waypoints.flatMap(({ links = [] }) => links)).toSatisfy(isWebOnly);
      if (counts) expectCounts(result.file, counts);
    });
  }
});

function expectCounts(file: ExchangeFile, counts: NonNullable<Hostile["counts"]>): void {
  const ours = countsOfFile(file);
  const { wpt, wpt_min = wpt, wpt_max = wpt, trk, trkpt, placemarks, features, names } = counts;
  if (wpt_min !== undefined) expect(ours.waypoints).toBeGreaterThanOrEqual(wpt_min);
  if (wpt_max !== undefined) expect(ours.waypoints).toBeLessThanOrEqual(wpt_max);
  if (trk !== undefined) expect(ours.tracks).toBe(trk);
  if (trkpt !== undefined) expect(ours.trackPoints).toBe(trkpt);
  if (placemarks !== undefined) expect(ours.waypoints).toBe(placemarks);
  if (features !== undefined) expect(ours.waypoints).toBe(features);
  if (names) expect(file.waypoints.map(({ name }) => name)).toEqual(names);
}

function allPlaces({ waypoints, tracks, routes }: ExchangeFile): readonly (readonly number[])[] {
  const points = [...waypoints, ...routes.flatMap((route) => route.points)];
  const ofTracks = tracks.flatMap(({ lngs, lats }) =>
    [...lngs].map((lng, at) => [lng, lats[at] ?? 91]),
  );
  return [...points.map(({ lng, lat }) => [lng, lat]), ...ofTracks];
}

function isOnEarth(places: readonly (readonly number[])[]): boolean {
  return places.every(([lng = 181, lat = 91]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90);
}

function isWebOnly(links: readonly { readonly url: string }[]): boolean {
  return links.every(({ url }) => /^https?:\/\//.test(url));
}
