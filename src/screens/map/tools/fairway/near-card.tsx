import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type FairwayMark, type FairwayObject, isLateral } from "#domain/fairway/fairway-object.ts";
import { type BoatLimits, passageOf } from "#domain/fairway/passage/passage.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { clearanceWords, objectKindText, operatingWords } from "#parts/fairway/fairway-words.ts";
import { lightWords, markKindName, markText } from "#parts/fairway/mark-words.ts";
import { useMinuteMs } from "#parts/fairway/use-minute-ms.ts";
import { useWater } from "#parts/fairway/use-water.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import { Card } from "#screens/map/card/card.tsx";
import styles from "#screens/map/found/found-row.module.css";
import { FoundRow } from "#screens/map/found/found-row.tsx";
import type { FairwayObjectOnMap } from "#screens/map/task/tool-links.ts";
import { lightTitle } from "#sentences/water/fairway-marks.ts";
import { passageText } from "#sentences/water/fairways.ts";
import { appSourceText, recordSourceText } from "#sentences/water/official-marks.ts";
import { facts, fairwaysNear } from "#state/fairways/fairways.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";
import { fairwayTexts } from "#words/water/fairways.ts";

/** The distance within which objects are listed, in metres. */
const NEAR_METERS = 5000;

/** The greatest number of marks in an answer: there may be more. */
const MAX_LISTED = 40;

/** The distance from a bridge or lock within which a light is beside it. */
const LIGHT_METERS = 150;

interface NearCardProps {
  readonly center: LatLng;
  readonly onClose: () => void;
  readonly onObject: (object: FairwayObjectOnMap) => void;
  readonly onMark: (mark: FairwayMark) => void;
}

/** Lists the bridges, locks, buoys and lights around a place, as the map shows them. */
export function NearCard({ center, onClose, onObject, onMark }: NearCardProps) {
  const {
    value: near,
    isFailed,
    again,
  } = useLoaded(
    () => fairwaysNear({ place: center, radiusMeters: NEAR_METERS }),
    `${center.lat} ${center.lng}`,
  );
  const { value: app } = useLoaded(() => facts(), "facts");
  const appDate = app?.date;
  const nowMs = useMinuteMs();
  const water = useWater();
  return (
    <Card heading={toolEntryTexts.fairways.name} onClose={onClose}>
      {isFailed ? (
        <NotLoaded text={fairwayTexts.notLoaded} again={again} />
      ) : (
        <p role="status">{wordsFor(near)}</p>
      )}
      <ul className={styles["list"]}>
        {near?.objects.map(({ object }) => (
          <li key={object.id}>
            <button type="button" className={styles["row"]} onClick={() => onObject(object)}>
              <FoundRow
                kind={object.kind}
                title={object.name || fairwayTexts.unnamed}
                hint={objectHint(object, nowMs, water)}
                place={object}
                from={center}
              />
            </button>
          </li>
        ))}
        {near?.marks.map(({ mark }) => (
          <li key={`${mark.lat} ${mark.lng} ${mark.kind} ${mark.name}`}>
            <button type="button" className={styles["row"]} onClick={() => onMark(mark)}>
              <FoundRow
                kind="coordinate"
                title={markTitle(mark, near.objects)}
                hint={markHint(mark, appDate, nowMs)}
                place={mark}
                from={center}
              />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function objectHint(
  object: FairwayObject,
  nowMs: number,
  { levelMeters, limits }: ReturnType<typeof useWater>,
): string {
  const operating = object.schedule && operatingWords(object, nowMs, "now");
  return [
    objectKindText(object),
    clearanceWords(object, levelMeters) || fairwayTexts.sizeUnknown,
    ...passageWords(object, limits),
    ...(operating ? [operating.text] : []),
  ].join(" · ");
}

/** Tells whether the user's boat can pass, as the sign on the map does; nothing if it passes or is unknown itself. */
function passageWords(object: FairwayObject, limits: BoatLimits | null): readonly string[] {
  const passage = limits && passageOf(object, limits);
  if (!passage || passage.state === "passes") return [];
  return [passageText(passage, object)];
}

/** A light has no name in the data: its character and the bridge or lock beside it tell which it is. */
function markTitle(mark: FairwayMark, objects: FairwaysNear["objects"]): string {
  if (mark.name || mark.kind !== "light") {
    return mark.name || markKindName(mark);
  }
  const beside = objects
    .filter(({ object }) => object.name && distanceMeters(object, mark) < LIGHT_METERS)
    .toSorted((a, b) => distanceMeters(a.object, mark) - distanceMeters(b.object, mark))[0];
  return lightTitle(mark.light, beside?.object.name ?? null);
}

function markHint(mark: FairwayMark, appDate: string | undefined, nowMs: number): string {
  const light = lightWords(mark);
  const { official } = mark;
  const source = official
    ? recordSourceText(official, nowMs)
    : appDate && appSourceText(appDate, nowMs);
  return [markText(mark), ...(light ? [light] : []), ...(source ? [source] : [])].join(" · ");
}

type FairwaysNear = Awaited<ReturnType<typeof fairwaysNear>>;

function wordsFor(found: FairwaysNear | undefined): string | null {
  if (found === undefined) return fairwayTexts.loading;
  if (found.objects.length + found.marks.length === 0) return fairwayTexts.nearNone;
  const isWhole = found.marks.length < MAX_LISTED;
  const hasLateral = found.marks.some(({ mark }) => isLateral(mark));
  return isWhole && !hasLateral ? fairwayTexts.nearUnmarked : null;
}
