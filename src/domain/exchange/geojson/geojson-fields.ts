import { parseColor } from "#domain/exchange/colors.ts";
import type {
  ExchangeLine,
  ExchangeLink,
  ExchangeWaypoint,
} from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { present } from "#domain/exchange/present.ts";
import { signOf } from "#domain/exchange/waypoint-sign.ts";
import { waypointIconFor } from "#domain/waypoints/waypoint-icons.ts";
import { type Position, timeOf } from "./geojson-lines.ts";
import { type JsonObject, listOf, objectOf, textField } from "./json-fields.ts";

/** The name, note, folder and links of a feature's properties, by simplestyle's and GPX's names. */
export function lineOf(
  properties: JsonObject,
  colorName: string,
  collector: ImportCollector,
): ExchangeLine {
  const color = textField(properties, colorName);
  return {
    name: textField(properties, "name", "title", "Name") ?? "",
    ...present({
      note: textField(properties, "description", "desc", "note", "cmt"),
      color: color === undefined ? undefined : parseColor(color),
      folder: textField(properties, "folder"),
      links: linksOf(properties, collector),
    }),
  };
}

/** The waypoint of a feature's properties at a position. */
export function waypointOf(
  { lng, lat, altitudeMeters }: Position,
  properties: JsonObject,
  collector: ImportCollector,
): ExchangeWaypoint {
  return {
    ...lineOf(properties, "marker-color", collector),
    lat,
    lng,
    ...signIn(properties),
    ...present({
      altitudeMeters,
      kind: textField(properties, "kind"),
      timeMs: timeOf(properties["time"], collector),
      changedAtMs: timeOf(properties["changed"], collector),
      source: textField(properties, "source"),
      id: textField(properties, "sm:id"),
    }),
  };
}

/** simplestyle's symbol is a maki name, and so are the ids of our icons. */
function signIn(properties: JsonObject): Pick<ExchangeWaypoint, "icon" | "symbol"> {
  const marker = textField(properties, "marker-symbol");
  const symbol = textField(properties, "sym");
  if (waypointIconFor(marker)) return signOf({ icon: marker, symbol });
  return signOf({ symbol: symbol ?? marker });
}

/** `links` as toGeoJSON writes them; elsewhere one address. */
function linksOf(properties: JsonObject, collector: ImportCollector): ExchangeLink[] {
  const links: ExchangeLink[] = [];
  for (const link of listOf(properties["links"])) {
    const { href, text } = objectOf(link) ?? {};
    if (typeof href !== "string") continue;
    collector.addLink(links, href, typeof text === "string" ? text : "");
  }
  collector.addLink(links, textField(properties, "link", "url") ?? null, "");
  return links;
}
