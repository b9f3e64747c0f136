import { parseColor } from "#domain/exchange/colors.ts";
import type {
  ExchangeLine,
  ExchangeLink,
  ExchangeWaypoint,
} from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { parseTime } from "#domain/exchange/parse-time.ts";
import { plainNote } from "#domain/exchange/plain-note.ts";
import { present } from "#domain/exchange/present.ts";
import { signOf } from "#domain/exchange/waypoint-sign.ts";
import { waypointIconFor } from "#domain/waypoints/waypoint-icons.ts";
import { type Position, timeOf } from "./geojson-lines.ts";
import { type JsonObject, listOf, objectOf, plainFields, textField } from "./json-fields.ts";

/** The names of fields with one address each, in lower case. */
export const LINK_FIELDS = [
  "link",
  "url",
  "google_maps_url",
  "google maps url",
  "website",
] as const;

/** Google's comment on a place without coordinates, which says nothing about the place. */
const NO_LOCATION = "No location information is available for this saved place";

/** The name, note, folder and links of a feature's properties, by the names of simplestyle, GPX and Google. */
export function lineOf(
  properties: JsonObject,
  colorName: string,
  collector: ImportCollector,
): ExchangeLine {
  return lineOfFields(plainFields(properties), colorName, collector);
}

function lineOfFields(
  fields: JsonObject,
  colorName: string,
  collector: ImportCollector,
): ExchangeLine {
  const color = textField(fields, colorName);
  const links = linksOf(fields, collector);
  const note = noteOf(fields, links, collector);
  return {
    name:
      textField(fields, "name", "title", "naam", "location name", "location business name") ?? "",
    ...present({
      note,
      color: color === undefined ? undefined : parseColor(color),
      folder: textField(fields, "folder"),
      links,
    }),
  };
}

/** Returns the address of a feature's properties; undefined without one. */
export function addressOf(properties: JsonObject): string | undefined {
  return addressIn(plainFields(properties));
}

function addressIn(fields: JsonObject): string | undefined {
  return textField(fields, "address", "adres", "location address");
}

function noteOf(
  fields: JsonObject,
  links: ExchangeLink[],
  collector: ImportCollector,
): string | undefined {
  const written = textField(fields, "description", "desc", "note", "cmt", "comment") ?? "";
  const text = plainNote([written === NO_LOCATION ? "" : written], links, collector) ?? "";
  const address = addressIn(fields) ?? "";
  return [text, text.includes(address) ? "" : address].filter(Boolean).join("\n");
}

/** The waypoint of a feature's properties at a position. */
export function waypointOf(
  { lng, lat, altitudeMeters }: Position,
  properties: JsonObject,
  collector: ImportCollector,
): ExchangeWaypoint {
  const fields = plainFields(properties);
  return {
    ...lineOfFields(fields, "marker-color", collector),
    lat,
    lng,
    ...signIn(fields),
    ...present({
      altitudeMeters,
      kind: textField(fields, "kind"),
      timeMs: createdMs(fields, collector),
      changedAtMs: timeOf(fields["changed"], collector),
      source: textField(fields, "source"),
      id: textField(fields, "sm:id"),
    }),
  };
}

/** Google's names for the time are not counted as unreadable, because other programs mean other things by them. */
function createdMs(fields: JsonObject, collector: ImportCollector): number {
  if (fields["time"] !== undefined) return timeOf(fields["time"], collector);
  return parseTime(textField(fields, "date", "published") ?? "");
}

/** simplestyle's symbol is a maki name, and so are the ids of our icons. */
function signIn(fields: JsonObject): Pick<ExchangeWaypoint, "icon" | "symbol"> {
  const marker = textField(fields, "marker-symbol");
  const symbol = textField(fields, "sym");
  if (waypointIconFor(marker)) return signOf({ icon: marker, symbol });
  return signOf({ symbol: symbol ?? marker });
}

/** `links` as toGeoJSON writes them; elsewhere one address. */
function linksOf(fields: JsonObject, collector: ImportCollector): ExchangeLink[] {
  const links: ExchangeLink[] = [];
  for (const link of listOf(fields["links"])) {
    const { href, text } = objectOf(link) ?? {};
    if (typeof href !== "string") continue;
    collector.addLink(links, href, typeof text === "string" ? text : "");
  }
  collector.addLink(links, textField(fields, ...LINK_FIELDS) ?? null, "");
  return links;
}
