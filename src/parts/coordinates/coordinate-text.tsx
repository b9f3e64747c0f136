import { useStore } from "zustand";
import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { namedCoordinate } from "#sentences/position/coordinates.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { useCoordinateText } from "./use-coordinate-text.ts";

interface CoordinateTextProps {
  readonly place: LatLng;
  /** The notation of a subject that has its own, where it can express the place; by default the user's. */
  readonly usual?: CoordinateFormat;
}

/** Shows a place in the chosen notation, with the name of that notation. */
export function CoordinateText({ place, usual }: CoordinateTextProps) {
  const chosen = useStore(preferencesStore, ({ coordinateFormat }) => coordinateFormat);
  const inUsual = useCoordinateText(place, usual ?? chosen);
  const inChosen = useCoordinateText(place, chosen);
  const [format, text] =
    usual === undefined || inUsual === null ? [chosen, inChosen] : [usual, inUsual];
  return <span>{namedCoordinate(format, text ?? "…")}</span>;
}
