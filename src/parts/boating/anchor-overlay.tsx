import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { ALARM_TEXTS, alarmSinceText, anchorTexts, ofRadiusText } from "#i18n/anchor.ts";
import { acknowledgeAnchorAlarm, anchorStore, prepareAnchorSound } from "#state/boating/anchor.ts";
import type { AnchorSnapshot } from "#state/boating/anchor-session.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { askForPlace } from "#state/map/map-view.ts";
import { Button } from "#ui/button.tsx";
import { FullScreen } from "#ui/full-screen.tsx";
import styles from "./anchor-overlay.module.css";
import strip from "./boating-strip.module.css";

/**
 * Shows the anchor watch above every screen: a strip while the anchor holds, and the alarm over everything
 * else.
 */
export function AnchorOverlay() {
  const { anchored, isSoundOn } = useStore(anchorStore);
  useSoundAtFirstTouch(anchored !== null && !isSoundOn);
  if (!anchored) return null;
  return anchored.state.alarm ? (
    <AnchorAlarm anchored={anchored} />
  ) : (
    <AnchorStrip anchored={anchored} isSoundOn={isSoundOn} />
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
  return (
    <button
      type="button"
      className={strip["strip"]}
      onClick={() => {
        askForPlace(circle);
        void navigate("/map?anker");
      }}
    >
      <strong>{anchorTexts.strip}</strong>
      <span>{ofRadiusText(state.distanceMeters, circle.radiusMeters)}</span>
      {isSoundOn ? null : <em className={styles["silent"]}>{anchorTexts.stripSoundOff}</em>}
    </button>
  );
}

function AnchorAlarm({ anchored: { circle, state } }: { readonly anchored: Anchored }) {
  const navigate = useNavigate();
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  const acknowledge = () => void acknowledgeAnchorAlarm();
  const toMap = () => {
    acknowledge();
    askForPlace(circle);
    void navigate("/map");
  };
  if (!state.alarm) return null;
  return (
    <FullScreen
      label={anchorTexts.alarm}
      closeLabel={anchorTexts.acknowledge}
      header={<h3 className={styles["heading"]}>{anchorTexts.alarm}</h3>}
      onClose={acknowledge}
    >
      <div className={styles["alarm"]} role="alert">
        <p className={styles["reason"]}>{ALARM_TEXTS[state.alarm.reason]}</p>
        <p className={styles["distance"]}>
          {ofRadiusText(state.distanceMeters, circle.radiusMeters)}
        </p>
        <p>{alarmSinceText(nowMs - state.alarm.sinceMs)}</p>
      </div>
      <Button variant="primary" className={styles["acknowledge"]} onClick={acknowledge}>
        {anchorTexts.acknowledge}
      </Button>
      <p className={styles["hint"]}>{anchorTexts.acknowledgeHint}</p>
      <Button onClick={toMap}>{anchorTexts.toMap}</Button>
    </FullScreen>
  );
}
