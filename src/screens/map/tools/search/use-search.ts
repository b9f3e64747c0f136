import { useEffect, useEffectEvent, useState } from "react";
import type { CoordinateSearch } from "#domain/coordinate-forms/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FairwayMark, FairwayObject } from "#domain/fairway/fairway-object.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { isOnMap } from "#domain/position/map-bounds.ts";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { readKindQuery } from "#domain/search/kind-query.ts";
import { lacksNodeNumber } from "#domain/search/node-query.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { SearchOriginNow } from "#parts/search-origin-now.ts";
import { rowOf } from "#screens/map/found/found-row.tsx";
import { coordinateProblemText, hintNear, pastedProblemText } from "#sentences/map/search.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { coordinateForms, coordinateQuestions, searchTexts } from "#words/map/search.ts";
import { requestedPoiKinds } from "./requested-poi-kinds.ts";

/** A result for the typed text. */
export interface SearchResult {
  readonly kind: FoundPlace["kind"] | "coordinate" | "address" | "named-route";
  readonly title: string;
  readonly hint: string;
  readonly place: LatLng;
  /** The detail of `FoundPlace`; null for a coordinate. */
  readonly detail: string | null;
  /** As in `FoundPlace`. */
  readonly osmId?: number | undefined;
  /** The id of a waypoint; null for anything else. */
  readonly waypointId: string | null;
  /** As in `FoundPlace`. */
  readonly poi?: PointOfInterest | undefined;
  /** A bridge or lock of the fairways. */
  readonly object?: FairwayObject;
  /** A buoy, beacon or light. */
  readonly mark?: FairwayMark;
  /** The relation of a named route. */
  readonly routeId?: number;
  /** True for a short RD coordinate, which repeats every 100 km. */
  readonly isShortRd?: boolean;
}

interface SearchState {
  readonly results: readonly SearchResult[];
  /** A sentence about the results, or about why there are none; null if they need no explanation. */
  readonly note: string | null;
  /** The town near the origin; null if unknown. */
  readonly originTown: string | null;
  /** A note that only points of interest on the screen are known; else null. */
  readonly limits: string | null;
}

interface Answer extends SearchState {
  /** The text of this answer; any other is still being searched. */
  readonly text: string;
  /** The origin of the search. */
  readonly origin: SearchOriginNow;
  /** False while places may still follow the coordinates. */
  readonly isComplete: boolean;
}

const NOTHING: Answer = {
  text: "",
  origin: { kind: "center", place: DEFAULT_MAP_VIEW, age: null },
  results: [],
  note: null,
  originTown: null,
  limits: null,
  isComplete: true,
};

/** The parts of the map that a search needs. */
export interface SearchView {
  /** Returns the current origin for ranking and measuring. */
  readonly searchOriginNow: () => SearchOriginNow;
  /** Returns the points of interest on the map. */
  readonly readShown: () => readonly PointOfInterest[];
}

interface PendingAnswer {
  readonly text: string;
  readonly near: LatLng;
  readonly shown: readonly PointOfInterest[];
}

/** The delay after a key, so that fast typing searches once. */
const PAUSE_MS = 90;

/**
 * Returns the results of a text: coordinates first, then places. `isBusy` while searching, and `isCurrent` if the
 * results belong to this text. Distances are from `origin` at the time of the search.
 */
