import type { Position } from "geojson";
import { cellOf, densified, keysAround, lengthMeters } from "./ground.ts";
import { joinLines } from "./join-lines.ts";
import type { LinesByName } from "./read-named-waters.ts";

/** A connected water of one name with its weight: about its length in kilometres. */
export interface WeighedWater {
  readonly name: string;
  readonly lines: readonly Position[][];
  readonly weight: number;
  readonly waterClass: WaterClass;
}

/** The class, as in the `waterway` layer of OpenMapTiles. */
export type WaterClass = "river" | "canal" | "stream" | "ditch";

/** The largest gap between two connected lines of a name, such as a lock, a weir or a culvert. */
const GAP_METERS = 300;

/** The distance within which waters meet. */
const MEETING_METERS = 40;

/** The minimum length of a thoroughfare. */
const THOROUGHFARE_METERS = 5_000;

/** Names of navigable waters and of drainage ditches, by their ending. */
const SAILED =
  /(kanaal|kanal|vaart|vaarwater|feart|gracht|vliet|diep|djip|haven|schie|spaarne|boezem|meer|mar|plas(sen)?|maas|ijssel|waal|lek|rijn|merwede|waterweg|eems|geul|gat|kil|rak|zaan|amstel|vecht|schelde)$/i;
const CANAL = /(kanaal|kanal|vaart|feart|gracht|vliet|haven|singel|wijk|schie)/i;
const STREAM = /(beek|bach|beekje|laak|loop|aa|stroom|dommel|geul|sprengen?)$/i;
const DITCH =
  /(sloot|sleat|slootje|tocht|wetering|watering|goot|leiding|watergang|greppel|graaf|grift|wijk|zouw|schouw|molensloot|ringsloot)$/i;

/** A lighter river or canal is drawn as a brook or a ditch. */
const MIN_RIVER_WEIGHT = 4;

/** The factors for navigable waters, and for ditches and brooks. */
const SAILED_TIMES = 1.6;
const STREAM_TIMES = 0.6;
const DITCH_TIMES = 0.4;

/** The factors by number of connected thoroughfares: none, one, two or more. */
const CONNECTION_TIMES = [0.8, 1.2, 1.6];

/**
 * Returns every water with its weight: the length of its connected lines under one name, more for navigable and
 * connecting waters, less for brooks and ditches. The heaviest come first.
 */
export function weighWaters(waters: LinesByName): WeighedWater[] {
  const parts = [...waters].flatMap(([name, lines]) =>
    hangingTogether(lines).map((own) => ({
      name,
      lines: joinLines(own),
      meters: own.reduce((sum, line) => sum + lengthMeters(line), 0),
    })),
  );
  const meetings = countMeetings(parts);
  return parts
    .map(({ name, lines, meters }, index): WeighedWater => {
      const connection = CONNECTION_TIMES[Math.min(2, meetings[index] ?? 0)] ?? 1;
      const weight = (meters / 1000) * timesByName(name) * connection;
      return { name, lines, weight, waterClass: classOf(name, weight) };
    })
    .sort((a, b) => b.weight - a.weight || a.name.localeCompare(b.name));
}

/** Returns whether a water has the name of a ditch or a brook. */
export function isSmallByName(name: string): boolean {
  return DITCH.test(name) || STREAM.test(name);
}

function timesByName(name: string): number {
  if (DITCH.test(name)) return DITCH_TIMES;
  if (SAILED.test(name)) return SAILED_TIMES;
  return STREAM.test(name) ? STREAM_TIMES : 1;
}

function classOf(name: string, weight: number): WaterClass {
  if (weight >= MIN_RIVER_WEIGHT) return CANAL.test(name) ? "canal" : "river";
  return STREAM.test(name) ? "stream" : "ditch";
}

/** Groups lines into connected sets. */
function hangingTogether(lines: readonly Position[][]): Position[][][] {
  const groups: { lines: Position[][]; cells: Set<string> }[] = [];
  for (const line of lines) {
    const points = densified(line, GAP_METERS);
    const near = new Set(points.flatMap((point) => keysAround(point, GAP_METERS)));
    const joined = { lines: [line], cells: new Set(points.map((p) => keyOf(p, GAP_METERS))) };
    for (const group of groups.filter(({ cells }) => [...cells].some((cell) => near.has(cell)))) {
      joined.lines.push(...group.lines);
      for (const cell of group.cells) joined.cells.add(cell);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push(joined);
  }
  return groups.map((group) => group.lines);
}

/** Counts, for each part, the long waters with another name that it meets. */
function countMeetings(
  parts: readonly { readonly lines: readonly Position[][]; readonly meters: number }[],
): number[] {
  const thoroughfares = new Map<string, Set<number>>();
  parts.forEach(({ lines, meters }, index) => {
    if (meters < THOROUGHFARE_METERS) return;
    for (const point of lines.flatMap((line) => densified(line, MEETING_METERS))) {
      const key = keyOf(point, MEETING_METERS);
      const there = thoroughfares.get(key) ?? new Set();
      thoroughfares.set(key, there.add(index));
    }
  });
  return parts.map(({ lines }, index) => {
    const met = new Set<number>();
    for (const point of lines.flatMap((line) => densified(line, MEETING_METERS))) {
      for (const key of keysAround(point, MEETING_METERS)) {
        for (const other of thoroughfares.get(key) ?? []) if (other !== index) met.add(other);
      }
    }
    return met.size;
  });
}

function keyOf(place: Position, cellMeters: number): string {
  return cellOf(place, cellMeters).join(" ");
}
