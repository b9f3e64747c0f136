import { useEffect, useEffectEvent, useState } from "react";
import type { CoordinateSearch } from "#domain/coordinate-forms/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isOnMap } from "#domain/position/map-bounds.ts";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { readKindQuery } from "#domain/search/kind-query.ts";
import { lacksNodeNumber } from "#domain/search/node-query.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { foldText } from "#domain/text/fold-text.ts";
import {
  coordinateFormName,
  coordinateProblemText,
  coordinateQuestionText,
  hintNear,
  pastedProblemText,
  searchTexts,
} from "#i18n/search.ts";
import type { SearchOriginNow } from "#parts/search-origin-now.ts";
import { rowOf } from "#screens/map/found/found-row.tsx";
import { askedPoiKinds } from "./asked-poi-kinds.ts";

/** One thing that the typed text may mean. */
export interface SearchResult {
  readonly kind: FoundPlace["kind"] | "coordinate";
  readonly title: string;
  readonly hint: string;
  readonly place: LatLng;
  /** As in `FoundPlace`; null for a coordinate. */
  readonly detail: string | null;
  /** As in `FoundPlace`. */
  readonly osmId?: number | undefined;
  /** Of a waypoint its id; null for anything else. */
  readonly waypointId: string | null;
  /** As in `FoundPlace`. */
  readonly poi?: PointOfInterest | undefined;
}

interface SearchState {
  readonly results: readonly SearchResult[];
  /** One sentence about them, or about why there are none; null when they speak for themselves. */
  readonly note: string | null;
  /** The town that the origin is near; null where it is not known. */
  readonly originTown: string | null;
  /** Said when points of interest were asked for and only those on the screen are known; else null. */
  readonly limits: string | null;
}

interface Answer extends SearchState {
  /** The text that it answers; any other is still looked up. */
  readonly text: string;
  /** From where it was looked up. */
  readonly origin: SearchOriginNow;
  /** False while places may yet follow the coordinates. */
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

/** What is asked of the map while somebody searches. */
export interface SearchView {
  /** From where it is ranked and measured now. */
  readonly searchOriginNow: () => SearchOriginNow;
  /** The points of interest that are drawn on it now. */
  readonly readShown: () => readonly PointOfInterest[];
}

interface Asked {
  readonly text: string;
  readonly near: LatLng;
  readonly shown: readonly PointOfInterest[];
}

/** Waits for the next key, so that a fast typist asks once. */
const PAUSE_MS = 90;

/**
 * What the text may mean: coordinates first, then places. `isBusy` as long as it is looked up, and
 * `isCurrent` when the results are of this text and not of the one before. They count from `origin`
 * as it was when they were asked.
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

/** Coordinates are read on the spot: they do not wait for the places, which may be slow to come. */
async function search(
  { text, near, shown }: Asked,
  tell: (state: SearchState, isComplete: boolean) => void,
): Promise<void> {
  const places = findPlaces({ text, near, shown });
  // Whether that failed is seen below, after the coordinates.
  places.catch(() => null);
  const first = await readCoordinates(text, near);
  const isSure = first.ok && first.question !== "locality";
  if (isSure) {
    const results = coordinateResults(first, []);
    tell({ ...NOTHING, results, note: noteOn(text, first, 1) }, false);
  }
  const read = await nearLocality(text, first, near);
  // Without the places the coordinates are still worth something.
  const found = await (first.ok ? places.catch(() => []) : places);
  const [originTown = null, ...towns] = await townsNear([near, ...placesOf(read)]).catch(() => []);
  const results = [...coordinateResults(read, towns), ...found.map(placeResult)];
  const limits = read.ok ? null : await limitsOf(text, near, found).catch(() => null);
  tell({ results, note: noteOn(text, read, results.length), originTown, limits }, true);
}

/** Without tiles or lists of there on the device only what is drawn can be found. */
async function limitsOf(
  text: string,
  near: LatLng,
  found: readonly FoundPlace[],
): Promise<string | null> {
  const isAsked = readKindQuery(foldText(text)).size > 0 || found.some(({ poi }) => poi);
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  return isAsked && !search.knowsPoisAt(near) ? searchTexts.onlyShown : null;
}

async function readCoordinates(text: string, near: LatLng): Promise<CoordinateSearch> {
  const { searchCoordinates } = await import(
    /* webpackChunkName: "coordinate-forms" */ "#domain/coordinate-forms/all-forms.ts"
  );
  return searchCoordinates(text, { near });
}

async function findPlaces({ text, near, shown }: Asked): Promise<readonly FoundPlace[]> {
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  return search.findPlaces(text, near, { poiKinds: askedPoiKinds(text), shown });
}

async function townsNear(places: readonly LatLng[]): Promise<readonly (string | null)[]> {
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  return search.townsNear(places);
}

function placesOf(read: CoordinateSearch): readonly LatLng[] {
  return read.ok ? read.candidates.map(({ place }) => place) : [];
}

/** "94P+3V Amersfoort". */
const CODE_AND_LOCALITY = /^(\S+?),?\s+(\S.*)$/;

/** A short plus code with a town behind it lies near that town, wherever the map is. */
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

/** @param towns near the candidates, in their order; none as long as they are looked up */
function coordinateResults(
  read: CoordinateSearch,
  towns: readonly (string | null)[],
): readonly SearchResult[] {
  if (!read.ok) return [];
  return read.candidates.map(({ place, text, form }, index) => ({
    kind: "coordinate",
    title: text,
    hint: hintNear(coordinateFormName(form), towns[index]),
    place,
    detail: null,
    waypointId: null,
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

function noteOn(text: string, read: CoordinateSearch, count: number): string | null {
  if (read.ok) {
    if (read.question) return coordinateQuestionText(read.question);
    return isOnMap(read.candidates[0].place) ? null : searchTexts.outsideMap;
  }
  if (count > 0) return null;
  if (lacksNodeNumber(text)) return searchTexts.nodeNumber;
  // Half of a pair is a coordinate that is not finished; a bare number may be a node.
  const isHalf = read.reason === "incomplete" && /\d[.,°]/.test(text);
  if (isHalf) return coordinateProblemText(read.reason);
  return pastedProblemText(read.reason) ?? searchTexts.nothing;
}
