import type { Pause } from "#domain/async/pause.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import {
  type Corridor,
  type CorridorEdge,
  isJump,
  type PlaceOnEdge,
  readCorridor,
} from "./corridor.ts";
import { type EdgePart, type WaysFrom, waysFrom } from "./steps-between.ts";
import { withoutJitter } from "./without-jitter.ts";

/** The distance between the places of a track that are compared with the ways, metres. */
const STEP_METERS = 20;
/** The standard deviation of a fix from the way that the traveller is on, metres. */
const SIGMA_METERS = 10;
/** The typical difference in length between a path along ways and the straight line between its ends, metres. */
const BETA_METERS = 5;
/** The largest distance from a way at which a traveller can be on it, metres. */
const MAX_OFF_METERS = 30;
const MAX_CANDIDATES = 10;
/** A way from one place to the next is at most so much longer than the straight line. */
const maxWayMeters = (straightMeters: number): number => 2 * straightMeters + 80;
/** So many places that fit nowhere are taken for errors of the receiver. */
const MAX_SKIPPED = 3;
/** A shorter stretch on ways is a crossing of them, metres. */
const MIN_ON_METERS = 60;

/** A track to match to ways. */
export interface TrackToMatch {
  readonly mode: WayMode;
  /** Degrees, as `lats`. */
  readonly lngs: ArrayLike<number>;
  readonly lats: ArrayLike<number>;
  /** The first point of each segment: between two of them nothing was recorded. Absent for a track without gaps. */
  readonly segmentStarts?: ArrayLike<number>;
}

/** A stretch of a track that follows ways, or does not fit on any. */
export interface MatchedStretch {
  /** Along the track. */
  readonly fromMeters: number;
  readonly toMeters: number;
  /** The parts of edges that it follows, connected; null where it follows none. */
  readonly parts: readonly EdgePart[] | null;
}

/** A track on ways. */
export interface MatchedTrack {
  readonly edges: readonly CorridorEdge[];
  /** The whole track, in order. */
  readonly stretches: readonly MatchedStretch[];
  /** True if a part of the ways along it cannot be read. */
  readonly isUnread: boolean;
}

/** The caller of a long job: `pause` lets it do other work, and progress is from 0 to 1. */
export interface MatchCaller {
  readonly pause?: Pause;
  readonly onProgress?: (share: number) => void;
}

/** A place of a track with the places on ways where it may have been, and the best way up to each. */
interface Layer {
  readonly meters: number;
  readonly place: LatLng;
  readonly candidates: readonly PlaceOnEdge[];
  /** The cost of the best way to each candidate; lower is likelier. */
  readonly costs: readonly number[];
  /** For each candidate, the one of the layer before from which the best way comes; -1 for the first layer. */
  readonly before: readonly number[];
}

/**
 * Matches a track to the ways of packs: a hidden Markov model with the places on ways as its states, whose most likely sequence
 * the Viterbi algorithm finds. Source: P. Newson and J. Krumm, "Hidden Markov Map Matching Through Noise and Sparseness" (2009).
 */
export async function matchTrack(
  ways: JoinedWays,
  track: TrackToMatch,
  { pause = () => {}, onProgress = () => {} }: MatchCaller = {},
): Promise<MatchedTrack> {
  const { places, alongs } = placesOf(track);
  const corridor = await readCorridor(ways, track.mode, places, pause);
  const chains: Layer[][] = [];
  let chain: Layer[] = [];
  let skipped = 0;
  for (const [at, place] of places.entries()) {
    if (at % 16 === 0) {
      await pause();
      onProgress(at / places.length);
    }
    if (isJump(places[at - 1], place)) {
      chains.push(chain);
      chain = [];
    }
    const layer = nextLayer(corridor, chain.at(-1) ?? null, place, alongs[at] as number);
    if (layer) {
      chain.push(layer);
      skipped = 0;
    } else if (++skipped > MAX_SKIPPED || chain.length === 0) {
      chains.push(chain);
      const first = nextLayer(corridor, null, place, alongs[at] as number);
      chain = first ? [first] : [];
      skipped = 0;
    }
  }
  chains.push(chain);
  const on = chains.flatMap((one) => stretchOf(corridor, one) ?? []);
  const { edges, isUnread } = corridor;
  return { edges, isUnread, stretches: withGaps(on, alongs.at(-1) ?? 0) };
}

/** Returns a track as lng, lat, lng, lat … in degrees, with the metres that were recorded up to each point. */
export function recordedLine({ lngs, lats, segmentStarts }: Omit<TrackToMatch, "mode">) {
  const line = new Float64Array(2 * lngs.length);
  for (let at = 0; at < lngs.length; at++) {
    line[2 * at] = lngs[at] as number;
    line[2 * at + 1] = lats[at] as number;
  }
  const starts = new Set(Array.from(segmentStarts ?? []));
  const whole = metersAlong(line);
  let gapMeters = 0;
  const alongs = whole.map((meters, at) => {
    if (at > 0 && starts.has(at)) gapMeters += meters - (whole[at - 1] as number);
    return meters - gapMeters;
  });
  return { line, alongs };
}

