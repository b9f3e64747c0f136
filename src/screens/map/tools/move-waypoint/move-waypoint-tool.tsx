import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, type MapTool } from "#screens/map/task/map-tool.ts";

const LazyMoveWaypoint = lazyCard(
  async () => (await import(/* webpackChunkName: "map-move" */ "./move-waypoint.tsx")).MoveWaypoint,
);

const tool: MapTool<{ readonly waypointId: string }> = {
  link: { id: "move-waypoint" },
  render: ({ input: { waypointId }, controller, close }) => (
    <LazyMoveWaypoint waypointId={waypointId} controller={controller} onClose={close} />
  ),
  inputAt(search) {
    const waypointId = search.get("verplaats");
    return waypointId ? { waypointId } : null;
  },
  keepsOpenOn: "all",
  covers: ["tools"],
};

/** Moves a waypoint to a cross in the middle of the map; opened by `/map?verplaats=ID`. */
export const moveWaypointTool = anyTool(tool);
