import type { CoordinateCandidate } from "#domain/coordinate-forms/candidate.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  coordinateProblemText,
  coordinateQuestionText,
  coordinateRepeatsText,
  coordinateTexts,
  originText,
} from "#i18n/search.ts";
import type { SearchOriginNow } from "#parts/search-origin-now.ts";

/**
 * A place, or one sentence on why there is none; `candidates` are the places to choose from when the
 * text may mean several, and the sentence then asks which.
 */
export type Place =
  | { readonly ok: true; readonly place: LatLng }
  | {
      readonly ok: false;
      readonly error: string;
      readonly candidates?: readonly CoordinateCandidate[];
    };

/**
 * Reads typed or pasted coordinates of every form. What reads them is loaded when first asked: most
 * people never type any. A form that repeats is taken nearest to the place of `origin`, and the sentence
 * says so.
 */
export async function readCoordinates(text: string, origin: SearchOriginNow): Promise<Place> {
  const reader = await import(
    /* webpackChunkName: "coordinate-forms" */ "#domain/coordinate-forms/all-forms.ts"
  ).catch(() => null);
  if (!reader) return { ok: false, error: coordinateTexts.notLoaded };
  const search = reader.searchCoordinates(text, { near: origin.place });
  if (!search.ok) return { ok: false, error: coordinateProblemText(search.reason) };
  const { candidates, question } = search;
  if (question) return { ok: false, error: coordinateQuestionText(question), candidates };
  // The nearest is likeliest, but what is saved 100 km away is not noticed until it is needed.
  if (candidates.length > 1)
    return {
      ok: false,
      error: coordinateRepeatsText(originText({ ...origin, town: null })),
      candidates,
    };
  return { ok: true, place: candidates[0].place };
}
