import { Link } from "react-router";
import { useStore } from "zustand";
import { cardTexts } from "#i18n/map-cards.ts";
import { waypointsStore } from "#state/waypoints.ts";
import { buttonClass } from "#ui/button.tsx";
import { Card } from "./card.tsx";
import { PlaceFacts } from "./place-facts.tsx";

export interface WaypointCardProps {
  readonly waypointId: string;
  readonly onClose: () => void;
}

/** A tapped waypoint: its name, where it is, and the way to its own screen. */
export function WaypointCard({ waypointId, onClose }: WaypointCardProps) {
  const waypoint = useStore(waypointsStore, ({ waypoints }) =>
    waypoints.find((one) => one.id === waypointId),
  );
  if (!waypoint) return null;
  return (
    <Card heading={waypoint.name} onClose={onClose}>
      <PlaceFacts place={waypoint} />
      <Link to={`/waypoints/${encodeURIComponent(waypointId)}`} className={buttonClass("primary")}>
        {cardTexts.details}
      </Link>
    </Card>
  );
}
