import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { type GuidanceView, guidanceView } from "#domain/guidance/guidance-view.ts";
import { formatDistance } from "#i18n/format.ts";
import { guidanceEventText, guidanceTexts } from "#i18n/guidance.ts";
import { noSignalText } from "#i18n/position.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { DirectionArrow } from "#parts/direction-arrow.tsx";
import { PositionState } from "#parts/position-state.tsx";
import { clockStore } from "#state/device/clock.ts";
import type { Following } from "#state/guidance/create-guidance.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { OffRoute } from "./off-route.tsx";
import styles from "./on-the-way.module.css";
import { useFollowedPlan } from "./use-followed-plan.ts";
import { WaySums } from "./way-sums.tsx";

export interface OnTheWayProps {
  readonly controller: Pick<MapPort, "layers" | "setFollow" | "showBounds" | "keepCenterIn">;
  /** Whether it is seen; it goes on leading and speaking when it is not. */
  readonly isOpen: boolean;
  /** Whether the tap that opened it was to follow the plan in the making. */
  readonly isNew: boolean;
  readonly onPlan: () => void;
  readonly onClose: () => void;
  readonly isIdle?: boolean;
}

/** Leads along a plan: the next number, to be read at arm's length. */
export function OnTheWay({ controller, isOpen, isNew, onPlan, onClose }: OnTheWayProps) {
  useFollowedPlan(controller, isNew);
  const events = useStore(guidance.store, (snapshot) => snapshot.events);
  return (
    <>
      <p className="visually-hidden" role="status">
        {events.map(guidanceEventText).join(". ")}
      </p>
      {isOpen ? <Sheet controller={controller} onPlan={onPlan} onClose={onClose} /> : null}
    </>
  );
}

/** What lies over the map; what is followed stays in the middle of what is free of it. */
function Sheet({
  controller,
  onPlan,
  onClose,
}: Pick<OnTheWayProps, "controller" | "onPlan" | "onClose">) {
  const { following, isScreenKeptOn, trouble } = useStore(guidance.store);
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  const free = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    controller.keepCenterIn(free.current);
    return () => controller.keepCenterIn(null);
  }, [controller]);
  const view = following && guidanceView(following.state, following.line, nowMs);

  function stop() {
    guidance.stop();
    onClose();
  }

  return (
    <div className={styles["over"]}>
      <div ref={free} className={styles["free"]} />
      <section
        ref={sheet}
        className={styles["sheet"]}
        tabIndex={-1}
        aria-label={guidanceTexts.heading}
        data-guidance={view?.status ?? "none"}
      >
        <header className={styles["header"]}>
          <h3>{guidanceTexts.heading}</h3>
          <IconButton
            label={guidanceTexts.close}
            icon={<ChevronDown aria-hidden="true" />}
            onClick={onClose}
          />
        </header>
        {trouble ? <Notice tone="danger">{troubleText(trouble)}</Notice> : null}
        {following && view ? (
          <>
            {view.status === "off" ? (
              <OffRoute
                following={following}
                view={view}
                controller={controller}
                onNewPlan={onPlan}
              />
            ) : (
              <NextNumber following={following} view={view} nowMs={nowMs} />
            )}
            <WaySums following={following} view={view} nowMs={nowMs} />
            {view.status === "arrived" ? null : (
              <p className={styles["quiet"]} data-screen-kept-on={isScreenKeptOn}>
                {isScreenKeptOn ? guidanceTexts.screenKeptOn : guidanceTexts.screenMayGoOff}
              </p>
            )}
          </>
        ) : null}
        <div className={styles["buttons"]}>
          {following ? (
            <>
              <Button onClick={onPlan}>{guidanceTexts.plan}</Button>
              <Button onClick={guidance.turn}>{guidanceTexts.turn}</Button>
            </>
          ) : null}
          <Button onClick={stop}>{guidanceTexts.stop}</Button>
        </div>
      </section>
    </div>
  );
}

function troubleText(trouble: "lost" | "not-kept"): string {
  return trouble === "lost" ? guidanceTexts.lost : guidanceTexts.notKept;
}

/** More characters are a name. */
const LONGEST_NUMBER = 3;

interface NextNumberProps {
  readonly following: Following;
  readonly view: GuidanceView;
  readonly nowMs: number;
}

/** The number to look out for, how far it is, and where the way leads. */
function NextNumber({ following, view, nowMs }: NextNumberProps) {
  const { next, after, status, bearing } = view;
  const { last } = following.state.fixes;
  if (status === "arrived" || !next) {
    return <p className={styles["arrived"]}>{guidanceTexts.arrived}</p>;
  }
  const isMeasured = status === "on" || status === "stale";
  return (
    <>
      <div className={styles["now"]}>
        <p
          className={styles["number"]}
          data-is-long={next.label.length > LONGEST_NUMBER || undefined}
        >
          <span className="visually-hidden">{guidanceTexts.next} </span>
          {next.label}
        </p>
        {isMeasured ? (
          <div className={styles["way"]}>
            {bearing === null ? null : <DirectionArrow bearing={bearing} size="96px" />}
            <p className={styles["distance"]}>{formatDistance(next.meters)}</p>
          </div>
        ) : null}
      </div>
      {status === "stale" && last ? (
        <p className={styles["word"]}>
          {`${noSignalText(nowMs - last.timeMs)}: ${guidanceTexts.stale}`}
        </p>
      ) : null}
      {isMeasured ? null : last ? (
        <p className={styles["word"]}>{guidanceTexts.waiting}</p>
      ) : (
        <PositionState />
      )}
      {after.length > 0 ? (
        <ol className={styles["after"]} aria-label={guidanceTexts.after}>
          {after.map(({ label, place, meters }) => (
            <li key={place}>
              <strong>{label}</strong> {formatDistance(meters)}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