/** Matching a longer track would take too much memory, metres. */
const MAX_TRACK_METERS = 500_000;

/** Returns whether a track is too long to be matched in one go. */
export function isTooLongToMatch(track: Omit<TrackToMatch, "mode">): boolean {
  return (recordedLine(track).alongs.at(-1) ?? 0) > MAX_TRACK_METERS;
}

/** Returns places along the segments of a track at equal distances, with the ends of each. */
function placesOf(track: TrackToMatch) {
  const { lngs, lats, segmentStarts } = track;
  const { alongs: meters } = recordedLine(track);
  const places: LatLng[] = [];
  const alongs: number[] = [];
  const starts = [...new Set([0, ...Array.from(segmentStarts ?? [])])];
  for (const [index, first] of starts.entries()) {
    const last = (starts[index + 1] ?? lngs.length) - 1;
    if (last < first) continue;
    const [begin, end] = [meters[first] as number, meters[last] as number];
    const count = Math.max(1, Math.round((end - begin) / STEP_METERS));
    let point = first;
    for (let step = 0; step <= count; step++) {
      const along = begin + ((end - begin) * step) / count;
      while (point + 1 < last && (meters[point + 1] as number) < along) point += 1;
      const next = Math.min(point + 1, last);
      const [from, to] = [meters[point] as number, meters[next] as number];
      const share = to > from ? Math.min(1, (along - from) / (to - from)) : 0;
      const between = (list: ArrayLike<number>): number =>
        (list[point] as number) + share * ((list[next] as number) - (list[point] as number));
      places.push({ lng: between(lngs), lat: between(lats) });
      alongs.push(along);
    }
  }
  return { places, alongs };
}

/** Returns the next layer of a chain, or its first one; null if the place fits on no way, or on none that leads there. */
function nextLayer(
  corridor: Corridor,
  last: Layer | null,
  place: LatLng,
  meters: number,
): Layer | null {
  const candidates = corridor.near(place, MAX_OFF_METERS).slice(0, MAX_CANDIDATES);
  if (candidates.length === 0) return null;
  const own = candidates.map(({ offMeters }) => (offMeters / SIGMA_METERS) ** 2 / 2);
  if (!last) return { meters, place, candidates, costs: own, before: candidates.map(() => -1) };
  const straight = distanceMeters(last.place, place);
  const max = maxWayMeters(straight);
  const costs = candidates.map(() => Number.POSITIVE_INFINITY);
  const before = candidates.map(() => -1);
  for (const [index, from] of last.candidates.entries()) {
    const costBefore = last.costs[index] as number;
    if (costBefore === Number.POSITIVE_INFINITY) continue;
    const found: WaysFrom = waysFrom(corridor, from, max);
    for (const [at, to] of candidates.entries()) {
      const way = found.metersTo(to);
      const cost = costBefore + Math.abs(way - straight) / BETA_METERS + (own[at] as number);
      if (way > max || cost >= (costs[at] as number)) continue;
      costs[at] = cost;
      before[at] = index;
    }
  }
  if (costs.every((cost) => cost === Number.POSITIVE_INFINITY)) return null;
  return { meters, place, candidates, costs, before };
}

/** Returns the likeliest way through a chain; null if it is too short to follow any. */
function stretchOf(corridor: Corridor, chain: readonly Layer[]): MatchedStretch | null {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last || last.meters - first.meters < MIN_ON_METERS) return null;
  let best = last.costs.indexOf(Math.min(...last.costs));
  const places: PlaceOnEdge[] = [];
  for (const layer of chain.toReversed()) {
    places.push(layer.candidates[best] as PlaceOnEdge);
    best = layer.before[best] as number;
  }
  places.reverse();
  const parts = places.slice(1).flatMap((place, at) => {
    const from = places[at] as PlaceOnEdge;
    const straight = distanceMeters((chain[at] as Layer).place, (chain[at + 1] as Layer).place);
    return waysFrom(corridor, from, maxWayMeters(straight)).partsTo(place);
  });
  return { fromMeters: first.meters, toMeters: last.meters, parts: withoutJitter(parts) };
}

/** Puts the stretches that fit nowhere between the others. */
function withGaps(on: readonly MatchedStretch[], totalMeters: number): MatchedStretch[] {
  const all: MatchedStretch[] = [];
  let end = 0;
  for (const stretch of on) {
    if (stretch.fromMeters > end) {
      all.push({ fromMeters: end, toMeters: stretch.fromMeters, parts: null });
    }
    all.push(stretch);
    end = stretch.toMeters;
  }
  if (totalMeters > end) all.push({ fromMeters: end, toMeters: totalMeters, parts: null });
  return all;
}
