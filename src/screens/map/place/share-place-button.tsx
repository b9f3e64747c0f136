import { Share2 } from "lucide-react";
import { useState } from "react";
import { formatLatLng, geoUri } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { useWayBeside } from "#parts/position/way-beside.tsx";
import { sharedPlaceText } from "#sentences/map/map-cards.ts";
import { shareText } from "#state/exchange/share-text.ts";
import { Button } from "#ui/button.tsx";
import { cardTexts } from "#words/map/map-cards.ts";
import styles from "./place-card.module.css";

interface SharePlaceButtonProps {
  readonly place: LatLng;
  readonly name: string;
}

/** Shares the name and coordinates of a place, or copies them if sharing is not available. */
export function SharePlaceButton({ place, name }: SharePlaceButtonProps) {
  const line = useWayBeside(place);
  const [word, setWord] = useState<string | null>(null);

  async function share() {
    const outcome = await shareText(
      name,
      sharedPlaceText(name, line, formatLatLng(place), geoUri(place)),
    );
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
