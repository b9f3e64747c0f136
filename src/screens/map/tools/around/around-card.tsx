import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import type { SearchOriginNow } from "#parts/search-origin-now.ts";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { Card } from "#screens/map/card/card.tsx";
import styles from "#screens/map/found/found-row.module.css";
import { FoundRow, rowOf } from "#screens/map/found/found-row.tsx";
import { useAround } from "#screens/map/place/use-around.ts";
import { lineFacts } from "#sentences/map/map-cards.ts";
import { aroundText } from "#sentences/map/search.ts";
import { trackKindText } from "#sentences/tracks/tracks.ts";
import { cardTexts } from "#words/map/map-cards.ts";
import { searchTexts } from "#words/map/search.ts";
import { trackTexts } from "#words/tracks/tracks.ts";
import type { TrackAround } from "./tracks-around.ts";
import { useTracksAround } from "./use-tracks-around.ts";

export interface AroundCardProps {
  readonly origin: SearchOriginNow;
  /** Returns the points of interest on the map. */
  readonly readShown: () => readonly PointOfInterest[];
  readonly onClose: () => void;
  readonly onChoose: (found: FoundPlace) => void;
  readonly onChooseTrack: (trackId: string) => void;
}

/** Lists the surroundings of the position, or of the centre of the map, for reading aloud and choosing. */
export function AroundCard(props: AroundCardProps) {
  const { origin, readShown, onClose, onChoose, onChooseTrack } = props;
  const { place } = origin;
  const places = useAround(place, readShown);
  const around = places.value?.places ?? null;
  const distanceText = useDistanceText();
  const tracks = useTracksAround(place);
  const again = () => {
    for (const one of [places, tracks]) if (one.isFailed) one.again();
  };
  const rows = [
    ...(around ?? []).map((one) => ({
      ...rowOf(one),
      key: `${one.kind} ${one.name} ${one.lat} ${one.lng}`,
      choose: () => onChoose(one),
    })),
    ...(tracks.last ?? []).map((one) => ({
      ...rowOfTrack(one, distanceText(one.track.lengthMeters)),
      key: one.track.id,
      choose: () => onChooseTrack(one.track.id),
    })),
  ].sort((a, b) => distanceMeters(place, a.place) - distanceMeters(place, b.place));
  return (
    <Card heading={aroundText({ ...origin, town: townNear(around) })} onClose={onClose}>
      {[places, tracks].some(({ isFailed }) => isFailed) ? (
        <NotLoaded text={cardTexts.aroundFailed} again={again} />
      ) : (
        <p role="status">{wordsFor(around, rows.length)}</p>
      )}
      <ul className={styles["list"]}>
        {rows.map(({ key, choose, ...row }) => (
          <li key={key}>
            <button type="button" className={styles["row"]} onClick={choose}>
              <FoundRow {...row} from={place} />
            </button>
          </li>
        ))}
      </ul>
      {places.value?.knowsPois === false ? <p>{searchTexts.onlyShown}</p> : null}
    </Card>
  );
}

/** Returns the nearest town. */
function townNear(around: readonly FoundPlace[] | null): string | null {
  return around?.find(({ kind }) => kind === "town")?.name ?? null;
}

function rowOfTrack({ track, nearest }: TrackAround, length: string) {
  return {
    kind: "track" as const,
    title: track.name || trackTexts.noName,
    hint: lineFacts(trackKindText(track), length),
    place: nearest,
  };
}

function wordsFor(around: readonly FoundPlace[] | null, count: number): string | null {
  if (!around) return cardTexts.searching;
  return count === 0 ? cardTexts.aroundEmpty : null;
}
