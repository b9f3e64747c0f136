import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { cardTexts } from "#i18n/map-cards.ts";
import { Card } from "./card.tsx";
import styles from "./found-row.module.css";
import { FoundRow, rowOf } from "./found-row.tsx";
import { useAround } from "./use-around.ts";

export interface AroundCardProps {
  readonly place: LatLng;
  readonly onClose: () => void;
  readonly onChoose: (found: FoundPlace) => void;
}

/** What lies around the middle of the map, as a list that can be read out and tapped. */
export function AroundCard({ place, onClose, onChoose }: AroundCardProps) {
  const around = useAround(place);
  return (
    <Card heading={cardTexts.aroundHeading} onClose={onClose}>
      <p role="status">{wordsFor(around)}</p>
      <ul className={styles["list"]}>
        {(around ?? []).map((found) => (
          <li key={`${found.kind} ${found.name} ${found.lat} ${found.lng}`}>
            <button type="button" className={styles["row"]} onClick={() => onChoose(found)}>
              <FoundRow {...rowOf(found)} from={place} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function wordsFor(around: readonly FoundPlace[] | null): string | null {
  if (!around) return cardTexts.searching;
  return around.length === 0 ? cardTexts.aroundEmpty : null;
}
