import { Ruler } from "lucide-react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isOnMap } from "#domain/position/map-bounds.ts";
import { GoToButton } from "#parts/go-to/go-to-button.tsx";
import { Card } from "#screens/map/card/card.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Fact } from "#ui/facts.tsx";
import layout from "#ui/layout.module.css";
import { cardTexts } from "#words/map/map-cards.ts";
import { searchTexts } from "#words/map/search.ts";
import { AddWaypointForm } from "./add-waypoint-form.tsx";
import styles from "./place-card.module.css";
import { BriefFacts, FromHere, PlaceCoordinates, Surroundings } from "./place-facts.tsx";
import { SharePlaceButton } from "./share-place-button.tsx";

export interface PlaceCardProps {
  readonly place: LatLng;
  /** The name of the place, if it was found by name. */
  readonly name: string | null;
  /** More facts about it. */
  readonly facts?: readonly Fact[];
  /** A sentence about these facts. */
  readonly hint?: string | undefined;
  readonly onClose: () => void;
  /** Called with the name of the saved waypoint. */
  readonly onSaved: (name: string) => void;
  readonly onMeasure: () => void;
}

/** A card for a place: how far it is, the actions, its position, a name to keep it under, and its surroundings. */
export function PlaceCard({ place, name, facts = [], hint, ...actions }: PlaceCardProps) {
  const { onClose, onSaved, onMeasure } = actions;
  return (
    <Card heading={name ?? cardTexts.place} onClose={onClose}>
      {isOnMap(place) ? null : <p>{searchTexts.outsideMap}</p>}
      <FromHere place={place} />
      <div
        className={classNames(layout["actions"], styles["actions"], styles["brief"])}
        data-leads=""
      >
        <GoToButton place={place} name={name ?? cardTexts.place} variant="primary" />
        <Button
          icon={<Ruler aria-hidden="true" />}
          aria-label={cardTexts.measureFromHere}
          onClick={onMeasure}
        >
          {cardTexts.measureShort}
        </Button>
        <SharePlaceButton place={place} name={name ?? cardTexts.place} />
      </div>
      <BriefFacts facts={facts} />
      {hint ? <p className={layout["hint"]}>{hint}</p> : null}
      <PlaceCoordinates place={place} />
      <AddWaypointForm place={place} name={name} onSaved={onSaved} />
      <Surroundings place={place} name={name} />
    </Card>
  );
}
