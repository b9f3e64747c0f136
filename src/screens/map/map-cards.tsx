import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isOnMap } from "#domain/position/map-bounds.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { waypointSaved } from "#i18n/map-cards.ts";
import type { MapController } from "#mapview/map-controller.ts";
import { mapViewStore } from "#state/map-view.ts";
import { waypointsStore } from "#state/waypoints.ts";
import { Aiming } from "./aiming.tsx";
import { AroundCard } from "./around-card.tsx";
import { LayersCard } from "./layers-card.tsx";
import { lazyCard } from "./lazy-card.tsx";
import styles from "./map-cards.module.css";
import { useMapKeys } from "./map-keys.ts";
import type { MapTask, TaskState } from "./map-task.ts";
import { NodeCard } from "./node-card.tsx";
import { PlaceCard } from "./place-card.tsx";
import { SearchCard } from "./search-card.tsx";
import { ToolsCard } from "./tools-card.tsx";
import { useBackCloses } from "./use-back-closes.ts";
import { type Chosen, useGoTo } from "./use-go-to.ts";
import { WaypointCard } from "./waypoint-card.tsx";

/** How long "Bewaard" stays. */
const SAVED_MS = 4000;

/** Apart: it brings the geodesy of the ellipsoid and the model of the magnetic field along. */
const LazyMeasuring = lazyCard(
  async () => (await import(/* webpackChunkName: "map-measure" */ "./measuring.tsx")).Measuring,
);

const LazyMoveWaypoint = lazyCard(
  async () => (await import(/* webpackChunkName: "map-move" */ "./move-waypoint.tsx")).MoveWaypoint,
);

const LazyTrackCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-track" */ "./track-card.tsx")).TrackCard,
);

const LazySaveArea = lazyCard(
  async () => (await import(/* webpackChunkName: "map-save" */ "./save-area.tsx")).SaveArea,
);

export interface MapCardsProps extends TaskState {
  readonly controller: MapController;
  /** Tells the middle of the map in words. */
  readonly onSay: () => void;
  readonly said: string | null;
  readonly onClose: () => void;
  readonly isIdle?: boolean;
}

/** The card or the cross that goes with the task, and the word that a waypoint was kept. */
export function MapCards({
  controller,
  task,
  asked,
  setTask,
  onClose,
  onSay,
  said,
}: MapCardsProps) {
  const [savedName, setSavedName] = useSavedName();
  const candidate = useCandidate(task);
  const goTo = useGoTo(controller, { task, setTask });
  useEffect(() => controller.setCandidate(candidate), [controller, candidate]);
  // The map is kept when the screen is left; what was chosen on it is not.
  useEffect(() => () => controller.setCandidate(null), [controller]);

  function onSaved(name: string) {
    setSavedName(name);
    onClose();
  }

  function measure(from: LatLng | null) {
    setTask({ kind: "measuring", from });
    // The card that the keyboard was on goes.
    controller.focus();
  }

  useMapKeys({ Escape: () => task.kind !== "looking" && onClose() });
  useBackEnds({ task, asked }, onClose);
  const close = { onClose };
  // Asked when it is needed: panning the map draws no card anew.
  const center = () => controller.center ?? mapViewStore.getState();
  return (
    <>
      {task.kind === "aiming" ? (
        <Aiming
          {...close}
          center={() => controller.center}
          onSaved={onSaved}
          onMore={(place) => setTask({ kind: "place", place })}
        />
      ) : null}
      {task.kind === "moving" ? (
        <LazyMoveWaypoint
          {...close}
          waypointId={task.waypointId}
          center={() => controller.center}
        />
      ) : null}
      {task.kind === "place" ? (
        <PlaceCard
          {...close}
          key={`${task.place.lat} ${task.place.lng}`}
          place={task.place}
          name={task.name ?? null}
          onSaved={onSaved}
          onMeasure={() => measure(task.place)}
        />
      ) : null}
      {task.kind === "waypoint" ? (
        <WaypointCard
          {...close}
          key={task.waypointId}
          waypointId={task.waypointId}
          onMeasure={measure}
        />
      ) : null}
      {task.kind === "node" ? (
        <NodeCard
          {...close}
          key={`${task.node.mode} ${task.node.osmId}`}
          node={task.node}
          onChoose={(node) => {
            controller.flyTo(node, controller.zoom);
            setTask({ kind: "node", node });
          }}
        />
      ) : null}
      {task.kind === "track" ? (
        <LazyTrackCard {...close} key={task.lineId} controller={controller} lineId={task.lineId} />
      ) : null}
      {task.kind === "layers" ? (
        <LayersCard {...close} onSaveArea={() => setTask({ kind: "saving" })} />
      ) : null}
      {task.kind === "saving" ? <LazySaveArea {...close} controller={controller} /> : null}
      {task.kind === "tools" ? (
        <ToolsCard
          {...close}
          onMeasure={() => measure(null)}
          onAround={() => setTask({ kind: "around", place: center() })}
          onSaveArea={() => setTask({ kind: "saving" })}
          onSay={onSay}
          said={said}
        />
      ) : null}
      {task.kind === "around" ? (
        <AroundCard
          {...close}
          place={task.place}
          onChoose={(found) => goTo(chosenOf(found))}
          onChooseLine={(lineId) => setTask({ kind: "track", lineId })}
        />
      ) : null}
      {task.kind === "search" ? (
        <SearchCard
          {...close}
          center={center}
          onChoose={(result) => goTo({ ...result, name: result.title })}
        />
      ) : null}
      {task.kind === "measuring" ? (
        <LazyMeasuring {...close} controller={controller} from={task.from} />
      ) : null}
      <p className={styles["saved"]} role="status">
        {savedName === null ? null : (
          <span className={styles["savedName"]}>{waypointSaved(savedName)}</span>
        )}
      </p>
    </>
  );
}

/** Back closes the card; from the task that an address asked for it leads to where that was. */
function useBackEnds({ task, asked }: Pick<TaskState, "task" | "asked">, onClose: () => void) {
  useBackCloses(task.kind !== "looking" && task !== asked ? task : null, onClose);
}

/** What the ring is around, and what the card must leave in sight. */
function useCandidate(task: MapTask): LatLng | null {
  const waypoint = useStore(waypointsStore, ({ waypoints }) =>
    task.kind === "waypoint" ? waypoints.find(({ id }) => id === task.waypointId) : undefined,
  );
  if (task.kind === "place") return isOnMap(task.place) ? task.place : null;
  return task.kind === "node" ? task.node : (waypoint ?? null);
}

function chosenOf(found: FoundPlace): Chosen {
  const { kind, name, detail } = found;
  return { kind, name, detail, place: found, waypointId: kind === "waypoint" ? detail : null };
}

/** The name that was saved last, for as long as it is worth saying. */
function useSavedName() {
  const [savedName, setSavedName] = useState<string | null>(null);
  useEffect(() => {
    if (savedName === null) return;
    const timer = window.setTimeout(() => setSavedName(null), SAVED_MS);
    return () => window.clearTimeout(timer);
  }, [savedName]);
  return [savedName, setSavedName] as const;
}
