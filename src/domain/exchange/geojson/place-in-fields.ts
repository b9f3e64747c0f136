import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";
import { readMapLink } from "#domain/links/map-link.ts";
import { LINK_FIELDS } from "./geojson-fields.ts";
import { type JsonObject, objectOf, plainFields, textField } from "./json-fields.ts";

/** The place that a feature states outside its geometry. */
export interface PlaceInFields {
  /** Null if neither the fields nor a link name a place. */
  readonly place: LatLng | null;
  /** True if it links to a map, which puts places without coordinates at 0, 0. */
  readonly isOfService: boolean;
}

/** Reads the place from the fields of a saved place of Google, or from its link to a map. */
export function placeInFields(properties: JsonObject): PlaceInFields {
  const fields = plainFields(properties);
  const links = LINK_FIELDS.flatMap((name) => textField(fields, name) ?? []);
  const isOfService = links.some((link) => {
    const read = readMapLink(link);
    return read.kind !== "problem" || read.reason !== "unknown-link";
  });
  return { place: geoCoordinates(fields) ?? placeOfLinks(links), isOfService };
}

function geoCoordinates(fields: JsonObject): LatLng | null {
  const { Latitude, Longitude } = objectOf(fields["location geo coordinates"]) ?? {};
  const [lat, lng] = [Number(Latitude ?? Number.NaN), Number(Longitude ?? Number.NaN)];
  return isLatLng(lat, lng) && (lat !== 0 || lng !== 0) ? { lat, lng } : null;
}

function placeOfLinks(links: readonly string[]): LatLng | null {
  for (const link of links) {
    const read = readMapLink(link);
    if (read.kind === "place" && (read.place.lat !== 0 || read.place.lng !== 0)) return read.place;
  }
  return null;
}
