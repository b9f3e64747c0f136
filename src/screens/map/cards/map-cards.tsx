import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isOnMap } from "#domain/position/map-bounds.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { waypointSaved } from "#i18n/map-cards.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { rankedFrom } from "#parts/ranked-from.ts";
import { useIsStored } from "#parts/use-is-stored.ts";
import { Aiming } from "#screens/map/aim/aiming.tsx";
import { useMapKeys } from "#screens/map/map-keys.ts";
import type { MapTask, TaskState } from "#screens/map/map-task.ts";
import { rowOf } from "#screens/map/search/found-row.tsx";
import { SearchCard } from "#screens/map/search/search-card.tsx";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { AroundCard } from "./around-card.tsx";
import { MapBelow } from "./card.tsx";
import { LayersCard } from "./layers-card.tsx";
import { lazyCard } from "./lazy-card.tsx";
import styles from "./map-cards.module.css";
import { NodeCard } from "./node-card.tsx";
import { PlaceCard } from "./place-card.tsx";
import { PoiCard } from "./poi-card.tsx";
import { ToolsCard } from "./tools-card.tsx";
import { useBackCloses } from "./use-back-closes.ts";
import { type Chosen, useGoTo } from "./use-go-to.ts";
import { WaypointCard } from "./waypoint-card.tsx";

/** How long "Bewaard" stays. */
const SAVED_MS = 4000;

/** Apart: it brings the geodesy of the ellipsoid and the model of the magnetic field along. */
const LazyMeasuring = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-measure" */ "#screens/map/measure/measuring.tsx"))
      .Measuring,
);

const LazyMoveWaypoint = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-move" */ "#screens/map/aim/move-waypoint.tsx"))
      .MoveWaypoint,
);

const LazyTrackCard = lazyCard(
  async () => (await import(/* webpackChunkName: "map-track" */ "./track-card.tsx")).TrackCard,
);

const LazySaveArea = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-save" */ "#screens/map/save-area/save-area.tsx"))
      .SaveArea,
);

const LazyLegendCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-legend" */ "#screens/map/legend/legend-card.tsx"))
      .LegendCard,
);

const LazyPrintCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-print" */ "#screens/map/print/print-card.tsx"))
      .PrintCard,
);

const LazyRecorderCard = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "map-recorder" */ "./recorder-card.tsx")).RecorderCard,
);

const LazyPlanner = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "planner" */ "#screens/map/plan/planner.tsx")).Planner,
);

const LazyOnTheWay = lazyCard(
  async () =>
    (await import(/* webpackChunkName: "on-the-way" */ "#screens/map/on-the-way/on-the-way.tsx"))
      .OnTheWay,
);

export interface MapCardsProps extends TaskState {
  readonly controller: MapPort;
  /** Tells the middle of the map in words. */
  readonly onSay: () => void;
  readonly said: string | null;
  readonly onClose: () => void;
  readonly isIdle?: boolean;
}

/** What each group of cards needs. */
interface GroupProps extends Pick<MapCardsProps, "controller" | "task" | "setTask" | "onClose"> {
  /** Called with the name under which a place was kept. */
  readonly onSaved: (name: string) => void;
  /** Begins to measure there; null to go on with what was measured before. */
  readonly onMeasure: (from: LatLng | null) => void;
}

/** The card or the cross that goes with the task, and the word that a waypoint was kept. */
export function MapCards({ asked, onSay, said, ...shared }: MapCardsProps) {
  const { controller, task, setTask, onClose } = shared;
  const [savedName, setSavedName] = useSavedName();
  const isStored = useIsStored();
  const candidate = useCandidate(task);
  useEffect(() => controller.setCandidate(candidate), [controller, candidate]);
  // The map is kept when the screen is left; what was chosen on it is not.
  useEffect(() => () => controller.setCandidate(null), [controller]);

  function onSaved(name: string) {
    setSavedName(name);
    onClose();
  }

  function onMeasure(from: LatLng | null) {
    setTask({ kind: "measuring", from });
    // The card that the keyboard was on goes.
    controller.focus();
  }

  useMapKeys({ Escape: () => task.kind !== "looking" && onClose() });
  useBackEnds({ task, asked }, onClose);
  const group = { controller, task, setTask, onClose, onSaved, onMeasure };
  return (
    <>
      <Crosses {...group} />
      <ChosenCards {...group} />
      <MapBelow value={controller}>
        <SheetCards {...group} onSay={onSay} said={said} />
      </MapBelow>
      <WayCard {...group} />
      <p className={styles["saved"]} role="status">
        {savedName === null || !isStored ? null : (
          <span className={styles["savedName"]}>{waypointSaved(savedName)}</span>
        )}
      </p>
    </>
  );
}

/** What is done with the cross in the middle of the map. */
function Crosses({ controller, task, setTask, onClose, onSaved }: GroupProps) {
  if (task.kind === "aiming") {
    return (
      <Aiming
        controller={controller}
        onSaved={onSaved}
        onMore={(place) => setTask({ kind: "place", place })}
        onClose={onClose}
      />
    );
  }
  if (task.kind === "moving") {
    return (
      <LazyMoveWaypoint waypointId={task.waypointId} controller={controller} onClose={onClose} />
    );
  }
  if (task.kind === "measuring") {
    return <LazyMeasuring controller={controller} from={task.from} onClose={onClose} />;
  }
  if (task.kind === "planning") {
    return (
      <LazyPlanner
        controller={controller}
        onFollow={() => setTask({ kind: "following", isNew: true })}
        onClose={onClose}
      />
    );
  }
  return null;
}

