import { useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapController } from "#mapview/map-controller.ts";
import { useMapEvent } from "./use-map-event.ts";

/** What the user is doing on the map; one thing at a time. */
export type MapTask =
  | { readonly kind: "looking" }
  | { readonly kind: "aiming" }
  | { readonly kind: "adding"; readonly place: LatLng }
  | { readonly kind: "waypoint"; readonly waypointId: string };

/** The task of the screen: taps on the map change it, and so do buttons and cards. */
export function useMapTask(controller: MapController | null) {
  const [task, setTask] = useState<MapTask>({ kind: "looking" });
  useMapEvent(controller, "placeChosen", (place) => setTask({ kind: "adding", place }));
  useMapEvent(controller, "waypointTapped", (waypointId) => {
    // A form that is being filled in is not thrown away by a stray tap.
    if (task.kind !== "aiming" && task.kind !== "adding") setTask({ kind: "waypoint", waypointId });
  });
  useMapEvent(controller, "mapTapped", () => {
    if (task.kind === "waypoint") setTask({ kind: "looking" });
  });
  return { task, setTask };
}
