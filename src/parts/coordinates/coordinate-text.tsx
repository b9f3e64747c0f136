import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { namedCoordinate } from "#i18n/position/coordinates.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { useCoordinateText } from "./use-coordinate-text.ts";

/** Shows a place in the chosen notation, with the name of that notation. */
export function CoordinateText({ place }: { readonly place: LatLng }) {
  const format = useStore(preferencesStore, ({ coordinateFormat }) => coordinateFormat);
  const text = useCoordinateText(place, format);
  return <span>{namedCoordinate(format, text ?? "…")}</span>;
}
