import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { RouteMode } from "#domain/named-routes/routes-format.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { TYPED_ROUTES } from "#words/typed-routes.ts";
import { foldWords, rankAmong } from "./kind-words.ts";
import { type MatchRank, matchName } from "./match-name.ts";

/** The parts of a named route by which people find it. */
interface SearchableRoute {
  readonly mode: RouteMode;
  readonly name: string;
  readonly ref: string;
  readonly stageNames: readonly string[];
  readonly bounds: LngLatBox;
}

const WORDS = {
  walk: foldWords(TYPED_ROUTES.map(({ walk }) => walk)),
  cycle: foldWords(TYPED_ROUTES.map(({ cycle }) => cycle)),
  any: foldWords(TYPED_ROUTES.map(({ any }) => any)),
} as const;

/**
 * Returns the routes whose name, number, stage or kind matches a text, best first, and then the nearest; all of them for
 * an empty text. Kinds are known in all languages: "hiking trail" finds walking routes.
 */
export function findNamedRoutes<Route extends SearchableRoute>(
  routes: readonly Route[],
  text: string,
  near: LatLng,
): readonly Route[] {
  const typed = foldText(text);
  const ranked = routes.flatMap((route) => {
    const rank = typed === "" ? 0 : rankOf(route, typed);
    return rank === null ? [] : [{ route, rank, meters: metersFrom(route.bounds, near) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.meters - b.meters).map(({ route }) => route);
}

function rankOf(route: SearchableRoute, typed: string): number | null {
  const { name, ref, stageNames, mode } = route;
  // LAW 4 is no typing error of LAW 9.
  const isFit = (rank: MatchRank | null): rank is MatchRank =>
    rank !== null && (rank < 3 || !/\d/.test(typed));
  const ranks = [name, ref, `${name} ${ref}`, `${ref} ${name}`]
    .map((text) => matchName(foldText(text), typed))
    // "law9" is LAW 9.
    .concat(matchName(foldText(ref).replaceAll(" ", ""), typed));
  const stageRanks = stageNames.map((stage) => matchName(foldText(stage), typed));
  const kindRanks = [rankAmong(WORDS[mode], typed), rankAmong(WORDS.any, typed)];
  const known = [
    ...ranks.filter(isFit),
    // The route itself comes before one that only has a stage of that name, and that before one of that kind.
    ...stageRanks.filter(isFit).map((rank) => rank + 4),
    ...kindRanks.filter(isFit).map((rank) => rank + 8),
  ];
  return known.length > 0 ? Math.min(...known) : null;
}

/** Returns the distance from a place to a box; 0 inside it. */
function metersFrom([west, south, east, north]: LngLatBox, place: LatLng): number {
  const lng = Math.min(east, Math.max(west, place.lng));
  const lat = Math.min(north, Math.max(south, place.lat));
  return distanceMeters(place, { lng, lat });
}
