import * as v from "valibot";
import { isLatLng, type LatLng } from "#domain/coordinates/lat-lng.ts";

/** Returns the schema of a place on the earth with these further fields. */
export function placeWith<const Fields extends v.ObjectEntries>(fields: Fields) {
  const place = v.object({ ...fields, lat: v.number(), lng: v.number() });
  type Place = v.InferOutput<typeof place>;
  return v.pipe(place, v.check<Place>(isOnEarth));
}

/** A place on the earth, WGS 84. */
export const PLACE = placeWith({});

function isOnEarth(place: object): boolean {
  const { lat, lng } = place as LatLng;
  return isLatLng(lat, lng);
}
