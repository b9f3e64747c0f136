import { Map as MapIcon, Phone, ShipWheel, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { formatDm } from "#domain/coordinates/format.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { ManOverboard, MarkedFix } from "#domain/steering/man-overboard.ts";
import { DirectionArrow } from "#parts/position/direction-arrow.tsx";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { formatClockTime } from "#sentences/intl/format.ts";
import { noSignalText } from "#sentences/position/position.ts";
import {
  courseText,
  endAskText,
  endYesText,
  markedFixText,
  nthPlaceText,
  seaDistanceText,
  severalOverboardText,
  sinceText,
} from "#sentences/water/boating.ts";
import { openHelm } from "#state/boating/helm-store.ts";
import {
  endManOverboard,
  manOverboardStore,
  reduceManOverboard,
  selectManOverboard,
} from "#state/boating/man-overboard.ts";
import { steerTo } from "#state/boating/steering.ts";
import { clockStore, timeOfDayMs } from "#state/clock/clock-store.ts";
import { askForPlace } from "#state/map/map-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { AlarmScreen } from "#ui/full-screen.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import { ModalControl } from "#ui/modal-control.ts";
import { boatingTexts, overboardTexts } from "#words/water/boating.ts";
import styles from "./man-overboard-panel.module.css";

/** Shows a mark of a person overboard full screen, with the course back to it, and a choice if there are several. */
export function ManOverboardPanel() {
  const { marks, largeId, keeping } = useStore(manOverboardStore);
  const mark = marks.find(({ id }) => id === largeId) ?? marks[0];
  if (!mark) return null;
  return (
    // It is what the MOB button shows, so it has no such button.
    <ModalControl value={null}>
      <AlarmScreen
        label={overboardTexts.heading}
        header={
          <h3 className={styles["heading"]}>
            <span>
              {overboardTexts.heading} · <MarkedAt atMs={mark.atMs} />
            </span>
          </h3>
        }
        closeButton={
          <IconButton
            label={boatingTexts.close}
            icon={<X aria-hidden="true" />}
            onClick={reduceManOverboard}
          />
        }
      >
        <div className={styles["marks"]}>
          <p className={styles["kept"]} role="status" data-keeping={keeping}>
            {marks.length > 1 ? `${severalOverboardText(marks.length)} ` : null}
            {overboardTexts[keeping]}
          </p>
          {marks.length > 1 ? <MarkChoice marks={marks} shownId={mark.id} /> : null}
        </div>
        <div className={styles["way"]}>
          <Shown name={overboardTexts.since}>
            <Since atMs={mark.atMs} />
          </Shown>
          {mark.fix ? <WayBack fix={mark.fix} /> : <p>{overboardTexts.noFix}</p>}
        </div>
        {mark.fix ? <Place fix={mark.fix} atMs={mark.atMs} /> : null}
        <Actions fix={mark.fix} count={marks.length} />
      </AlarmScreen>
    </ModalControl>
  );
}

interface MarkChoiceProps {
  readonly marks: readonly ManOverboard[];
  readonly shownId: string;
}

/** Lists the marks; a tap shows one. */
function MarkChoice({ marks, shownId }: MarkChoiceProps) {
  return (
    <ul className={styles["choice"]} aria-label={overboardTexts.places}>
      {marks.map(({ id, atMs }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === shownId}
            onClick={() => selectManOverboard(id)}
          >
            {nthPlaceText(index + 1)} · <MarkedAt atMs={atMs} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function MarkedAt({ atMs }: { readonly atMs: number }) {
  return useStore(clockStore, (clock) => formatClockTime(timeOfDayMs(clock, atMs), clock.nowMs));
}

function Since({ atMs }: { readonly atMs: number }) {
  const steadyMs = useStore(clockStore, (clock) => clock.steadyMs);
  return sinceText(steadyMs - atMs);
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
    <div>
      <p className={styles["coordinates"]}>{formatDm(fix)}</p>
      <p>
        {markedFixText(atMs - fix.timeMs, fix.accuracyMeters)} {overboardTexts.help}
      </p>
    </div>
  );
}

interface ActionsProps {
  readonly fix: MarkedFix | null;
  /** The number of marks, which all end together. */
  readonly count: number;
}

function Actions({ fix, count }: ActionsProps) {
  const navigate = useNavigate();
  const [isEnding, setEnding] = useState(false);
  const steerBack = (to: MarkedFix) => {
    void steerTo(to, overboardTexts.heading);
    reduceManOverboard();
    openHelm();
  };
  const toMap = (place: MarkedFix) => {
    askForPlace(place);
    reduceManOverboard();
    void navigate("/map");
  };
  if (isEnding) {
    return (
      <div className={classNames(layout["actions"], styles["buttons"])}>
        <p>{endAskText(count)}</p>
        <Button variant="danger" onClick={() => void endManOverboard()}>
          {endYesText(count)}
        </Button>
        <Button onClick={() => setEnding(false)}>{overboardTexts.endNo}</Button>
      </div>
    );
  }
  return (
    <div className={classNames(layout["actions"], styles["buttons"])}>
      {fix ? (
        <>
          <Button
            variant="primary"
            icon={<ShipWheel aria-hidden="true" size={22} />}
            onClick={() => steerBack(fix)}
          >
            {overboardTexts.steerBack}
          </Button>
          <Button Icon={MapIcon} onClick={() => toMap(fix)}>
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
