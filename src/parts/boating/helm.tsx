import { NotebookPen, Square } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import { noSignalText } from "#sentences/position/position.ts";
import { closeHelm } from "#state/boating/helm-store.ts";
import { restartLeg, steeringStore, stopSteering } from "#state/boating/steering.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { keepScreenOn } from "#state/position/keep-screen-on.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { FullScreen } from "#ui/full-screen.tsx";
import layout from "#ui/layout.module.css";
import { positionTexts } from "#words/position/position.ts";
import { boatingTexts, helmTexts } from "#words/water/boating.ts";
import { logTexts } from "#words/water/logbook.ts";
import styles from "./helm.module.css";
import { type MarkTile, TILES_OF } from "./helm-tiles.ts";
import { HELM_WORDS, type HelmWords, type LastMark } from "./helm-words.ts";
import { LazyBridgeAhead } from "./lazy-bridge-ahead.ts";
import { Logbook } from "./logbook-dialog.tsx";
import { NightRedButton } from "./night-red-button.tsx";
import { type HelmNow, useCrossTrackLimit, useHelm } from "./use-helm.ts";
import { useRedAtSunset } from "./use-red-at-sunset.ts";

/** Shows the instruments full screen, readable by day and by night, and keeps the screen on. */
export function Helm() {
  useEffect(keepScreenOn, []);
  const now = useHelm();
  const { by, position } = now;
  useRedAtSunset(position);
  const isNotStored = useStore(steeringStore, (state) => state.isNotStored);
  const [isLogOpen, setLogOpen] = useState(false);
  if (isLogOpen) return <Logbook onClose={() => setLogOpen(false)} />;
  return (
    <FullScreen
      label={helmTexts.heading}
      closeLabel={boatingTexts.close}
      header={
        <div className={styles["header"]}>
          <p className={styles["mark"]} data-stale={position?.isStale ?? true}>
            {headingOf(now)}
          </p>
          <NightRedButton />
        </div>
      }
      onClose={closeHelm}
    >
      <Tiles {...now} />
      {by?.isRoute ? (
        <p className={styles["ahead"]}>
          <LazyBridgeAhead speedMps={now.reading?.speedMps ?? null} />
        </p>
      ) : null}
      {by ? null : <p className={styles["hint"]}>{helmTexts.noTarget}</p>}
      {isNotStored ? <p role="alert">{helmTexts.notStored}</p> : null}
      <div className={classNames(layout["actions"], styles["buttons"])}>
        {by && !by.isRoute ? (
          <>
            <Button onClick={() => void restartLeg()}>{helmTexts.restartLeg}</Button>
            <StopButton />
          </>
        ) : null}
        <Button
          icon={<NotebookPen aria-hidden="true" size={18} />}
          onClick={() => setLogOpen(true)}
        >
          {logTexts.heading}
        </Button>
      </div>
    </FullScreen>
  );
}

/** The time within which a second tap stops. */
const ASKED_MS = 5000;

/** Stops steering with two taps, because a wet screen taps by itself. */
function StopButton() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setAsked(false), ASKED_MS);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return (
    <Button
      variant={isAsked ? "danger" : "secondary"}
      icon={<Square aria-hidden="true" size={18} />}
      onClick={() => (isAsked ? void stopSteering() : setAsked(true))}
    >
      <span aria-live="polite">{isAsked ? helmTexts.stopAgain : helmTexts.stop}</span>
    </Button>
  );
}

/** Returns the name of the mark, or the reason why there are no readings. */
function headingOf({ position, by }: HelmNow): string {
  if (!position) return positionTexts.noPosition;
  if (position.isStale) return noSignalText(position.ageMs);
  return by?.name || helmTexts.heading;
}

function Tiles({ reading, by, position }: HelmNow) {
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  const tiles = TILES_OF[useStore(preferencesStore, ({ helmLayout }) => helmLayout)];
  const has = (tile: MarkTile) => tiles.includes(tile);
  const last = by && position ? lastMarkOf(position, by.mark) : null;
  return (
    <dl className={styles["tiles"]} data-has-mark={by !== null}>
      <Tile name={helmTexts.speed} words={HELM_WORDS.speed(reading)} />
      <Tile name={helmTexts.course} words={HELM_WORDS.course(reading)} />
      {by ? (
        <>
          {has("bearing") ? (
            <Tile name={helmTexts.bearing} words={HELM_WORDS.bearing(reading, last)} />
          ) : null}
          {has("distance") ? (
            <Tile name={helmTexts.distance} words={HELM_WORDS.distance(reading, last)} />
          ) : null}
          {has("crossTrack") ? <CrossTrackTile reading={reading} by={by} /> : null}
          {has("madeGood") ? (
            <Tile name={helmTexts.madeGood} words={HELM_WORDS.madeGood(reading)} />
          ) : null}
          {has("arrival") ? (
            <Tile
              isWide={!has("madeGood")}
              name={helmTexts.arrival}
              words={HELM_WORDS.arrival(reading, nowMs)}
            />
          ) : null}
        </>
      ) : null}
    </dl>
  );
}

/** Returns where the mark was from the last known position. */
function lastMarkOf(position: OwnPosition, mark: LatLng): LastMark {
  const { distanceMeters, initialBearing } = inverse(position, mark);
  return { distanceMeters, bearing: initialBearing, ageMs: position.ageMs };
}

interface TileProps {
  readonly name: string;
  readonly words: HelmWords;
  readonly isWide?: boolean;
  /** Below the words. */
  readonly children?: ReactNode;
}

function Tile({ name, words, isWide = false, children }: TileProps) {
  const { value, unit, note, isOld, isBeyond } = words;
  return (
    <div className={classNames(styles["tile"], isWide && styles["wide"])}>
      <dt>
        {name}
        {unit ? ` · ${unit}` : null}
      </dt>
      <dd
        className={styles["value"]}
        data-is-old={isOld}
        data-is-beyond={isBeyond}
        style={{ "--chars": value.length } as CSSProperties}
      >
        {value}
      </dd>
      {note ? <dd className={styles["note"]}>{note}</dd> : null}
      {children}
    </div>
  );
}

/** Shows the cross-track error and its limit, with a scale up to that on which the boat is drawn at its place. */
function CrossTrackTile({ reading, by }: Pick<HelmNow, "reading" | "by">) {
  const limit = useCrossTrackLimit(by);
  const off = reading?.beside?.offMeters;
  const part = Math.max(-1, Math.min(1, (off ?? 0) / limit.meters));
  return (
    <Tile isWide name={helmTexts.crossTrack} words={HELM_WORDS.crossTrack(reading, limit)}>
      <dd className={styles["scale"]} aria-hidden="true" data-is-known={off !== undefined}>
        <span className={styles["boat"]} style={{ left: `${50 + 50 * part}%` }} />
      </dd>
    </Tile>
  );
}
