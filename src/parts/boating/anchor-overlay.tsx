import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { isOutsideInSilence } from "#domain/anchor/anchor-watch.ts";
import { isStaleFix } from "#domain/position/position-fix.ts";
import { alarmSinceText, ofRadiusText } from "#sentences/water/anchor.ts";
import { acknowledgeAnchorAlarm, anchorStore, prepareAnchorSound } from "#state/boating/anchor.ts";
import type { AnchorSnapshot } from "#state/boating/anchor-session.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { askForPlace } from "#state/map/map-view.ts";
import { positionPermissionStore, positionStore } from "#state/position/position.ts";
import { Button } from "#ui/button.tsx";
import { AlarmScreen } from "#ui/full-screen.tsx";
import { Notice } from "#ui/notice.tsx";
import { ALARM_TEXTS, anchorTexts } from "#words/water/anchor.ts";
import styles from "./anchor-overlay.module.css";
import strip from "./boating-strip.module.css";

/**
 * Shows the anchor watch above every screen: a strip while the anchor holds, and the alarm over everything else. The
 * alarm sounds until it is acknowledged, also while it is a strip above the map.
 */
export function AnchorOverlay() {
  const { anchored, isSoundOn, isNotStored } = useStore(anchorStore);
  const [alarmOnMapMs, setAlarmOnMapMs] = useState<number | null>(null);
  useSoundAtFirstTouch(anchored !== null && !isSoundOn);
  if (!anchored) {
    return isNotStored ? <Notice tone="danger">{anchorTexts.raiseNotStored}</Notice> : null;
  }
  const { alarm } = anchored.state;
  if (!alarm) return <AnchorStrip anchored={anchored} isSoundOn={isSoundOn} />;
  return alarm.sinceMs === alarmOnMapMs ? (
    <AlarmStrip anchored={anchored} onOpen={() => setAlarmOnMapMs(null)} />
  ) : (
    <AnchorAlarm anchored={anchored} onMap={() => setAlarmOnMapMs(alarm.sinceMs)} />
  );
}

/** After a reload the browser plays no sound before the user touches the page, so any touch will do. */
function useSoundAtFirstTouch(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const prepare = () => void prepareAnchorSound(false);
    for (const event of ["pointerup", "keydown"] as const) window.addEventListener(event, prepare);
    return () => {
      for (const event of ["pointerup", "keydown"] as const) {
        window.removeEventListener(event, prepare);
      }
    };
  }, [isWanted]);
}

type Anchored = NonNullable<AnchorSnapshot["anchored"]>;

function AnchorStrip({
  anchored: { circle, state },
  isSoundOn,
}: {
  readonly anchored: Anchored;
  readonly isSoundOn: boolean;
}) {
  const navigate = useNavigate();
  const isRefused = useIsPositionRefused();
  const steadyMs = useStore(clockStore, (clock) => clock.steadyMs);
  const isDragging = isOutsideInSilence(state, steadyMs);
  return (
    <button
      type="button"
      className={strip["strip"]}
      data-is-alarm={isRefused || isDragging}
      onClick={() => {
        askForPlace(circle);
        void navigate("/map?anker");
      }}
    >
      <strong>
        {isRefused
          ? anchorTexts.refused
          : isDragging
            ? anchorTexts.stripDragging
            : anchorTexts.strip}
      </strong>
      <span>{ofRadiusText(state.distanceMeters, circle.radiusMeters)}</span>
      {isSoundOn ? null : <em className={styles["silent"]}>{anchorTexts.stripSoundOff}</em>}
    </button>
  );
}

/** Tells whether no fix comes because the permission was withdrawn, which is known long before the watch counts as lost. */
function useIsPositionRefused(): boolean {
  const permission = useStore(positionPermissionStore, (state) => state.permission);
  const isSilent = useStore(clockStore, ({ steadyMs }) => {
    const { fix } = positionStore.getState();
    return !fix || isStaleFix(fix.timeMs, steadyMs);
  });
  // Some browsers report `prompt` as long as fixes come.
  return (
    permission === "denied" || permission === "absent" || (permission === "prompt" && isSilent)
  );
}

interface AlarmStripProps {
  readonly anchored: Anchored;
  readonly onOpen: () => void;
}

function AlarmStrip({ anchored: { circle, state }, onOpen }: AlarmStripProps) {
  return (
    <button type="button" className={strip["strip"]} data-is-alarm="true" onClick={onOpen}>
      <strong>{anchorTexts.alarm}</strong>
      <span>{ofRadiusText(state.distanceMeters, circle.radiusMeters)}</span>
      <span>{anchorTexts.openAlarm}</span>
    </button>
  );
}

interface AnchorAlarmProps {
  readonly anchored: Anchored;
  /** Called when the map is shown, while the alarm goes on. */
  readonly onMap: () => void;
}

function AnchorAlarm({ anchored: { circle, state }, onMap }: AnchorAlarmProps) {
  const navigate = useNavigate();
  const steadyMs = useStore(clockStore, (clock) => clock.steadyMs);
  const toMap = () => {
    onMap();
    askForPlace(circle);
    void navigate("/map");
  };
  if (!state.alarm) return null;
  return (
    <AlarmScreen
      label={anchorTexts.alarm}
      header={<h3 className={styles["heading"]}>{anchorTexts.alarm}</h3>}
    >
      <div className={styles["alarm"]} role="alert">
        <p className={styles["reason"]}>{ALARM_TEXTS[state.alarm.reason]}</p>
        <p className={styles["distance"]}>
          {ofRadiusText(state.distanceMeters, circle.radiusMeters)}
        </p>
        <p>{alarmSinceText(steadyMs - state.alarm.sinceMs)}</p>
      </div>
      <Button
        variant="primary"
        className={styles["acknowledge"]}
        onClick={() => void acknowledgeAnchorAlarm()}
      >
        {anchorTexts.acknowledge}
      </Button>
      <p className={styles["hint"]}>{anchorTexts.acknowledgeHint}</p>
      <Button onClick={toMap}>{anchorTexts.toMap}</Button>
    </AlarmScreen>
  );
}
