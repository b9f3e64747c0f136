import { ChevronDown, Maximize2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { MapPort } from "#mapview/map-port.ts";
import { Sheet } from "#screens/map/card/sheet.tsx";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import row from "#ui/row.module.css";
import { type SheetStop, useSheetStops } from "#ui/sheet-stops.ts";
import { guidanceTexts } from "#words/plan/guidance.ts";
import { FullScreenNavigation } from "./full-screen-navigation.tsx";
import styles from "./navigation.module.css";
import { NavigationFacts } from "./navigation-facts.tsx";
import { NextPlace } from "./next-place.tsx";
import { OffRoute } from "./off-route.tsx";
import { ScreenState } from "./screen-state.tsx";
import { StopNavigation, stopProblemText } from "./stop-navigation.tsx";
import { type GuidanceNow, useGuidanceNow } from "./use-guidance-now.ts";
import { WarningSettings } from "./warning-settings.tsx";

interface NavigationCardProps {
  readonly controller: Pick<MapPort, "showBounds" | "keepCenterIn">;
  /** True in the panel of a desktop, where it is shown as long as something is followed. */
  readonly isBeside: boolean;
  readonly onPlan: () => void;
  /** Collapses it to the bar. */
  readonly onClose: () => void;
}

/** The large card over the map, or the next number full screen. */
export function NavigationCard(props: NavigationCardProps) {
  const now = useGuidanceNow();
  const [isFull, setFull] = useState(false);
  if (isFull && now) return <FullScreenNavigation {...now} onClose={() => setFull(false)} />;
  return <FollowSheet {...props} now={now} onFill={() => setFull(true)} />;
}

interface FollowSheetProps extends NavigationCardProps {
  readonly now: GuidanceNow | null;
  readonly onFill: () => void;
}

/** The card between the bar and the full screen, which are its other stops. */
function FollowSheet({ controller, isBeside, now, onPlan, onFill, onClose }: FollowSheetProps) {
  const problem = useStore(guidance.store, (snapshot) => snapshot.problem);
  const free = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isBeside) sheet.current?.focus({ preventScroll: true });
  }, [isBeside]);
  useVisibleArea(controller, free, isBeside ? "follow" : "show");
  const stops = useSheetStops(sheet, "half", (next: SheetStop) => {
    if (next === "peek") onClose();
    else if (now) onFill();
  });
  return (
    <Sheet
      placing={styles["placing"]}
      free={free}
      ref={sheet}
      stops={stops}
      className={styles["sheet"]}
      tabIndex={-1}
      aria-label={guidanceTexts.heading}
      data-navigation="card"
      data-guidance={now?.view.status ?? "none"}
      data-problem={now?.view.problem ?? undefined}
      data-next-node={now?.view.next?.label}
      headerClass={classNames(row["bareButtons"], styles["header"])}
      header={
        <>
          <h3>{guidanceTexts.heading}</h3>
          <div className={styles["views"]}>
            {now ? (
              <IconButton
                label={guidanceTexts.fill}
                icon={<Maximize2 aria-hidden="true" />}
                onClick={onFill}
              />
            ) : null}
            {isBeside ? null : (
              <IconButton
                label={guidanceTexts.close}
                icon={<ChevronDown aria-hidden="true" />}
                onClick={onClose}
              />
            )}
          </div>
        </>
      }
    >
      {problem ? <Notice tone="danger">{stopProblemText(problem)}</Notice> : null}
      {now ? <Progress {...now} controller={controller} /> : null}
      <div className={classNames(layout["actions"], styles["buttons"])}>
        {now?.following.followed.kind === "plan" ? (
          <Button onClick={onPlan}>{guidanceTexts.plan}</Button>
        ) : null}
        {now ? <Button onClick={guidance.turn}>{guidanceTexts.turn}</Button> : null}
        <StopNavigation onStopped={onClose} />
      </div>
      {now ? <WarningSettings /> : null}
    </Sheet>
  );
}

type ProgressProps = GuidanceNow & Pick<NavigationCardProps, "controller">;

/** Shows the progress along the route, and the actions. */
function Progress({ following, view, clock, controller }: ProgressProps) {
  const { followed } = following;
  return (
    <>
      {followed.kind === "track" && followed.name ? (
        <p className={layout["hint"]}>{followed.name}</p>
      ) : null}
      {view.status === "off" ? (
        <OffRoute following={following} view={view} clock={clock} controller={controller} />
      ) : (
        <NextPlace following={following} view={view} clock={clock} arrowSize="96px" />
      )}
      <NavigationFacts following={following} view={view} clock={clock} />
      {view.status === "arrived" ? null : <ScreenState />}
    </>
  );
}
