import { useStore } from "zustand";
import { nearestWaypoints } from "#domain/waypoints/nearest-waypoints.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { UnlessUnread } from "#parts/storage/unless-unread.tsx";
import { WaypointRow } from "#parts/waypoint-row.tsx";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Section } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";

const SHOWN = 3;

/** The nearest waypoints; the newest ones without a position. */
export function NearestSection() {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const position = useOwnPosition();
  const shown = position
    ? nearestWaypoints(waypoints, position, SHOWN).map(({ waypoint }) => waypoint)
    : waypoints.slice(-SHOWN).reverse();
  return (
    <Section heading={dashboardTexts.nearest}>
      {shown.length === 0 ? (
        <UnlessUnread>
          <p>{dashboardTexts.noWaypoints}</p>
        </UnlessUnread>
      ) : null}
      <ul>
        {shown.map((waypoint) => (
          <li key={waypoint.id}>
            <RecordBoundary name={waypoint.name} record={waypoint}>
              <WaypointRow waypoint={waypoint} from={position} />
            </RecordBoundary>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <LinkButton to="/waypoints">{dashboardTexts.addWaypoint}</LinkButton>
      ) : null}
    </Section>
  );
}