export function useSearch(text: string, { searchOriginNow, readShown }: SearchView) {
  const [answer, setAnswer] = useState(NOTHING);
  const originNow = useEffectEvent(searchOriginNow);
  const shownNow = useEffectEvent(readShown);
  useEffect(() => {
    if (text.trim() === "") return;
    let isGone = false;
    const timer = window.setTimeout(() => {
      const origin = originNow();
      const tell = (state: SearchState, isComplete: boolean) => {
        if (!isGone) setAnswer({ ...state, text, origin, isComplete });
      };
      const asked = { text, near: origin.place, shown: shownNow() };
      search(asked, tell).catch((error: unknown) => {
        console.warn("No search:", error);
        tell({ ...NOTHING, note: searchTexts.notLoaded }, true);
      });
    }, PAUSE_MS);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [text]);
  const shown = text.trim() === "" ? NOTHING : answer;
  const isCurrent = shown.text === text || text.trim() === "";
  return { ...shown, isCurrent, isBusy: !isCurrent || !shown.isComplete };
}

/** Reads coordinates immediately, without waiting for the places, which may be slow. */
async function search(
  { text, near, shown }: PendingAnswer,
  tell: (state: SearchState, isComplete: boolean) => void,
): Promise<void> {
  const places = findPlaces({ text, near, shown });
  // A failure is handled below, after the coordinates.
  places.catch(() => null);
  const first = await readCoordinates(text, near);
  const isSure = first.ok && first.question !== "locality";
  if (isSure) {
    const results = coordinateResults(first, []);
    tell({ ...NOTHING, results, note: noteOn(text, first, 1, searchTexts.nothing) }, false);
  }
  const read = await nearLocality(text, first, near);
  const waters = await waterResults(text, near).catch(() => null);
  const routes = await routeResults(text, near).catch(() => []);
  // The coordinates are useful without the places.
  const found = await (first.ok ? places.catch(() => []) : places);
  const [originTown = null, ...towns] = await townsNear([near, ...placesOf(read)]).catch(() => []);
  const onWater = waters ?? [];
  const onLand = found.map(placeResult).filter((place) => !isAmong(onWater, place));
  const isFirst = isBoating(preferencesStore.getState());
  const named = isFirst
    ? [...onWater, ...onLand, ...routes]
    : [...routes, ...landAndWater(text, onLand, onWater)];
  const results = [...coordinateResults(read, towns), ...named];
  const limits = read.ok ? null : await limitsOf(text, near, found).catch(() => null);
  const count = results.length;
  const nothing = await nothingText(text, near, { areWatersRead: waters !== null });
  tell({ results, note: noteOn(text, read, count, nothing), originTown, limits }, true);
}

/** Puts what is on land first, unless the text asks for locks or bridges and only resembles the names on land. */
function landAndWater(
  text: string,
  onLand: readonly SearchResult[],
  onWater: readonly SearchResult[],
): readonly SearchResult[] {
  if (!asksForFairways(text)) return [...onLand, ...onWater];
  const typed = foldText(text.trim());
  const isMeant = ({ kind, title }: SearchResult) =>
    kind === "lock" || kind === "bridge" || foldText(title).includes(typed);
  return [...onLand.filter(isMeant), ...onWater, ...onLand.filter((result) => !isMeant(result))];
}

/** Returns why nothing was found: what is not on this device, or what is not near. */
async function nothingText(
  text: string,
  near: LatLng,
  { areWatersRead }: { readonly areWatersRead: boolean },
): Promise<string> {
  if (!areWatersRead && asksForFairways(text)) return searchTexts.watersNotRead;
  if (!asksForKind(text)) return searchTexts.nothing;
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  return search.knowsPoisAt(near) ? searchTexts.noneNear : searchTexts.nothingShown;
}

function asksForFairways(text: string): boolean {
  const asked = readKindQuery(foldText(text));
  return (asked.get("lock") ?? 2) < 2 || (asked.get("bridge") ?? 2) < 2;
}

/** Tells whether a text asks for a kind of place; the beginning of a foreign word is more often that of a name. */
function asksForKind(text: string): boolean {
  const ranks = [
    ...readKindQuery(foldText(text)).values(),
    ...Object.values(requestedPoiKinds(text)),
  ];
  return ranks.some((rank) => rank < 2);
}

/** The shortest text for which bridges, locks and marks are looked up: a buoy may be called "S1". */
const MIN_WATER_CHARS = 2;
/** A user who is not on the water searches for bridges by name, not for buoys. */
const MAX_ON_LAND = 3;

/** Returns the bridges, locks and, for those on the water, marks with this name, best first. */
async function waterResults(text: string, near: LatLng): Promise<readonly SearchResult[]> {
  if (text.trim().length < MIN_WATER_CHARS) return [];
  const { findWaters } = await import(/* webpackChunkName: "fairway-cards" */ "./find-waters.ts");
  const { objects, marks } = await findWaters(text, near);
  if (isBoating(preferencesStore.getState())) return [...objects, ...marks];
  return asksForFairways(text) ? objects : objects.slice(0, MAX_ON_LAND);
}

/** The shortest text for which named routes are looked up. */
const MIN_ROUTE_CHARS = 2;

/** Returns the named routes with this name, number or kind, best first. */
async function routeResults(text: string, near: LatLng): Promise<readonly SearchResult[]> {
  const hasRoutes = packsStore.getState().packs.some(({ namedRoutes }) => namedRoutes);
  if (!hasRoutes || text.trim().length < MIN_ROUTE_CHARS) return [];
  const { findRoutes } = await import(/* webpackChunkName: "named-routes" */ "./find-routes.ts");
  return findRoutes(text, near);
}

/** A bridge or lock of a pack within this distance is the one of the fairways, metres. */
const SAME_METERS = 200;

function isAmong(waters: readonly SearchResult[], { kind, place }: SearchResult): boolean {
  return waters.some((one) => one.kind === kind && distanceMeters(one.place, place) < SAME_METERS);
}

/** Returns the note that only visible points of interest can be found, if the device has no tiles or lists there. */
async function limitsOf(
  text: string,
  near: LatLng,
  found: readonly FoundPlace[],
): Promise<string | null> {
  const isAsked = found.length > 0 && (asksForKind(text) || found.some(({ poi }) => poi));
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  return isAsked && !search.knowsPoisAt(near) ? searchTexts.onlyShown : null;
}

async function readCoordinates(text: string, near: LatLng): Promise<CoordinateSearch> {
  const { searchCoordinates } = await import(
    /* webpackChunkName: "coordinate-forms" */ "#domain/coordinate-forms/all-forms.ts"
  );
  return searchCoordinates(text, { near, rdArea: preferencesStore.getState().shortRdArea });
}

async function findPlaces({ text, near, shown }: PendingAnswer): Promise<readonly FoundPlace[]> {
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  return search.findPlaces(text, near, { poiKinds: requestedPoiKinds(text), shown });
}

async function townsNear(places: readonly LatLng[]): Promise<readonly (string | null)[]> {
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  return search.townsNear(places);
}

function placesOf(read: CoordinateSearch): readonly LatLng[] {
  return read.ok ? read.candidates.map(({ place }) => place) : [];
}

/** Matches a short plus code with a town: "94P+3V Amersfoort". */
const CODE_AND_LOCALITY = /^(\S+?),?\s+(\S.*)$/;

/** Resolves a short plus code near its town, wherever the map is. */
async function nearLocality(
  text: string,
  read: CoordinateSearch,
  near: LatLng,
): Promise<CoordinateSearch> {
  if (!read.ok || read.question !== "locality") return read;
  const [, code = "", locality = ""] = CODE_AND_LOCALITY.exec(text.trim()) ?? [];
  const [town] = await findPlaces({ text: locality, near, shown: [] }).catch(() => []);
  return town?.kind === "town" ? readCoordinates(code, town) : read;
}

/**
 * Returns the results of a coordinate.
 * @param towns the towns near the candidates, in order; empty while they are looked up
 */
function coordinateResults(
  read: CoordinateSearch,
  towns: readonly (string | null)[],
): readonly SearchResult[] {
  if (!read.ok) return [];
  return read.candidates.map(({ place, text, form }, index) => ({
    kind: "coordinate",
    title: text,
    hint: hintNear(coordinateForms[form], towns[index]),
    place,
    detail: null,
    waypointId: null,
    isShortRd: form === "scout",
  }));
}

function placeResult(found: FoundPlace): SearchResult {
  return {
    ...rowOf(found),
    detail: found.detail,
    osmId: found.osmId,
    poi: found.poi,
    waypointId: found.kind === "waypoint" ? found.detail : null,
  };
}

function noteOn(
  text: string,
  read: CoordinateSearch,
  count: number,
  nothing: string,
): string | null {
  if (read.ok) {
    if (read.question) return coordinateQuestions[read.question];
    return isOnMap(read.candidates[0].place) ? null : searchTexts.outsideMap;
  }
  if (count > 0) return null;
  if (lacksNodeNumber(text)) return searchTexts.nodeNumber;
  // Half of a pair is an unfinished coordinate; a bare number may be a node.
  const isHalf = read.reason === "incomplete" && /\d[.,°]/.test(text);
  if (isHalf) return coordinateProblemText(read.reason);
  return pastedProblemText(read.reason) ?? nothing;
}
