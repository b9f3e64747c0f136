import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { MapPort } from "#mapview/map-port.ts";
import type { RankedFrom } from "#parts/ranked-from.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { useMapEvent } from "./use-map-event.ts";

/** What the user is doing on the map; one thing at a time. */
export type MapTask =
  | { readonly kind: "looking" }
  | { readonly kind: "aiming" }
  | { readonly kind: "place"; readonly place: LatLng; readonly name?: string }
  | { readonly kind: "waypoint"; readonly waypointId: string }
  | { readonly kind: "moving"; readonly waypointId: string }
  | { readonly kind: "node"; readonly node: NodeOnMap }
  | { readonly kind: "poi"; readonly poi: PointOfInterest }
  | { readonly kind: "track"; readonly trackId: string }
  | { readonly kind: "search" }
  | { readonly kind: "layers" }
  | { readonly kind: "legend" }
  | { readonly kind: "tools" }
  | { readonly kind: "recording"; readonly isNew: boolean }
  | { readonly kind: "planning" }
  | { readonly kind: "following"; readonly isNew: boolean }
  | { readonly kind: "saving" }
  | { readonly kind: "printing" }
  | { readonly kind: "around"; readonly origin: RankedFrom }
  | { readonly kind: "measuring"; readonly from: LatLng | null };

/** A node of a network: by which it is known, and what stands on its post. */
export type NodeOnMap = Pick<NetworkNode, "lat" | "lng" | "mode" | "osmId" | "ref" | "name">;

/** What the cards need of the screen's task. */
export interface TaskState {
  readonly task: MapTask;
  /** The task that the screen began with, by its address. */
  readonly asked: MapTask;
  readonly setTask: (task: MapTask) => void;
  /** Ends the task, and puts the keyboard back where it came from. */
  readonly endTask: () => void;
  /** Whether there ever was a task on this visit to the screen. */
  readonly hasBegun: boolean;
}

/** Tasks that a stray tap on the map must not throw away. */
const STEADY_TASKS: readonly MapTask["kind"][] = [
  "aiming",
  "moving",
  "place",
  "measuring",
  "saving",
  "printing",
  "planning",
  "following",
];

/** Of these, the tasks that choose a place themselves: a held finger chooses none beside it. */
const AIMED_TASKS: readonly MapTask["kind"][] = [
  "moving",
  "measuring",
  "saving",
  "printing",
  "planning",
];

/** The task of the screen: taps on the map change it, and so do buttons and cards. */
export function useMapTask(controller: MapPort | null): TaskState {
  const [search] = useSearchParams();
  const [asked] = useState(() => askedTask(search));
  const [task, setTask] = useState(asked);
  const [hasBegun, setBegun] = useState(task.kind !== "looking");
  const opener = useRef<Element | null>(null);
  const isSteady = STEADY_TASKS.includes(task.kind);
  // Who taps a thing beside a chosen place wants that thing.
  const isKept = isSteady && task.kind !== "place";

  function begin(next: MapTask) {
    if (task.kind === "looking") opener.current = document.activeElement;
    setTask(next);
    setBegun(true);
  }

  function endTask() {
    // The opener may be hidden as long as there is a card, and takes no focus then.
    flushSync(() => setTask({ kind: "looking" }));
    const { current } = opener;
    if (current instanceof HTMLButtonElement && current.isConnected) current.focus();
    else controller?.focus();
  }

  useMapEvent(controller, "placeChosen", (place) => {
    if (!AIMED_TASKS.includes(task.kind)) begin({ kind: "place", place });
  });
  useMapEvent(controller, "waypointTapped", (waypointId) => {
    if (!isKept) begin({ kind: "waypoint", waypointId });
  });
  useMapEvent(controller, "networkNodeTapped", (node) => {
    if (!isKept) begin({ kind: "node", node });
  });
  useMapEvent(controller, "poiTapped", (poi) => {
    if (!isKept) begin({ kind: "poi", poi });
  });
  useMapEvent(controller, "trackTapped", (trackId) => {
    if (!isKept) begin({ kind: "track", trackId });
  });
  useMapEvent(controller, "mapTapped", () => {
    if (!isSteady) setTask({ kind: "looking" });
  });
  return { task, asked, setTask: begin, endTask, hasBegun };
}

/**
 * `/map?verplaats=ID` puts a waypoint elsewhere, `/map?spoor=ID` shows all of a track or route,
 * `/map?bewaar` saves an area,
 * `/map?plan` makes a plan. Who follows one goes on with that.
 */
function askedTask(search: URLSearchParams): MapTask {
  const [waypointId, trackId] = [search.get("verplaats"), search.get("spoor")];
  if (waypointId) return { kind: "moving", waypointId };
  if (search.has("bewaar")) return { kind: "saving" };
  if (search.has("plan")) return { kind: "planning" };
  if (trackId) return { kind: "track", trackId };
  const { isFollowing } = followingStatusStore.getState();
  return isFollowing ? { kind: "following", isNew: false } : { kind: "looking" };
}
