import { createStore } from "zustand/vanilla";
import type { MapOverlay } from "#domain/settings/settings.ts";
import { settingsStore } from "#state/settings/settings.ts";

/** What the user has seen and put away on the map during this visit to the app; memory only. */
export interface MapVisit {
  /** Whether the notice that the map lacks detail was put away. */
  readonly isDetailNoticeHidden: boolean;
  /** The notice of a broken pack that was put away; null for none. */
  readonly hiddenPackNotice: string | null;
  /** Whether the map beside a waypoint was asked for: then every waypoint shows it. */
  readonly isWaypointMapShown: boolean;
  /** The state of a recording that was last offered by itself; null for none. */
  readonly offeredRecording: string | null;
  /** The overlays that were on when the map was first seen; null before that. */
  readonly firstOverlays: MapOverlay | null;
}

/** The map during this visit to the app. */
export const mapVisitStore = createStore<MapVisit>(() => ({
  isDetailNoticeHidden: false,
  hiddenPackNotice: null,
  isWaypointMapShown: false,
  offeredRecording: null,
  firstOverlays: null,
}));

/** Returns the overlays that were on when the map was first seen, which is now if it was not seen before. */
export function overlaysAtFirst(): MapOverlay {
  const firstOverlays =
    mapVisitStore.getState().firstOverlays ?? settingsStore.getState().mapOverlay;
  mapVisitStore.setState({ firstOverlays });
  return firstOverlays;
}
