import { useStore } from "zustand";
import { guidanceEventText } from "#i18n/guidance.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { NavigationAlert } from "./navigation-alert.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { NavigationCard } from "./navigation-card.tsx";
import { useFollowedLine } from "./use-followed-line.ts";

export interface NavigationProps {
  readonly controller: Pick<MapPort, "setFollow" | "showBounds" | "keepCenterIn">;
  /** How much of the screen it takes; `alert`: no more than what must be seen over another tool. */
  readonly size: "alert" | "bar" | "card";
  /** Whether the tap that opened it was to follow the plan in the making. */
  readonly isNew: boolean;
  /** Whether that tap starts a recording too. */
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

/** Leads along a plan or a track: the next number, to be read at arm's length. */
export function Navigation({
  controller,
  size,
  onPlan,
  onOpen,
  onClose,
  ...start
}: NavigationProps) {
  useFollowedLine(controller, start);
  const events = useStore(guidance.store, (snapshot) => snapshot.events);
  return (
    <>
      <p className="visually-hidden" role="status">
        {events.map(guidanceEventText).join(". ")}
      </p>
      {size === "alert" ? <NavigationAlert onOpen={onOpen} /> : null}
      {size === "bar" ? <NavigationBar controller={controller} onOpen={onOpen} /> : null}
      {size === "card" ? (
        <NavigationCard controller={controller} onPlan={onPlan} onClose={onClose} />
      ) : null}
    </>
  );
}
