import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { MapPort } from "#mapview/map-port.ts";
import { useNoticeTurn } from "#parts/map/use-notice.ts";
import { useIsStored } from "#parts/use-is-stored.ts";
import { MapBelow } from "#screens/map/card/card.tsx";
import styles from "#screens/map/card/saved-notice.module.css";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { waypointSaved } from "#words/map/map-cards.ts";
import type { AnyMapTool, ToolActions } from "./map-tool.ts";
import type { MapTask, TaskState } from "./use-map-task.ts";

/** The time that "Bewaard" is shown. */
const SAVED_MS = 4000;

export interface TaskCardsProps extends Pick<TaskState, "task" | "asked" | "open"> {
  readonly controller: MapPort;
  readonly tools: readonly AnyMapTool[];
  readonly onClose: () => void;
  /** True if no tool is open, so that nobody waits for this. */
  readonly isIdle?: boolean;
}

/** Renders the open tool, those in the background, and the confirmation of a saved waypoint. */
export function TaskCards({ controller, tools, task, asked, open, onClose }: TaskCardsProps) {
  const [savedName, setSavedName] = useSavedName();
  const isStored = useIsStored();
  const isSavedShown = savedName !== null && isStored;
  useNoticeTurn("saved", isSavedShown);
  useMarkedPlace(controller, task);
  // If the address opened the tool, Back returns to the previous screen.
  useBackCloses(task, onClose, task === asked ? "escape" : "both");

  function saved(name: string) {
    setSavedName(name);
    onClose();
  }

  const actions = { controller, tools, open, close: onClose, saved };
  return (
    <>
      {tools.map((tool) => (
        <ToolOutlet key={tool.link.id} tool={tool} task={task} actions={actions} />
      ))}
      <p className={styles["saved"]} role="status">
        {isSavedShown ? (
          <span className={styles["savedName"]} data-notice="saved">
            {waypointSaved(savedName)}
          </span>
        ) : null}
      </p>
    </>
  );
}

interface ToolOutletProps {
  readonly tool: AnyMapTool;
  readonly task: MapTask | null;
  readonly actions: ToolActions;
}

/** Renders a tool while it is open or runs in the background. */
function ToolOutlet({ tool, task, actions }: ToolOutletProps) {
  const useIsRunning = tool.background?.useIsRunning ?? never;
  const isRunning = useIsRunning();
  const drawn =
    task?.tool === tool
      ? tool.render({ ...actions, input: task.input })
      : isRunning && tool.background?.render({ ...actions, isOtherOpen: task !== null });
  if (!drawn) return null;
  return <MapBelow value={tool.isAboutPlace ? null : actions.controller}>{drawn}</MapBelow>;
}

function never(): boolean {
  return false;
}

/** Marks the place of the open tool, which its card must leave visible. */
function useMarkedPlace(controller: MapPort, task: MapTask | null): void {
  const place = useStore(
    waypointsStore,
    ({ waypoints }) => task?.tool.markedPlace?.(task.input, waypoints) ?? null,
  );
  useEffect(() => controller.setCandidate(place), [controller, place]);
  // The map outlives the screen; the marked place does not.
  useEffect(() => () => controller.setCandidate(null), [controller]);
}

/** Returns the last saved name while its confirmation is shown. */
function useSavedName() {
  const [savedName, setSavedName] = useState<string | null>(null);
  useEffect(() => {
    if (savedName === null) return;
    const timer = window.setTimeout(() => setSavedName(null), SAVED_MS);
    return () => window.clearTimeout(timer);
  }, [savedName]);
  return [savedName, setSavedName] as const;
}
