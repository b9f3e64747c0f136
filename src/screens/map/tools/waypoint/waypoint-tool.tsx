import { waypointTapped } from "#mapview/layers/waypoints/waypoint-events.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { anyTool, opensOn } from "#screens/map/task/map-tool.ts";
import { measureLink, waypointLink } from "#screens/map/task/tool-links.ts";

const LazyWaypointCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-cards" */ "./waypoint-card.tsx")).WaypointCard,
);

/** The card of a waypoint. */
export const waypointTool = anyTool({
  link: waypointLink,
  render: ({ input: { waypointId }, open, close }) => (
    <LazyWaypointCard
      key={waypointId}
      waypointId={waypointId}
      onMeasure={(from) => open(measureLink, { from })}
      onClose={close}
    />
  ),
  openings: [opensOn(waypointTapped, (waypointId) => ({ waypointId }))],
  covers: ["all-on-phones"],
  isAboutPlace: true,
  markedPlace: ({ waypointId }, waypoints) => waypoints.find(({ id }) => id === waypointId) ?? null,
});
