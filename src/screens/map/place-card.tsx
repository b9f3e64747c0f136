import { Ruler, Share2 } from "lucide-react";
import { useState } from "react";
import { formatLatLng, geoUri } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isOnMap } from "#domain/position/map-bounds.ts";
import { cardTexts, sharedPlaceText } from "#i18n/map-cards.ts";
import { searchTexts } from "#i18n/search.ts";
import { shareText } from "#state/share-text.ts";
import { Button } from "#ui/button.tsx";
import { AddWaypointForm } from "./add-waypoint-form.tsx";
import { Card } from "./card.tsx";
import styles from "./place-card.module.css";
import { PlaceFacts } from "./place-facts.tsx";

export interface PlaceCardProps {
  readonly place: LatLng;
  /** What the place is called, when it was found by its name. */
  readonly name: string | null;
  readonly onClose: () => void;
  /** Called with the name under which it was kept. */
  readonly onSaved: (name: string) => void;
  readonly onMeasure: () => void;
}

/** A place on the map: where it is, what is near, and what one can do with it. */
export function PlaceCard({ place, name, onClose, onSaved, onMeasure }: PlaceCardProps) {
  return (
    <Card heading={name ?? cardTexts.place} onClose={onClose}>
      {isOnMap(place) ? null : <p>{searchTexts.outsideMap}</p>}
      <PlaceFacts place={place} name={name} />
      <AddWaypointForm place={place} name={name} onSaved={onSaved} />
      <div className={styles["actions"]}>
        <Button icon={<Ruler aria-hidden="true" />} onClick={onMeasure}>
          {cardTexts.measureFromHere}
        </Button>
        <ShareButton place={place} name={name ?? cardTexts.place} />
      </div>
    </Card>
  );
}

function ShareButton({ place, name }: { readonly place: LatLng; readonly name: string }) {
  const [word, setWord] = useState<string | null>(null);

  async function share() {
    const coordinates = formatLatLng(place);
    const text = sharedPlaceText(name, coordinates, geoUri(place));
    const outcome = await shareText(name, text);
    if (outcome === "copied") setWord(cardTexts.shareCopied);
    else setWord(outcome === "failed" ? cardTexts.shareFailed : null);
  }

  return (
    <>
      <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
        {cardTexts.share}
      </Button>
      <span role="status" className={styles["word"]}>
        {word}
      </span>
    </>
  );
}
