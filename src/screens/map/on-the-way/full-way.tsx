import { useEffect, useEffectEvent, useRef } from "react";
import type { GuidanceView } from "#domain/guidance/guidance-view.ts";
import { formatDistance } from "#i18n/format.ts";
import { guidanceTexts, placeAheadText } from "#i18n/guidance.ts";
import { noSignalText } from "#i18n/position.ts";
import { DirectionArrow } from "#parts/position/direction-arrow.tsx";
import type { Following } from "#state/guidance/create-guidance.ts";
import { FullScreen } from "#ui/full-screen.tsx";
import styles from "./full-way.module.css";
import { PlacesAfter } from "./next-place.tsx";
import { ScreenState } from "./screen-state.tsx";
import { WaySums } from "./way-sums.tsx";

interface FullWayProps {
  readonly following: Following;
  readonly view: GuidanceView;
  readonly nowMs: number;
  readonly onClose: () => void;
}

/** The next number over the whole screen, to be read at arm's length; a tap anywhere shows the map. */
export function FullWay({ following, view, nowMs, onClose }: FullWayProps) {
  const tapped = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Besides the button in its corner, which the keyboard and a screen reader have.
    const onClick = () => close();
    const element = tapped.current;
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, []);
  return (
    <FullScreen
      label={guidanceTexts.heading}
      closeLabel={guidanceTexts.close}
      header={view.status === "arrived" ? <span /> : <ScreenState />}
      onClose={onClose}
    >
      <div ref={tapped} className={styles["way"]} data-guidance={view.status}>
        <Next following={following} view={view} nowMs={nowMs} />
        <div className={styles["sums"]}>
          {view.status === "off" || view.status === "arrived" ? null : (
            <PlacesAfter after={view.after} className={styles["after"]} />
          )}
          <WaySums following={following} view={view} nowMs={nowMs} />
        </div>
      </div>
    </FullScreen>
  );
}

/** A number or a few letters fill the screen; of what has a name the distance does. */
const LONGEST_NUMBER = 3;

function Next({ following, view, nowMs }: Omit<FullWayProps, "onClose">) {
  const { next, status, bearing } = view;
  const word = wordOf({ following, view, nowMs });
  if (status === "arrived" || !next) {
    return <p className={styles["arrived"]}>{guidanceTexts.arrived}</p>;
  }
  const isOff = status === "off";
  const label = isOff ? "" : placeAheadText(next);
  const isNumber = label.length > 0 && label.length <= LONGEST_NUMBER;
  const meters = isOff ? view.offMeters : next.meters;
  return (
    <div className={styles["next"]}>
      <div className={styles["words"]}>
        {word ? <p className={styles["word"]}>{word}</p> : null}
        {label ? (
          <p className={styles[isNumber ? "number" : "name"]} data-digits={label.length}>
            <span className="visually-hidden">{guidanceTexts.next} </span>
            {label}
          </p>
        ) : null}
      </div>
      {meters === null ? null : (
        <div className={styles["there"]}>
          {bearing === null ? null : <DirectionArrow bearing={bearing} size="min(34vw, 24vh)" />}
          <p className={styles[isNumber ? "distance" : "largeDistance"]}>
            {formatDistance(meters)}
          </p>
        </div>
      )}
    </div>
  );
}

/** Why it is not simply followed. */
function wordOf({ following, view, nowMs }: Omit<FullWayProps, "onClose">): string | null {
  const { last } = following.state.fixes;
  if (!last) return guidanceTexts.waiting;
  if (view.status === "stale") {
    return `${noSignalText(nowMs - last.timeMs)}: ${guidanceTexts.stale}`;
  }
  if (view.status === "off") return guidanceTexts.off;
  return view.status === "before" ? guidanceTexts.notYet : null;
}