/** Leads along a plan as long as one is followed, also while something else is looked at. */
function WayCard({ controller, task, setTask, onClose }: GroupProps) {
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  const isOpen = task.kind === "following";
  if (!isOpen && !isFollowing) return null;
  return (
    <LazyOnTheWay
      controller={controller}
      isOpen={isOpen}
      isIdle={!isOpen}
      isNew={isOpen && task.isNew}
      onPlan={() => setTask({ kind: "planning" })}
      onOpen={() => setTask({ kind: "following", isNew: false })}
      onClose={onClose}
    />
  );
}

/** The cards of what was chosen on the map or looked up. */
function ChosenCards({ controller, task, setTask, onClose, onSaved, onMeasure }: GroupProps) {
  if (task.kind === "place") {
    return (
      <PlaceCard
        key={`${task.place.lat} ${task.place.lng}`}
        place={task.place}
        name={task.name ?? null}
        onSaved={onSaved}
        onMeasure={() => onMeasure(task.place)}
        onClose={onClose}
      />
    );
  }
  if (task.kind === "waypoint") {
    const { waypointId } = task;
    return (
      <WaypointCard
        key={waypointId}
        waypointId={waypointId}
        onMeasure={onMeasure}
        onClose={onClose}
      />
    );
  }
  if (task.kind === "node") {
    return (
      <NodeCard
        key={`${task.node.mode} ${task.node.osmId}`}
        node={task.node}
        onChoose={(node) => {
          controller.flyTo(node, controller.zoom);
          setTask({ kind: "node", node });
        }}
        onSaved={onSaved}
        onMeasure={() => onMeasure(task.node)}
        onClose={onClose}
      />
    );
  }
  if (task.kind === "poi") {
    const { poi } = task;
    return (
      <PoiCard
        key={`${poi.kind} ${poi.lat} ${poi.lng}`}
        poi={poi}
        onSaved={onSaved}
        onMeasure={() => onMeasure(poi)}
        onClose={onClose}
      />
    );
  }
  if (task.kind === "track") {
    const { trackId } = task;
    return (
      <LazyTrackCard
        key={trackId}
        controller={controller}
        trackId={trackId}
        onFollowed={() => setTask({ kind: "following", isNew: false })}
        onClose={onClose}
      />
    );
  }
  return null;
}

/** The cards behind the buttons of the map, and those that they lead to. */
function SheetCards({
  controller,
  task,
  setTask,
  onClose,
  onMeasure,
  onSay,
  said,
}: GroupProps & Pick<MapCardsProps, "onSay" | "said">) {
  const goTo = useGoTo(controller, { task, setTask });
  // Asked when it is needed: panning the map draws no card anew.
  const origin = () => {
    const { center, zoom } = controller;
    return center ? rankedFrom({ ...center, zoom }) : rankedFrom();
  };
  const onSaveArea = () => setTask({ kind: "saving" });
  if (task.kind === "layers") {
    const onLegend = () => setTask({ kind: "legend" });
    return <LayersCard onSaveArea={onSaveArea} onLegend={onLegend} onClose={onClose} />;
  }
  if (task.kind === "legend") return <LazyLegendCard controller={controller} onClose={onClose} />;
  if (task.kind === "recording") {
    return (
      <LazyRecorderCard
        isNew={task.isNew}
        onFollowed={() => setTask({ kind: "following", isNew: false })}
        onClose={onClose}
      />
    );
  }
  if (task.kind === "saving") return <LazySaveArea controller={controller} onClose={onClose} />;
  if (task.kind === "printing") return <LazyPrintCard controller={controller} onClose={onClose} />;
  if (task.kind === "tools") {
    return (
      <ToolsCard
        onMeasure={() => onMeasure(null)}
        onAround={() => setTask({ kind: "around", origin: origin() })}
        onSaveArea={onSaveArea}
        onPrint={() => setTask({ kind: "printing" })}
        onSay={onSay}
        said={said}
        onClose={onClose}
      />
    );
  }
  if (task.kind === "around") {
    return (
      <AroundCard
        origin={task.origin}
        readShown={() => controller.output.readPois()}
        onChoose={(found) => goTo(chosenOf(found))}
        onChooseTrack={(trackId) => setTask({ kind: "track", trackId })}
        onClose={onClose}
      />
    );
  }
  if (task.kind === "search") {
    return (
      <SearchCard
        rankedFrom={origin}
        readShown={() => controller.output.readPois()}
        onChoose={(result) => goTo({ ...result, name: result.title })}
        onClose={onClose}
      />
    );
  }
  return null;
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
  if (task.kind === "poi") return task.poi;
  return task.kind === "node" ? task.node : (waypoint ?? null);
}

function chosenOf(found: FoundPlace): Chosen {
  const { kind, detail, osmId, poi } = found;
  return {
    kind,
    name: rowOf(found).title,
    detail,
    osmId,
    poi,
    place: found,
    waypointId: kind === "waypoint" ? detail : null,
  };
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
