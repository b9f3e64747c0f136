import type { MapPort } from "#mapview/map-port.ts";

/** What the planner can find by itself. */
export type RouteSearchKind = "loops" | "alternatives" | "reach" | "snap";

/** What each search needs. */
export interface SearchPanelProps {
  readonly controller: Pick<MapPort, "events" | "center" | "zoom" | "showBounds">;
  /** Goes back to the plan. */
  readonly onDone: () => void;
}
