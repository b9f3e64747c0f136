import type { CoordinateCandidate } from "#domain/coordinate-forms/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import {
  coordinateProblemText,
  coordinateQuestionText,
  coordinateRepeatsText,
  coordinateTexts,
  originText,
} from "#i18n/search.ts";
import type { SearchOriginNow } from "#parts/search-origin-now.ts";

/** Which place was taken for a coordinate that repeats, and the others, nearest first. */
export interface Nearest {
  readonly candidates: readonly [CoordinateCandidate, ...CoordinateCandidate[]];
  /** From the position or the middle of the map, metres. */
  readonly distanceMeters: number;
}

/**
 * A place, or one sentence on why there is none; `candidates` are the places to choose from when the
 * text may mean several, and the sentence then asks which.
 */
export type Place =
  | { readonly ok: true; readonly place: LatLng; readonly nearest: Nearest | null }
  | {
      readonly ok: false;
      readonly error: string;
      readonly candidates?: readonly CoordinateCandidate[];
    };

/** The nearest place of a coordinate that repeats is taken without a question when it is within this distance. */
const TAKEN_WITHIN_METERS = 50_000;

/** Where a coordinate that repeats is looked for. */
export interface ReadFrom extends SearchOriginNow {
  /** A place in the area that was chosen last; null where none was. */
  readonly area: LatLng | null;
  /** False for a map that was never moved: nobody looks at its middle on purpose. */
  readonly isMeant: boolean;
}

/**
 * Reads typed or pasted coordinates of every form. What reads them is loaded when first asked: most
 * people never type any. A form that repeats is taken nearest to the area chosen last, else to the place of `from`,
 * when that is within 50 km; else the sentence asks which place is meant.
 */
export async function readCoordinates(text: string, from: ReadFrom): Promise<Place> {
  const reader = await import(
    /* webpackChunkName: "coordinate-forms" */ "#domain/coordinate-forms/all-forms.ts"
  ).catch(() => null);
  if (!reader) return { ok: false, error: coordinateTexts.notLoaded };
  const near = from.area ?? from.place;
  const search = reader.searchCoordinates(text, { near });
  if (!search.ok) return { ok: false, error: coordinateProblemText(search.reason) };
  const { candidates, question } = search;
  if (question) return { ok: false, error: coordinateQuestionText(question), candidates };
  const [{ place }] = candidates;
  if (candidates.length === 1) return { ok: true, place, nearest: null };
  const isNear = distanceMeters(near, place) <= TAKEN_WITHIN_METERS;
  if (isNear && (from.area !== null || from.isMeant)) {
    const nearest = { candidates, distanceMeters: distanceMeters(from.place, place) };
    return { ok: true, place, nearest };
  }
  // The nearest is likeliest, but what is saved 100 km away is not noticed until it is needed.
  const error = coordinateRepeatsText(originText({ ...from, town: null }));
  return { ok: false, error, candidates };
}
