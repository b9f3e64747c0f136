import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { formatDateTime, formatMeters } from "#sentences/intl/format.ts";
import { type Fact, Facts } from "#ui/facts.tsx";
import { waypointTexts } from "#words/waypoints/waypoints.ts";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";

/** The facts of the waypoint beside its place. */
export function WaypointFacts({ waypoint }: { readonly waypoint: Waypoint }) {
  const facts = factsOf(waypoint);
  return facts.length > 0 ? <Facts facts={facts} /> : null;
}

function factsOf(waypoint: Waypoint): readonly Fact[] {
  const { altitudeMeters, folder, kind, source, createdAtMs, changedAtMs } = waypoint;
  const isChanged = changedAtMs && changedAtMs !== createdAtMs;
  return [
    fact(
      detailTexts.altitudeFact,
      altitudeMeters === undefined ? "" : formatMeters(altitudeMeters),
    ),
    fact(detailTexts.folder, folder),
    fact(detailTexts.kind, kind),
    fact(waypointTexts.created, createdAtMs ? formatDateTime(createdAtMs) : ""),
    fact(waypointTexts.changed, isChanged ? formatDateTime(changedAtMs) : ""),
    fact(detailTexts.source, source),
  ].flat();
}

function fact(name: string, value: string | undefined): readonly Fact[] {
  return value ? [{ name, value }] : [];
}
