import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CoordinateProblem } from "./parse.ts";

/**
 * The form in which a text was read:
 * - `decimal`, `dm`, `dms`: degrees;
 * - `rd`: x and y in metres; `rd-km`: in kilometres ("81,4 / 455,2"); `rd-square`: a kilometre square
 * ("191/438");
 * - `scout`: the last two kilometre digits of RD and 0–3 decimals behind them ("63 57 06 68"), which repeats
 * every 100 km; `rd-tens`: five digits each, in tens of metres ("08140 45520");
 * - `utm` (with UPS), `mgrs`, `pluscode`;
 * - `geo`: a `geo:` URI; `link`: a link of Google Maps, OpenStreetMap or Apple Maps.
 */
export type CoordinateForm =
  | "decimal"
  | "dm"
  | "dms"
  | "rd"
  | "rd-km"
  | "rd-square"
  | "scout"
  | "rd-tens"
  | "utm"
  | "mgrs"
  | "pluscode"
  | "geo"
  | "link";

/** A place that a text may mean. */
export interface CoordinateCandidate {
  /** In WGS 84 degrees; the middle if the text names a square. */
  readonly place: LatLng;
  readonly form: CoordinateForm;
  /** The whole coordinate in that form, so that the user can tell the candidates apart. */
  readonly text: string;
  /** The side of the square that the text names, in metres: its precision. 0 for a point. */
  readonly sideMeters: number;
}

/**
 * The question to ask before the first candidate is used:
 * - `rd-swapped`: y was written before x;
 * - `lat-lng-swapped`: the place lies in the Netherlands only with the two numbers exchanged;
 * - `several`: the text has several readings, or repeats and nothing says which place it is near;
 * - `locality`: a short plus code with a place name, which is not looked up.
 */
export type CoordinateQuestion = "rd-swapped" | "lat-lng-swapped" | "several" | "locality";

/**
 * The reason why a text gives no place, besides those for typed degrees and RD:
 * - `outside`: no such square or place in the Netherlands, in UTM or in MGRS;
 * - `needs-reference`: a short plus code without a place that it is near;
 * - `short-link`: a shortened link, whose target only its server knows;
 * - `unknown-link`: a link to another site;
 * - `link-without-place`: a map link without coordinates;
 * - `five-digits`, `seven-digits`, `nine-digits`: a short coordinate with one digit too many or too few;
 * - `other-datum`: a `geo:` URI that is not in WGS 84;
 * - `only-address`: a `geo:` URI with an address and no place;
 * - `what3words`: three words, which only the server of a company turns into a place;
 * - `phone-number`: a line of a list with a telephone number and no coordinate;
 * - `several-places`: a line of a list with coordinates of two places;
 * - `uneven-digits`: MGRS with not as many digits for the easting as for the northing;
 * - `unexplained`: a line of a list with numbers or signs beside the coordinate that may be a part of it;
 * - `away`: a line of a list with a place that is described from a coordinate ("2 km north of …").
 */
export type SearchProblem =
  | CoordinateProblem
  | "outside"
  | "five-digits"
  | "seven-digits"
  | "nine-digits"
  | "needs-reference"
  | "short-link"
  | "unknown-link"
  | "link-without-place"
  | "other-datum"
  | "only-address"
  | "what3words"
  | "phone-number"
  | "several-places"
  | "uneven-digits"
  | "unexplained"
  | "away";

/** The places that a text may mean, best first, or the reason why there is none. */
export type CoordinateSearch =
  | {
      readonly ok: true;
      readonly candidates: readonly [CoordinateCandidate, ...CoordinateCandidate[]];
      readonly question: CoordinateQuestion | null;
    }
  | { readonly ok: false; readonly reason: SearchProblem };

/** Returns the places that were found, or `reason` if the list is empty. */
export function found(
  candidates: readonly CoordinateCandidate[],
  question: CoordinateQuestion | null = null,
  reason: SearchProblem = "outside",
): CoordinateSearch {
  const [first, ...others] = candidates;
  if (!first) return { ok: false, reason };
  return { ok: true, candidates: [first, ...others], question };
}

/** Returns the result for a text without a place. */
export function notFound(reason: SearchProblem): CoordinateSearch {
  return { ok: false, reason };
}
