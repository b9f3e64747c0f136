import { Layers, MapPinPlus, Minus, Navigation, Plus, Route, Ruler, Search } from "lucide-react";
import { useStore } from "zustand";
import { compassLabel, mapTexts } from "#i18n/map.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { FollowButton } from "./follow-button.tsx";
import styles from "./map-buttons.module.css";
import type { MapTask, TaskState } from "./map-task.ts";
import { RecordButton } from "./record-button.tsx";
import { useMapValue } from "./use-map-event.ts";

/** Tasks with a card over the lower part of the map. */
const CARD_TASKS: readonly string[] = [
  "place",
  "waypoint",
  "node",
  "track",
  "layers",
  "tools",
  "around",
  "saving",
  "recording",
  "following",
];

/** Tasks with a bar where the buttons of the cards are. */
const BAR_TASKS: readonly string[] = ["aiming", "moving", "measuring", "saving", "planning"];

interface MapButtonsProps extends TaskState {
  readonly controller: MapPort | null;
}

/** The buttons over the map, where a thumb reaches them; they wait with the map. */
export function MapButtons({ controller, task, setTask, endTask }: MapButtonsProps) {
  // Drawn anew only with the task: the compiler's cache would weigh more than it saves.
  "use no memo";
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  function toggle(wanted: MapTask) {
    if (task.kind === wanted.kind) endTask();
    else setTask(wanted);
  }

  const sheetButton = (
    kind: "search" | "layers" | "tools" | "planning",
    label: string,
    icon: typeof Plus,
  ) => {
    const Icon = icon;
    return (
      <IconButton
        label={label}
        icon={<Icon aria-hidden="true" />}
        aria-expanded={task.kind === kind}
        onClick={() => toggle({ kind })}
      />
    );
  };

  return (
    <section
      className={styles["buttons"]}
      aria-label={mapTexts.controls}
      data-has-card={CARD_TASKS.includes(task.kind) || undefined}
      data-is-planning={task.kind === "planning" || undefined}
    >
      <div className={styles["sheets"]} hidden={BAR_TASKS.includes(task.kind)}>
        {sheetButton("search", mapTexts.search, Search)}
        {sheetButton("layers", mapTexts.layers, Layers)}
        {isFollowing ? (
          <IconButton
            label={mapTexts.onTheWay}
            icon={<Navigation aria-hidden="true" />}
            aria-expanded={task.kind === "following"}
            onClick={() => toggle({ kind: "following", isNew: false })}
          />
        ) : (
          sheetButton("planning", mapTexts.plan, Route)
        )}
        {sheetButton("tools", mapTexts.tools, Ruler)}
        <RecordButton
          isOpen={task.kind === "recording"}
          isBusy={task.kind !== "looking"}
          onTap={(isNew) => toggle({ kind: "recording", isNew })}
        />
      </div>
      <div className={styles["view"]}>
        <CompassButton controller={controller} />
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
        <IconButton
          label={mapTexts.aim}
          icon={<MapPinPlus aria-hidden="true" />}
          aria-pressed={task.kind === "aiming"}
          disabled={!controller}
          onClick={() => {
            toggle({ kind: "aiming" });
            controller?.focus();
          }}
        />
        <FollowButton controller={controller} />
      </div>
    </section>
  );
}

function wholeBearing({ bearingDegrees }: MapPort): number {
  // Without the sign of a zero.
  return Math.round(bearingDegrees) || 0;
}

/** Seen only while north is not on top; its needle points there. */
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
