import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import type { PlanPlace } from "#domain/network/plan/route/plan-route.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { factsOfMatch, type MatchFacts } from "#domain/network/ways/match/match-facts.ts";
import {
  type MatchCaller,
  type MatchedStretch,
  type MatchedTrack,
  matchTrack,
  recordedLine,
  type TrackToMatch,
} from "#domain/network/ways/match/match-track.ts";
import {
  lineOfParts,
  type MatchedLine,
  placeOnLine,
} from "#domain/network/ways/match/matched-line.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import { pointsToKeep } from "#domain/tracks/edit-points.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import type { PlanDraft, PlanStop } from "./plan-draft.ts";

/** A track on ways, and the plan made of it. */
export interface TrackOnWays extends MatchFacts {
  readonly mode: WayMode;
  /** Along the track. */
  readonly trackMeters: number;
  /** The stretches of the track that follow no way, in metres along it. */
  readonly strays: readonly Pick<MatchedStretch, "fromMeters" | "toMeters">[];
  /** True if a part of the ways along it cannot be read, so that it may follow more. */
  readonly isUnread: boolean;
  /** The plan whose route follows the same ways, with few stops; null if the track follows no way, or it has too many stops. */
  readonly draft: PlanDraft | null;
}

/** The share of the progress that matching takes; making the plan takes the rest. */
const MATCH_SHARE = 0.5;

/** Matches a track to ways and makes a plan of it; the track stays as it is. */
export async function trackOnWays(
  ways: JoinedWays,
  track: TrackToMatch,
  { pause, onProgress = () => {} }: MatchCaller = {},
): Promise<TrackOnWays> {
  const matched = await matchTrack(ways, track, {
    ...(pause && { pause }),
    onProgress: (share) => onProgress(MATCH_SHARE * share),
  });
  const trackMeters = matched.stretches.at(-1)?.toMeters ?? 0;
  const stops = await stopsOf(ways, track, matched, {
    ...(pause && { pause }),
    onProgress: (share) => onProgress(MATCH_SHARE + (1 - MATCH_SHARE) * share),
  });
  const isPlan = stops.length >= 2 && stops.length <= CONTENT_LIMITS.planLink.maxEntries.stops;
  return {
    ...factsOfMatch(matched, track.mode),
    mode: track.mode,
    trackMeters,
    isUnread: matched.isUnread,
    strays: matched.stretches.flatMap(({ fromMeters, toMeters, parts }) =>
      parts ? [] : [{ fromMeters, toMeters }],
    ),
    draft: isPlan ? { mode: track.mode, options: {}, stops } : null,
  };
}

/** Returns few stops whose route follows a matched track; none if it follows no way. */
async function stopsOf(
  ways: JoinedWays,
  track: TrackToMatch,
  { edges, stretches }: MatchedTrack,
  caller: MatchCaller,
): Promise<readonly PlanStop[]> {
  if (stretches.every(({ parts }) => parts === null)) return [];
  const total = stretches.at(-1)?.toMeters ?? 1;
  const stops: PlanStop[] = [];
  for (const stretch of stretches) {
    const { parts, fromMeters, toMeters } = stretch;
    const onProgress = (share: number): void =>
      caller.onProgress?.((fromMeters + share * (toMeters - fromMeters)) / total);
    const places = parts
      ? await stopsAlong({ ways, mode: track.mode }, lineOfParts(edges, parts), {
          ...caller,
          onProgress,
        })
      : strayStops(track, stretch);
    for (const place of places) {
      const last = stops.at(-1);
      if (last && distanceMeters(last, place) < MIN_LEG_METERS) continue;
      const { along, ...first } = place;
      stops.push(last ? { ...first, along: along ?? "straight" } : first);
    }
  }
  return stops.map(withUsualGround);
}

/** Legs to places go along ways unless they say otherwise. */
function withUsualGround(stop: PlanStop): PlanStop {
  if (stop.along !== "ways") return stop;
  const { along: _, ...usual } = stop;
  return usual;
}

/** Stops that are nearer to each other are one, metres. */
const MIN_LEG_METERS = 2;
/** The stretches that follow no way are drawn with at most this deviation, metres. */
const STRAY_TOLERANCE_METERS = 25;

/** Returns the places of a stretch without ways, which straight legs connect. */
function strayStops(track: TrackToMatch, { fromMeters, toMeters }: MatchedStretch): PlanStop[] {
  const whole = recordedLine(track);
  const { alongs } = whole;
  const inside = alongs.filter((along) => along > fromMeters && along < toMeters);
  const places = [fromMeters, ...inside, toMeters].map((along) => placeOnLine(whole, along));
  const path = {
    lngs: Float64Array.from(places, ({ lng }) => lng),
    lats: Float64Array.from(places, ({ lat }) => lat),
    segmentStarts: Uint32Array.of(0),
  };
  const isKept = pointsToKeep(path, STRAY_TOLERANCE_METERS);
  return places.filter((_, at) => isKept[at] === 1).map((place) => placeStop(place, "straight"));
}

