import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { MapPort } from "#mapview/map-port.ts";
import { useMapValue } from "#screens/map/on-map/use-map-event.ts";
import type { AnyMapTool, ButtonGroup } from "#screens/map/task/map-tool.ts";
import type { TaskState } from "#screens/map/task/use-map-task.ts";
import { compassLabel } from "#sentences/map/map.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { mapTexts } from "#words/map/map.ts";
import { FollowButton } from "./follow-button.tsx";
import styles from "./map-buttons.module.css";

interface MapButtonsProps extends Pick<TaskState, "task" | "open" | "close"> {
  readonly controller: MapPort | null;
  /** Their buttons are left out where there are none. */
  readonly tools: readonly AnyMapTool[];
  /** The part of a desktop below the buttons, in the panel beside the map. */
  readonly panel?: ReactNode;
}

/**
 * The buttons over the map: what finds and shows things along the upper edge of a phone, what moves the map and what makes
 * something within reach of the thumb. They are disabled until the map is ready.
 */
export function MapButtons({ controller, tools, panel, ...tasks }: MapButtonsProps) {
  // Only rendered with the task: memoization would weigh more than it saves.
  "use no memo";
  const covers = tasks.task?.tool.covers ?? [];
  const buttonsOf = (group: ButtonGroup) =>
    tools.map((tool) =>
      tool.button?.group === group ? (
        <ToolButtonOutlet key={tool.link.id} tool={tool} controller={controller} {...tasks} />
      ) : null,
    );
  return (
    <section
      className={styles["buttons"]}
      aria-label={mapTexts.controls}
      data-has-card={covers.includes("all-on-phones") || undefined}
      data-has-lower-sheet={covers.includes("lower-edge-on-phones") || undefined}
    >
      {tools.length > 0 ? (
        <div className={styles["sheets"]} hidden={covers.includes("tools")} data-tools="">
          <div className={styles["find"]}>{buttonsOf("find")}</div>
          <div className={styles["make"]}>{buttonsOf("make")}</div>
          {panel}
        </div>
      ) : null}
      <div className={styles["view"]}>
        <CompassButton controller={controller} />
        <div className={styles["zoom"]}>
          <IconButton
            label={mapTexts.zoomIn}
            icon={<Plus aria-hidden="true" />}
            disabled={!controller}
            onClick={() => controller?.zoomBy(1)}
          />
          <IconButton
            label={mapTexts.zoomOut}
            icon={<Minus aria-hidden="true" />}
            disabled={!controller}
            onClick={() => controller?.zoomBy(-1)}
          />
        </div>
        <FollowButton controller={controller} />
      </div>
    </section>
  );
}

interface ToolButtonOutletProps extends Omit<MapButtonsProps, "tools" | "panel"> {
  readonly tool: AnyMapTool;
}

function ToolButtonOutlet({ tool, controller, task, open, close }: ToolButtonOutletProps) {
  const Button = tool.button?.Button;
  if (!Button) return null;
  const isOpen = task?.tool === tool;
  return (
    <Button
      controller={controller}
      isOpen={isOpen}
      isBusy={task !== null}
      toggle={(input) => (isOpen ? close() : open(tool.link, input))}
    />
  );
}

function wholeBearing({ bearingDegrees }: MapPort): number {
  // Avoid negative zero.
  return Math.round(bearingDegrees) || 0;
}

/** Visible only while the map is not north up; its needle points north. */
function CompassButton({ controller }: { readonly controller: MapPort | null }) {
  const bearing = useMapValue(controller, "turned", wholeBearing, 0);
  if (bearing === 0) return null;
  return (
    <IconButton
      label={compassLabel(bearing)}
      icon={
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={styles["needle"]}
          style={{ transform: `rotate(${-bearing}deg)` }}
        >
          <path d="M12 0 17 12H7z" />
          <path d="M12 24 7 12h10z" />
        </svg>
      }
      data-bearing={bearing}
      onClick={() => {
        controller?.faceNorth();
        controller?.focus();
      }}
    />
  );
}
