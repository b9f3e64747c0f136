import type { TileRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { MapPort } from "#mapview/map-port.ts";

/** The shapes to choose from. */
export type ShapeKind = "frame" | "around" | "along" | "region";

export interface ChosenArea {
  readonly runs: TileRuns;
  /** The box around it: west, south, east, north. */
  readonly bounds: LngLatBox;
  /** The size of the area on the ground, as text. */
  readonly groundText: string;
  readonly usualName: string;
}

/** The properties that every shape choice takes. */
export interface ShapeProps {
  readonly controller: Pick<
    MapPort,
    "watchArea" | "zoomBy" | "keepCenterIn" | "showBounds" | "center"
  >;
  /** Shows the size of the area, beside the controls that change it. */
  readonly onChosen: (area: ChosenArea | null) => void;
}