function placeStop({ lat, lng }: LatLng, along: PlanStop["along"]): PlanStop {
  const place: PlanPlace = { kind: "place", lat, lng };
  return along ? { ...place, along } : place;
}

interface Ground {
  readonly ways: JoinedWays;
  readonly mode: WayMode;
}

/** The first try for the next stop, and the nearest one, metres. */
const [FIRST_STEP_METERS, MIN_STEP_METERS] = [1500, 30];

/** Returns stops along a line, as far apart as a route from each to the next still follows it. */
async function stopsAlong(
  ground: Ground,
  line: MatchedLine,
  { pause, onProgress = () => {} }: MatchCaller,
): Promise<PlanStop[]> {
  const total = line.alongs.at(-1) ?? 0;
  const stops = [placeStop(placeOnLine(line, 0), undefined)];
  let straightFrom: number | null = null;
  for (let from = 0; from < total - MIN_LEG_METERS; ) {
    onProgress(from / total);
    const reach = await furthest(ground, line, from, pause);
    const to = reach ?? straightTo(line, from);
    const goesOn = reach === null && straightFrom !== null && isStraight(line, straightFrom, to);
    if (goesOn) stops.pop();
    else straightFrom = reach === null ? from : null;
    stops.push(placeStop(placeOnLine(line, to), reach === null ? "straight" : "ways"));
    from = to;
  }
  return stops;
}

/** Returns where a straight leg from a place of a line ends: before the line turns back, and never far on. */
function straightTo(line: MatchedLine, from: number): number {
  const total = line.alongs.at(-1) ?? 0;
  const end = Math.min(total, from + MIN_STEP_METERS);
  const start = placeOnLine(line, from);
  let [to, meters] = [from, 0];
  while (to < end) {
    const next = Math.min(end, to + MIN_LEG_METERS);
    const away = distanceMeters(start, placeOnLine(line, next));
    if (away < meters) return to;
    [to, meters] = [next, away];
  }
  return to;
}

/** Returns whether a part of a line is hardly longer than the straight leg between its ends. */
function isStraight(line: MatchedLine, from: number, to: number): boolean {
  const meters = distanceMeters(placeOnLine(line, from), placeOnLine(line, to));
  return to - from - meters <= MIN_LEG_METERS;
}

/** Returns how far along a line a route from a place follows it; null if not even a short one does. */
async function furthest(
  ground: Ground,
  line: MatchedLine,
  from: number,
  pause: MatchCaller["pause"],
): Promise<number | null> {
  const total = line.alongs.at(-1) ?? 0;
  const follows = (to: number): Promise<boolean> => isFollowed(ground, line, [from, to], pause);
  let [good, bad] = [from, Number.POSITIVE_INFINITY];
  // Short of the place where a track turns back, only a short step still follows it, which must reach that place.
  const isFound = (): boolean =>
    bad - good <= (good - from > MIN_STEP_METERS ? MIN_STEP_METERS : MIN_LEG_METERS);
  for (let step = FIRST_STEP_METERS; !isFound(); ) {
    const next = bad === Number.POSITIVE_INFINITY ? Math.min(total, from + step) : (good + bad) / 2;
    if (!(await follows(next))) bad = next;
    else if (next === total) return total;
    else good = next;
    step *= 2;
  }
  return good > from ? good : null;
}

/** A route that deviates less follows the line; the second is a share of its length. Metres. */
const [MAX_DEVIATION_METERS, MAX_LONGER_METERS, MAX_LONGER_SHARE] = [8, 5, 0.005];
/** The distance between the places of the line that are compared with the route, metres. */
const COMPARE_METERS = 25;

async function isFollowed(
  { ways, mode }: Ground,
  line: MatchedLine,
  [from, to]: readonly [number, number],
  pause: MatchCaller["pause"],
): Promise<boolean> {
  const question = {
    mode,
    from: placeOnLine(line, from),
    to: placeOnLine(line, to),
    options: { mayGetOff: true },
  };
  const route = await routeAlongWays(ways, question, pause);
  if (route.kind !== "route") return false;
  const meters = route.metersBefore + route.meters + route.metersAfter;
  const most = Math.max(MAX_LONGER_METERS, (to - from) * MAX_LONGER_SHARE);
  if (Math.abs(meters - (to - from)) > most || route.line.length < 4) return false;
  const at = (column: 0 | 1) =>
    Float64Array.from({ length: route.line.length / 2 }, (_, point) =>
      Number(route.line[2 * point + column]),
    );
  const guide = guideLineOfTrack({ lngs: at(0), lats: at(1) });
  const count = Math.ceil((to - from) / COMPARE_METERS);
  return Array.from(
    { length: count - 1 },
    (_, step) => from + ((step + 1) * (to - from)) / count,
  ).every((along) => {
    const match = nearestMatch(guide, placeOnLine(line, along));
    return match !== null && match.offMeters <= MAX_DEVIATION_METERS;
  });
}
