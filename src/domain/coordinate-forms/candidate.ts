import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CoordinateProblem } from "./parse.ts";

/**
 * What a text was read as:
 * - `decimal`, `dm`, `dms`: degrees;
 * - `rd`: x and y in metres; `rd-km`: in kilometres ("81,4 / 455,2"); `rd-square`: a kilometre square
 *   ("191/438");
 * - `scout`: the last two kilometre digits of RD and 0–3 decimals behind them ("63 57 06 68"), which
 *   repeats every 100 km; `rd-tens`: five digits each, in tens of metres ("08140 45520");
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

/** One place that a text may mean. */
export interface CoordinateCandidate {
  /** WGS 84 degrees; of a square its middle. */
  readonly place: LatLng;
  readonly form: CoordinateForm;
  /** The whole coordinate in that form, by which a person can tell it from the others. */
  readonly text: string;
  /** The side of the square that the text names, metres: how coarse it is. 0 when it is a point. */
  readonly sideMeters: number;
}

/**
 * What a person should be asked before the first candidate is taken:
 * - `rd-swapped`: y was written before x;
 * - `lat-lng-swapped`: exchanged it lies in the Netherlands, as it was written it does not;
 * - `several`: the text can be read in several ways, or repeats and nothing says where it is near;
 * - `locality`: a short plus code with a place name, which is not looked up.
 */
export type CoordinateQuestion = "rd-swapped" | "lat-lng-swapped" | "several" | "locality";

/**
 * Why a text gives no place at all; next to those of typed degrees and RD:
 * - `outside`: no such square or place in the Netherlands, in UTM or in MGRS;
 * - `needs-reference`: a short plus code without a place that it is near;
 * - `short-link`: a shortened link; where it leads to is known only to its server;
 * - `unknown-link`: a link of another site;
 * - `link-without-place`: a link of a map that holds no coordinates;
 * - `five-digits`, `seven-digits`, `nine-digits`: a short coordinate with one digit too many or too few;
 * - `other-datum`: a `geo:` URI that is not in WGS 84.
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
  | "other-datum";

/** The places that a text may mean, best first, or why there is none. */
export type CoordinateSearch =
  | {
      readonly ok: true;
      readonly candidates: readonly [CoordinateCandidate, ...CoordinateCandidate[]];
      readonly question: CoordinateQuestion | null;
    }
  | { readonly ok: false; readonly reason: SearchProblem };

/** Places that were found; with none of them, why. */
export function found(
  candidates: readonly CoordinateCandidate[],
  question: CoordinateQuestion | null = null,
  reason: SearchProblem = "outside",
): CoordinateSearch {
  const [first, ...others] = candidates;
  if (!first) return { ok: false, reason };
  return { ok: true, candidates: [first, ...others], question };
}

/** No place, and why. */
export function notFound(reason: SearchProblem): CoordinateSearch {
  return { ok: false, reason };
}
