import { useStore } from "zustand";
import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { namedCoordinate } from "#i18n/coordinates.ts";
import { useCoordinateText } from "#parts/use-coordinate-text.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** A place in the form that the user prefers; in degrees where that form has no words for it. */
export function PreferredPlace({ place }: { readonly place: LatLng }) {
  const format = useStore(preferencesStore, ({ coordinateFormat }) => coordinateFormat);
  const text = useCoordinateText(place, format);
  if (text === undefined) return "…";
  return text ? namedCoordinate(format, text) : formatLatLng(place);
}
