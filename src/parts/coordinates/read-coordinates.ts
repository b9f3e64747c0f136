import type { CoordinateCandidate } from "#domain/coordinate-forms/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { SearchOriginNow } from "#parts/search-origin-now.ts";
import { coordinateProblemText, originText } from "#sentences/map/search.ts";
import { coordinateQuestions, coordinateRepeatsText, coordinateTexts } from "#words/map/search.ts";

/** The place chosen for a repeating coordinate, and the others, nearest first. */
export interface Nearest {
  readonly candidates: readonly [CoordinateCandidate, ...CoordinateCandidate[]];
  /** The distance from the position or the middle of the map, metres. */
  readonly distanceMeters: number;
}

/**
 * A place, or a sentence about the problem. If the text can mean several places, `candidates` lists them and the
 * sentence asks which one.
 */
export type Place =
  | { readonly ok: true; readonly place: LatLng; readonly nearest: Nearest | null }
  | {
      readonly ok: false;
      readonly error: string;
      readonly candidates?: readonly CoordinateCandidate[];
    };

/** The distance within which the nearest place of a repeating coordinate is used without asking. */
const TAKEN_WITHIN_METERS = 50_000;

/** The origin for a repeating coordinate. */
export interface ReadFrom extends SearchOriginNow {
  /** A place in the area chosen last; null if there is none. */
  readonly area: LatLng | null;
  /** False for a map that was never moved, whose middle has no meaning. */
  readonly isMeant: boolean;
}

/**
 * Reads typed or pasted coordinates in every notation; the code is loaded on first use. A repeating coordinate is
 * placed nearest to the area chosen last, or else to `from`, if that is within 50 km; otherwise the sentence asks
 * which place is meant.
 */
export async function readCoordinates(text: string, from: ReadFrom): Promise<Place> {
  const reader = await import(
    /* webpackChunkName: "coordinate-forms" */ "#domain/coordinate-forms/all-forms.ts"
  ).catch(() => null);
  if (!reader) return { ok: false, error: coordinateTexts.notLoaded };
  const near = from.area ?? from.place;
  const search = reader.searchCoordinates(text, { near: from.place, rdArea: from.area });
  if (!search.ok) return { ok: false, error: coordinateProblemText(search.reason) };
  const { candidates, question } = search;
  if (question) return { ok: false, error: coordinateQuestions[question], candidates };
  const [{ place }] = candidates;
  if (candidates.length === 1) return { ok: true, place, nearest: null };
  const isNear = distanceMeters(near, place) <= TAKEN_WITHIN_METERS;
  if (isNear && (from.area !== null || from.isMeant)) {
    const nearest = { candidates, distanceMeters: distanceMeters(from.place, place) };
    return { ok: true, place, nearest };
  }
  // The nearest is most likely, but a waypoint saved 100 km away goes unnoticed until it is needed.
  const error = coordinateRepeatsText(originText({ ...from, town: null }));
  return { ok: false, error, candidates };
}
