import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { RADIUS_LIMITS_METERS } from "#domain/anchor/anchor-gear.ts";
import { boxWithin } from "#domain/coordinates/lng-lat-box.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { formatClockTime, formatMeters } from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { ofRadiusText } from "#sentences/water/anchor.ts";
import {
  acknowledgeAnchorAlarm,
  anchorStore,
  raiseAnchor,
  setAnchorRadius,
} from "#state/boating/anchor.ts";
import type { AnchorSnapshot } from "#state/boating/anchor-session.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Facts } from "#ui/facts.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { ALARM_TEXTS, anchorTexts } from "#words/water/anchor.ts";
import styles from "./anchor.module.css";
import { BatteryWords } from "./battery-words.tsx";
import { MoveAnchor } from "./move-anchor.tsx";
import { SoundTest } from "./sound-test.tsx";

interface AnchorWatchPanelProps {
  readonly anchored: NonNullable<AnchorSnapshot["anchored"]>;
  readonly controller: Pick<MapPort, "events" | "center" | "showBounds">;
}

/** Shows whether the anchor holds, and what the watch can and cannot do. */
export function AnchorWatchPanel({ anchored, controller }: AnchorWatchPanelProps) {
  const { circle, state, startedAtMs } = anchored;
  const { isNotStored, isScreenKeptOn } = useStore(anchorStore);
  const position = useOwnPosition();
  const { lat, lng, radiusMeters } = circle;
  useEffect(() => {
    controller.showBounds(boxWithin({ lat, lng }, 2 * radiusMeters));
  }, [controller, lat, lng, radiusMeters]);
  return (
    <div className={styles["setup"]}>
      {state.alarm ? (
        <Notice
          tone="danger"
          isUrgent
          action={
            <Button variant="danger" onClick={() => void acknowledgeAnchorAlarm()}>
              {anchorTexts.acknowledge}
            </Button>
          }
        >
          {ALARM_TEXTS[state.alarm.reason]}
        </Notice>
      ) : null}
      <p className={styles["distance"]}>{ofRadiusText(state.distanceMeters, radiusMeters)}</p>
      <Facts
        facts={[
          { name: anchorTexts.since, value: <AnchoredAt atMs={startedAtMs} /> },
          {
            name: anchorTexts.accuracy,
            value:
              position && !position.isStale
                ? inMetric(() => formatMeters(position.accuracyMeters))
                : "–",
          },
        ]}
      />
      <Radius radiusMeters={radiusMeters} />
      <MoveAnchor controller={controller} circle={circle} />
      <SoundTest />
      {isNotStored ? <Notice tone="danger">{anchorTexts.notStored}</Notice> : null}
      <p className={layout["hint"]}>
        {anchorTexts.alarmLine} {isScreenKeptOn ? anchorTexts.screenOn : anchorTexts.screenOff}{" "}
        {anchorTexts.limits}
      </p>
      <BatteryWords />
      <Raise />
    </div>
  );
}

function AnchoredAt({ atMs }: { readonly atMs: number }) {
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  return formatClockTime(atMs, nowMs);
}

function Radius({ radiusMeters }: { readonly radiusMeters: number }) {
  const { min, max } = RADIUS_LIMITS_METERS;
  return (
    <label className={styles["radius"]}>
      {anchorTexts.radiusMeters}
      <output>{Math.round(radiusMeters)}</output>
      <input
        type="range"
        min={min}
        max={Math.min(max, 200)}
        step={1}
        value={Math.round(radiusMeters)}
        onChange={(event) => void setAnchorRadius(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function Raise() {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="danger" onClick={() => setAsking(true)}>
        {anchorTexts.raise}
      </Button>
    );
  }
  return (
    <div className={classNames(layout["actions"], styles["buttons"])}>
      <p>{anchorTexts.raiseAsk}</p>
      <Button variant="danger" onClick={() => void raiseAnchor()}>
        {anchorTexts.raiseYes}
      </Button>
      <Button onClick={() => setAsking(false)}>{anchorTexts.raiseNo}</Button>
    </div>
  );
}
