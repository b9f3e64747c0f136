import { useStore } from "zustand";
import { nearestWaypoints } from "#domain/waypoints/nearest-waypoints.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { waypointTexts } from "#i18n/waypoints.ts";
import { useOwnPosition } from "#parts/use-own-position.ts";
import { WaypointRow } from "#parts/waypoint-row.tsx";
import { waypointsStore } from "#state/waypoints.ts";
import { Page, Section } from "#ui/page.tsx";
import { AddWaypoint } from "./add-waypoint.tsx";
import styles from "./waypoints-screen.module.css";

/** All waypoints, the nearest first, and the form that adds one. */
export function Component() {
  return (
    <Page heading={waypointTexts.heading} productName={navigationTexts.productName}>
      <WaypointList />
      <AddWaypoint />
    </Page>
  );
}

function WaypointList() {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const position = useOwnPosition();
  if (waypoints.length === 0) {
    return (
      <Section heading={waypointTexts.list}>
        <p>{waypointTexts.empty}</p>
      </Section>
    );
  }
  const sorted = position
    ? nearestWaypoints(waypoints, position, waypoints.length).map(({ waypoint }) => waypoint)
    : [...waypoints].reverse();
  return (
    <Section heading={waypointTexts.list}>
      <ul className={styles["list"]}>
        {sorted.map((waypoint) => (
          <li key={waypoint.id}>
            <WaypointRow waypoint={waypoint} from={position} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
