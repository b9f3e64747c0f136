import type { MapPort } from "#mapview/map-port.ts";

/** The searches of the planner. */
export type RouteSearchKind = "loops" | "alternatives" | "reach" | "snap";

export interface SearchPanelProps {
  readonly controller: Pick<MapPort, "events" | "center" | "zoom" | "showBounds">;
  /** Returns to the plan. */
  readonly onDone: () => void;
}
