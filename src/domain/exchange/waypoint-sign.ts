import {
  gpxSymbolOf,
  iconOfGpxSymbol,
  iconOfOsmAnd,
} from "#domain/waypoints/waypoint-icon-names.ts";
import { waypointIconFor } from "#domain/waypoints/waypoint-icons.ts";
import type { ExchangeWaypoint } from "./exchange-file.ts";
import { present } from "./present.ts";

/** The fields of a file that describe a waypoint's symbol. */
interface WrittenSign {
  /** The id of an icon of the app, from a file of this app. */
  readonly icon?: string | undefined;
  readonly osmAndIcon?: string | undefined;
  /** GPX `sym`, a word in a KML icon address, simplestyle's `marker-symbol`. */
  readonly symbol?: string | undefined;
}

/**
 * Returns the icon that a file means, and the symbol in the file's words unless the icon means
 * exactly that. An icon from this app comes first, then OsmAnd's icon (its `sym` is often a
 * leftover), then the symbol.
 */
export function signOf({
  icon: ownIcon,
  osmAndIcon,
  symbol,
}: WrittenSign): Pick<ExchangeWaypoint, "icon" | "symbol"> {
  const icon =
    ownIcon || iconOfOsmAnd(osmAndIcon ?? "") || iconOfGpxSymbol(symbol ?? "") || undefined;
  const known = waypointIconFor(icon);
  const isSameSign = known !== null && symbol === gpxSymbolOf(known);
  return present({ icon, symbol: isSameSign ? undefined : symbol });
}
