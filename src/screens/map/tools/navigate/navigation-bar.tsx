import { ChevronUp } from "lucide-react";
import { type PointerEvent, useRef } from "react";
import { useStore } from "zustand";
import type { MapPort } from "#mapview/map-port.ts";
import { useLowerEdge } from "#screens/map/on-map/use-lower-edge.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { placeAheadText } from "#sentences/plan/guidance.ts";
import { planTotals } from "#sentences/plan/plan.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { Notice } from "#ui/notice.tsx";
import { guidanceTexts, toGoText } from "#words/plan/guidance.ts";
import { guidanceWords } from "./guidance-words.ts";
import styles from "./navigation-bar.module.css";
import { RouteArrow } from "./route-arrow.tsx";
import { StopNavigation, stopProblemText } from "./stop-navigation.tsx";
import { TurnWords } from "./turn-words.tsx";
import { type GuidanceNow, useGuidanceNow } from "./use-guidance-now.ts";

interface NavigationBarProps {
  readonly controller: Pick<MapPort, "keepCenterIn">;
  /** Opens the card. */
  readonly onOpen: () => void;
}

/** The next number, its distance and the remaining distance, in one line over the lower edge of the map. */
export function NavigationBar({ controller, onOpen }: NavigationBarProps) {
  const now = useGuidanceNow();
  const problem = useStore(guidance.store, (snapshot) => snapshot.problem);
  const bar = useRef<HTMLElement>(null);
  const free = useRef<HTMLDivElement>(null);
  useVisibleArea(controller, free, "follow");
  useLowerEdge(bar);
  return (
    <div className={styles["over"]}>
      <div ref={free} data-free="" />
      <section
        ref={bar}
        className={styles["bar"]}
        aria-label={guidanceTexts.heading}
        data-navigation="bar"
        data-guidance={now?.view.status ?? "none"}
        data-problem={now?.view.problem ?? undefined}
        data-next-node={now?.view.next?.label}
      >
        {problem ? <Notice tone="danger">{stopProblemText(problem)}</Notice> : null}
        {now ? <PullUp {...now} onOpen={onOpen} /> : <StopNavigation />}
      </section>
    </div>
  );
}

/** A longer upward drag opens the card, as a tap does. CSS pixels. */
const PULL_PIXELS = 16;

/** The line: a tap, Enter or an upward drag opens the card. */
function PullUp({ onOpen, ...now }: GuidanceNow & Pick<NavigationBarProps, "onOpen">) {
  const startY = useRef<number | null>(null);
  const hold = (event: PointerEvent) => {
    startY.current = event.clientY;
  };
  const release = (event: PointerEvent) => {
    if (startY.current !== null && startY.current - event.clientY > PULL_PIXELS) onOpen();
    startY.current = null;
  };
  return (
    <button
      type="button"
      className={styles["line"]}
      aria-expanded={false}
      onPointerDown={hold}
      onPointerUp={release}
      onClick={onOpen}
    >
      <Next {...now} />
      <ChevronUp aria-hidden="true" className={styles["chevron"]} />
      <span className="visually-hidden">{guidanceTexts.more}</span>
    </button>
  );
}

/** The longest number; longer texts are names. */
const LONGEST_NUMBER = 3;

function Next(now: GuidanceNow) {
  const { view, following } = now;
  const { next, status, bearing } = view;
  const words = guidanceWords(now);
  const left = toGoText(distanceText(view.toGoMeters, following.state.mode));
  if (status === "arrived" || !next) {
    const covered = distanceText(view.coveredMeters, following.state.mode);
    return (
      <span className={styles["facts"]}>
        <strong className={styles["distance"]}>{guidanceTexts.arrived}</strong>
        <span className={styles["word"]}>{planTotals(covered, view.coveredMs / 1000)}</span>
      </span>
    );
  }
  const isOff = status === "off";
  const label = placeAheadText(next);
  const meters = isOff ? view.offMeters : next.meters;
  return (
    <>
      {isOff ? null : (
        <span
          className={styles["number"]}
          data-is-long={label.length > LONGEST_NUMBER || undefined}
        >
          <span className="visually-hidden">{guidanceTexts.next} </span>
          {label}
        </span>
      )}
      {bearing === null ? null : <RouteArrow bearing={bearing} size="min(2.5rem, 13cqi)" />}
      <span className={styles["facts"]}>
        {meters === null ? null : (
          <span className={styles["distance"]}>{distanceText(meters, following.state.mode)}</span>
        )}
        <span className={styles["word"]} data-is-alarm={words?.isAlarm || undefined}>
          {words ? (
            <>
              {words.text} {isOff ? <TurnWords view={view} mode={following.state.mode} /> : null}
            </>
          ) : (
            <>
              <TurnWords view={view} mode={following.state.mode} />{" "}
              {view.cue ? null : <span>{left}</span>}
            </>
          )}
        </span>
      </span>
    </>
  );
}
