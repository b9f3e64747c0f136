import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { formatBearing, formatDateTime, formatDistance } from "#i18n/format.ts";
import { ageText, positionTexts } from "#i18n/position.ts";
import { waypointTexts } from "#i18n/waypoints.ts";
import { type OwnPosition, useOwnPosition } from "#parts/use-own-position.ts";
import { type Fact, Facts } from "#ui/facts.tsx";

/** How far and in which direction the waypoint lies now, and when it was written down. */
export function WaypointFacts({ waypoint }: { readonly waypoint: Waypoint }) {
  const position = useOwnPosition();
  return <Facts facts={[...fromHere(waypoint, position), ...written(waypoint)]} />;
}

function fromHere(waypoint: Waypoint, position: OwnPosition | null): Fact[] {
  if (!position) return [{ name: waypointTexts.distance, value: positionTexts.noPosition }];
  const age = position.isStale ? ` (${ageText(position.ageMs)})` : "";
  return [
    {
      name: waypointTexts.distance,
      value: formatDistance(distanceMeters(position, waypoint)) + age,
    },
    { name: waypointTexts.bearing, value: formatBearing(bearingDegrees(position, waypoint)) },
  ];
}

function written({ createdAtMs, changedAtMs }: Waypoint): Fact[] {
  const facts: Fact[] = [];
  if (createdAtMs) facts.push({ name: waypointTexts.created, value: formatDateTime(createdAtMs) });
  if (changedAtMs && changedAtMs !== createdAtMs) {
    facts.push({ name: waypointTexts.changed, value: formatDateTime(changedAtMs) });
  }
  return facts;
}
