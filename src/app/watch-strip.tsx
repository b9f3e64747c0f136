// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import { device } from "#state/device/device.ts";
import { type Watch, watchReadings } from "#state/watches/watch-readings.ts";
import { watchedBefore } from "#state/watches/watched-now.ts";
import { WATCH_NAMES, watchTexts } from "#words/app/watches.ts";
import { GUARDING_CODE } from "./guarding-code.ts";
import styles from "./watch-strip.module.css";

/** Says on every screen what cannot watch now, with sound for an anchor that was watched. */
export function WatchStrip() {
  const { unread, missing } = useStore(watchReadings.store);
  const [isSilenced, setSilenced] = useState(false);
  const isAnchorUnread = unread.includes("anchor");
  const isAlarm = isAnchorUnread && !isSilenced && watchedBefore(device.texts).includes("anchor");
  if (!isAnchorUnread && isSilenced) setSilenced(false);
  useEffect(() => {
    if (!isAlarm) return;
    let isOver = false;
    const { ask, store } = GUARDING_CODE.unreadAlarm;
    void ask().then(({ unreadAlarm }) => isOver || unreadAlarm.start());
    return () => {
      isOver = true;
      store.getState().code?.unreadAlarm.stop();
    };
  }, [isAlarm]);
  return (
    <>
      {unread.length > 0 ? (
        <Strip text={watchTexts.unread} watches={unread}>
          {isAlarm ? (
            <button type="button" onClick={() => setSilenced(true)}>
              {watchTexts.silence}
            </button>
          ) : null}
        </Strip>
      ) : null}
      {missing.length > 0 ? <Strip text={watchTexts.missing} watches={missing} /> : null}
    </>
  );
}

interface StripProps {
  readonly text: string;
  readonly watches: readonly Watch[];
  readonly children?: ReactNode;
}

function Strip({ text, watches, children }: StripProps) {
  return (
    <div className={styles["strip"]} role="alert">
      <p>
        <strong>{text}</strong> · {watches.map((watch) => WATCH_NAMES[watch]).join(", ")}
      </p>
      {children}
    </div>
  );
}
