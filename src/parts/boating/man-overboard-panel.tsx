import { Map as MapIcon, Phone, ShipWheel } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { formatDm } from "#domain/coordinates/format.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { ManOverboard, MarkedFix } from "#domain/steering/man-overboard.ts";
import {
  boatingTexts,
  courseText,
  markedFixText,
  overboardTexts,
  seaDistanceText,
  sinceText,
} from "#i18n/boating.ts";
import { formatClockTime } from "#i18n/format.ts";
import { noSignalText } from "#i18n/position.ts";
import { DirectionArrow } from "#parts/position/direction-arrow.tsx";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { openHelm } from "#state/boating/helm-store.ts";
import {
  endManOverboard,
  manOverboardStore,
  setManOverboardLarge,
} from "#state/boating/man-overboard.ts";
import { steerTo } from "#state/boating/steering.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { askForPlace } from "#state/map/map-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { FullScreen } from "#ui/full-screen.tsx";
import styles from "./man-overboard-panel.module.css";

/** Shows the mark of a person overboard full screen, with the course back to it. */
export function ManOverboardPanel({ mark }: { readonly mark: ManOverboard }) {
  const keeping = useStore(manOverboardStore, (state) => state.keeping);
  return (
    <FullScreen
      label={overboardTexts.heading}
      closeLabel={boatingTexts.close}
      header={
        <h3 className={styles["heading"]}>
          <span>{`${overboardTexts.heading} · ${formatClockTime(mark.atMs)}`}</span>
        </h3>
      }
      onClose={() => setManOverboardLarge(false)}
    >
      <p className={styles["kept"]} role="status" data-keeping={keeping}>
        {overboardTexts[keeping]}
      </p>
      <div className={styles["way"]}>
        <Shown name={overboardTexts.since}>
          <Since atMs={mark.atMs} />
        </Shown>
        {mark.fix ? <WayBack fix={mark.fix} /> : <p>{overboardTexts.noFix}</p>}
      </div>
      {mark.fix ? <Place fix={mark.fix} atMs={mark.atMs} /> : null}
      <Actions fix={mark.fix} />
    </FullScreen>
  );
}

function Since({ atMs }: { readonly atMs: number }) {
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  return sinceText(nowMs - atMs);
}

function WayBack({ fix }: { readonly fix: MarkedFix }) {
  const position = useOwnPosition();
  if (!position) return <p>{overboardTexts.noPosition}</p>;
  const { distanceMeters, initialBearing } = inverse(position, fix);
  return (
    <>
      <Shown name={overboardTexts.distance}>{seaDistanceText(distanceMeters)}</Shown>
      <Shown name={overboardTexts.bearing}>{courseText(initialBearing)}</Shown>
      <div className={styles["arrow"]}>
        <DirectionArrow bearing={initialBearing} size="min(36vmin, 26vh)" isSpoken />
      </div>
      {position.isStale ? (
        <p className={styles["stale"]} role="status">
          {noSignalText(position.ageMs)}
        </p>
      ) : null}
    </>
  );
}

function Shown({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <dl className={styles["shown"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

/** Shows the position and the time, as read out over the radio. */
function Place({ fix, atMs }: { readonly fix: MarkedFix; readonly atMs: number }) {
  return (
    <div className={styles["place"]}>
      <p className={styles["coordinates"]}>{formatDm(fix)}</p>
      <p>
        {markedFixText(atMs - fix.timeMs, fix.accuracyMeters)} {overboardTexts.help}
      </p>
    </div>
  );
}

function Actions({ fix }: { readonly fix: MarkedFix | null }) {
  const navigate = useNavigate();
  const [isEnding, setEnding] = useState(false);
  const steerBack = (to: MarkedFix) => {
    void steerTo(to, overboardTexts.heading);
    setManOverboardLarge(false);
    openHelm();
  };
  const toMap = (place: MarkedFix) => {
    askForPlace(place);
    setManOverboardLarge(false);
    void navigate("/map");
  };
  if (isEnding) {
    return (
      <div className={styles["buttons"]}>
        <p>{overboardTexts.endAsk}</p>
        <Button variant="danger" onClick={() => void endManOverboard()}>
          {overboardTexts.endYes}
        </Button>
        <Button onClick={() => setEnding(false)}>{overboardTexts.endNo}</Button>
      </div>
    );
  }
  return (
    <div className={styles["buttons"]}>
      {fix ? (
        <>
          <Button
            variant="primary"
            icon={<ShipWheel aria-hidden="true" size={22} />}
            onClick={() => steerBack(fix)}
          >
            {overboardTexts.steerBack}
          </Button>
          <Button icon={<MapIcon aria-hidden="true" size={20} />} onClick={() => toMap(fix)}>
            {overboardTexts.toMap}
          </Button>
        </>
      ) : null}
      <a href="tel:112" className={buttonClass()}>
        <Phone aria-hidden="true" size={20} />
        {overboardTexts.call}
      </a>
      <Button variant="danger" onClick={() => setEnding(true)}>
        {overboardTexts.end}
      </Button>
    </div>
  );
}
