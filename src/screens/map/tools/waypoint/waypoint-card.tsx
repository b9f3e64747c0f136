import { Ruler } from "lucide-react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { waypointPath } from "#domain/links/app-path.ts";
import { GoToButton } from "#parts/go-to/go-to-button.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { Card } from "#screens/map/card/card.tsx";
import styles from "#screens/map/place/place-card.module.css";
import { FromHere, PlaceCoordinates, Surroundings } from "#screens/map/place/place-facts.tsx";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { cardTexts } from "#words/map/map-cards.ts";

export interface WaypointCardProps {
  readonly waypointId: string;
  readonly onClose: () => void;
  readonly onMeasure: (from: LatLng) => void;
}

/** A card for a waypoint: how far it is, the actions, with a link to its screen, its note and its position. */
export function WaypointCard({ waypointId, onClose, onMeasure }: WaypointCardProps) {
  const waypoint = useStore(waypointsStore, ({ waypoints }) =>
    waypoints.find((one) => one.id === waypointId),
  );
  if (!waypoint) return null;
  return (
    <Card heading={waypoint.name} onClose={onClose}>
      <FromHere place={waypoint} />
      <div
        className={classNames(layout["actions"], styles["actions"], styles["brief"])}
        data-leads=""
      >
        <GoToButton place={waypoint} name={waypoint.name} variant="primary" />
        <LinkButton to={waypointPath(waypointId)} aria-label={cardTexts.details}>
          {cardTexts.detailsShort}
        </LinkButton>
        <Button
          icon={<Ruler aria-hidden="true" />}
          aria-label={cardTexts.measureFromHere}
          onClick={() => onMeasure(waypoint)}
        >
          {cardTexts.measureShort}
        </Button>
      </div>
      <RecordBoundary name={waypoint.name} record={waypoint}>
        {waypoint.note ? <p className={styles["note"]}>{waypoint.note}</p> : null}
        <PlaceCoordinates place={waypoint} />
        <Surroundings place={waypoint} name={waypoint.name} />
      </RecordBoundary>
    </Card>
  );
}
