import { ChevronDown, Maximize2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { type GuidanceView, guidanceView } from "#domain/guidance/guidance-view.ts";
import { guidanceEventText, guidanceTexts, offText } from "#i18n/guidance.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useFreePart } from "#screens/map/use-free-part.ts";
import { clockStore } from "#state/device/clock.ts";
import type { Following } from "#state/guidance/create-guidance.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { MapSheet } from "#ui/map-sheet.tsx";
import { Notice } from "#ui/notice.tsx";
import { FullWay } from "./full-way.tsx";
import { NextPlace } from "./next-place.tsx";
import { OffRoute } from "./off-route.tsx";
import styles from "./on-the-way.module.css";
import { ScreenState } from "./screen-state.tsx";
import { useFollowedWay } from "./use-followed-way.ts";
import { Warnings } from "./warnings.tsx";
import { WaySums } from "./way-sums.tsx";

export interface OnTheWayProps {
  readonly controller: Pick<MapPort, "layers" | "setFollow" | "showBounds" | "keepCenterIn">;
  /** Whether it is seen; it goes on leading and speaking when it is not. */
  readonly isOpen: boolean;
  /** Whether the tap that opened it was to follow the plan in the making. */
  readonly isNew: boolean;
  readonly onPlan: () => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly isIdle?: boolean;
}

/** Leads along a plan or a track: the next number, to be read at arm's length. */
export function OnTheWay({ controller, isOpen, isNew, onPlan, onOpen, onClose }: OnTheWayProps) {
  useFollowedWay(controller, isNew);
  const events = useStore(guidance.store, (snapshot) => snapshot.events);
  return (
    <>
      <p className="visually-hidden" role="status">
        {events.map(guidanceEventText).join(". ")}
      </p>
      {isOpen ? (
        <Sheet controller={controller} onPlan={onPlan} onClose={onClose} />
      ) : (
        <Folded onOpen={onOpen} />
      )}
    </>
  );
}

/** What is followed, and where one is on it at this moment. */
function useGuidanceNow() {
  const following = useStore(guidance.store, (snapshot) => snapshot.following);
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  const view = following && guidanceView(following.state, following.line, nowMs);
  return { following, view, nowMs };
}

/** What must be seen while the sheet is folded too: that one is off the route, or nobody knows where. Opens it. */
function Folded({ onOpen }: Pick<OnTheWayProps, "onOpen">) {
  const { view } = useGuidanceNow();
  if (view?.status !== "off" && view?.status !== "stale") return null;
  return (
    <Button variant="danger" className={styles["folded"]} onClick={onOpen}>
      {view.status === "off" ? offText(view.offMeters ?? 0) : guidanceTexts.staleFolded}
    </Button>
  );
}

/** What lies over the map; what is followed stays in the middle of what is free of it. */
function Sheet({
  controller,
  onPlan,
  onClose,
}: Pick<OnTheWayProps, "controller" | "onPlan" | "onClose">) {
  const { following, view, nowMs } = useGuidanceNow();
  const trouble = useStore(guidance.store, (snapshot) => snapshot.trouble);
  const [isFull, setFull] = useState(false);
  const free = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  useFreePart(controller, free, "show");

  function stop() {
    guidance.stop();
    onClose();
  }

  return (
    <>
      <MapSheet
        placing={styles["placing"]}
        free={free}
        ref={sheet}
        className={styles["sheet"]}
        tabIndex={-1}
        aria-label={guidanceTexts.heading}
        data-guidance={view?.status ?? "none"}
      >
        <header className={styles["header"]}>
          <h3>{guidanceTexts.heading}</h3>
          <div className={styles["views"]}>
            {following ? (
              <IconButton
                label={guidanceTexts.fill}
                icon={<Maximize2 aria-hidden="true" />}
                onClick={() => setFull(true)}
              />
            ) : null}
            <IconButton
              label={guidanceTexts.close}
              icon={<ChevronDown aria-hidden="true" />}
              onClick={onClose}
            />
          </div>
        </header>
        {trouble ? <Notice tone="danger">{troubleText(trouble)}</Notice> : null}
        {following && view ? (
          <>
            <Way {...{ following, view, nowMs, controller, onPlan }} />
            <div className={styles["buttons"]}>
              {following.followed.kind === "plan" ? (
                <Button onClick={onPlan}>{guidanceTexts.plan}</Button>
              ) : null}
              <Button onClick={guidance.turn}>{guidanceTexts.turn}</Button>
              <Button onClick={stop}>{guidanceTexts.stop}</Button>
            </div>
            <Warnings />
          </>
        ) : (
          <Button onClick={stop}>{guidanceTexts.stop}</Button>
        )}
      </MapSheet>
      {/* Not in what lets every tap through to the map. */}
      {isFull && following && view ? (
        <FullWay {...{ following, view, nowMs }} onClose={() => setFull(false)} />
      ) : null}
    </>
  );
}

interface WayProps extends Pick<OnTheWayProps, "controller" | "onPlan"> {
  readonly following: Following;
  readonly view: GuidanceView;
  readonly nowMs: number;
}

/** Where one is on the way, and what is to be done. */
function Way({ following, view, nowMs, controller, onPlan }: WayProps) {
  const { followed } = following;
  return (
    <>
      {followed.kind === "track" && followed.name ? (
        <p className={styles["quiet"]}>{followed.name}</p>
      ) : null}
      {view.status === "off" ? (
        <OffRoute following={following} view={view} controller={controller} onNewPlan={onPlan} />
      ) : (
        <NextPlace following={following} view={view} nowMs={nowMs} arrowSize="96px" />
      )}
      <WaySums following={following} view={view} nowMs={nowMs} />
      {view.status === "arrived" ? null : <ScreenState />}
    </>
  );
}

function troubleText(trouble: "lost" | "not-kept"): string {
  return trouble === "lost" ? guidanceTexts.lost : guidanceTexts.notKept;
}
