import { useStore } from "zustand";
import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { useCoordinateText } from "#parts/use-coordinate-text.ts";
import { preferencesStore } from "#state/preferences.ts";

/** A place in the form that the user prefers; in degrees where that form has no words for it. */
export function PreferredPlace({ place }: { readonly place: LatLng }) {
  const format = useStore(preferencesStore, ({ coordinateFormat }) => coordinateFormat);
  const text = useCoordinateText(place, format);
  return text === undefined ? "…" : (text ?? formatLatLng(place));
}
