import { createStore } from "zustand/vanilla";
import type { MapOverlay } from "#domain/settings/settings.ts";
import { settingsStore } from "#state/settings/settings.ts";

/** The notices that the user saw or dismissed on the map in this visit, and related state; in memory only. */
export interface MapVisit {
  /** True if the notice about missing detail was dismissed. */
  readonly isDetailNoticeHidden: boolean;
  /** The notice of a broken pack that was put away; null for none. */
  readonly hiddenPackNotice: string | null;
  /** True if the map was told to follow the own position. */
  readonly isFollowUsed: boolean;
  /** True if the user opened the map beside a waypoint: then every waypoint shows it. */
  readonly isWaypointMapShown: boolean;
  /** The box of the plan in hand to which Home last moved the map beside it; null before that. */
  readonly planMovedTo: string | null;
  /** The recording state that was last offered automatically; null for none. */
  readonly offeredRecording: string | null;
  /** The overlays that were on when the map was first seen; null before that. */
  readonly firstOverlays: MapOverlay | null;
}

/** The state of the map in this visit. */
export const mapVisitStore = createStore<MapVisit>(() => ({
  isDetailNoticeHidden: false,
  hiddenPackNotice: null,
  isFollowUsed: false,
  isWaypointMapShown: false,
  planMovedTo: null,
  offeredRecording: null,
  firstOverlays: null,
}));

/** Returns the overlays that were on when the map was first seen, or the current ones if this is the first time. */
export function overlaysAtFirst(): MapOverlay {
  const firstOverlays =
    mapVisitStore.getState().firstOverlays ?? settingsStore.getState().mapOverlay;
  mapVisitStore.setState({ firstOverlays });
  return firstOverlays;
}
