import type { MapPort } from "#mapview/map-port.ts";

/** The searches of the planner. */
export type RouteSearchKind = "loops" | "alternatives" | "reach" | "snap";

/** The props of each search. */
export interface SearchPanelProps {
  readonly controller: Pick<MapPort, "events" | "center" | "zoom" | "showBounds">;
  /** Returns to the plan. */
  readonly onDone: () => void;
}
