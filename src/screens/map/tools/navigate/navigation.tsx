import { useStore } from "zustand";
import type { MapPort } from "#mapview/map-port.ts";
import { useIsWide } from "#parts/use-is-wide.ts";
import { guidanceEventText } from "#sentences/plan/guidance.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { NavigationAlert } from "./navigation-alert.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { NavigationCard } from "./navigation-card.tsx";
import { useFollowedLine } from "./use-followed-line.ts";

export interface NavigationProps {
  readonly controller: Pick<MapPort, "setFollow" | "showBounds" | "keepCenterIn">;
  /** The size on the screen; `alert`: only alerts, over another tool. */
  readonly size: "alert" | "bar" | "card";
  /** True if the tap that opened it follows the draft. */
  readonly isNew: boolean;
  /** True if that tap also starts a recording. */
  readonly records: boolean;
  /** Called once that plan is followed. */
  readonly onStarted: () => void;
  readonly onPlan: () => void;
  /** Opens the card. */
  readonly onOpen: () => void;
  /** Closes the card. */
  readonly onClose: () => void;
  readonly isIdle?: boolean;
}

/** Navigates along a plan or a track: shows the next number, readable at arm's length. */
export function Navigation({
  controller,
  size,
  onPlan,
  onOpen,
  onClose,
  ...start
}: NavigationProps) {
  useFollowedLine(controller, start);
  const { events, following } = useStore(guidance.store);
  const mode = following?.state.mode ?? "walk";
  // The panel of a desktop has room for the card, with the map beside it.
  const isBeside = useIsWide();
  const isBar = size === "bar" && !isBeside;
  return (
    <>
      <p className="visually-hidden" role="status">
        {events.map((event) => guidanceEventText(event, mode)).join(". ")}
      </p>
      {size === "alert" ? <NavigationAlert onOpen={onOpen} /> : null}
      {isBar ? <NavigationBar controller={controller} onOpen={onOpen} /> : null}
      {size === "card" || (size === "bar" && isBeside) ? (
        <NavigationCard
          controller={controller}
          isBeside={isBeside}
          onPlan={onPlan}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
