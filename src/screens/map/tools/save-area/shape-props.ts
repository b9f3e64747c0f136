import type { TileRuns } from "#domain/areas/tile-runs.ts";
import type { MapPort } from "#mapview/map-port.ts";

/** The shapes to choose from. */
export type ShapeKind = "frame" | "around" | "along" | "region";

/** The area that is chosen now. */
export interface ChosenArea {
  readonly runs: TileRuns;
  /** How large it is on the ground. */
  readonly groundText: string;
  readonly usualName: string;
}

/** What each shape is chosen with. */
export interface ShapeProps {
  readonly controller: Pick<
    MapPort,
    "watchArea" | "zoomBy" | "keepCenterIn" | "showBounds" | "center"
  >;
  /** The size of what is chosen, to be put beside the means to change it. */
  readonly onChosen: (area: ChosenArea | null) => void;
}
