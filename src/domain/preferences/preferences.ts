import { type AnchorGear, DEFAULT_GEAR } from "#domain/anchor/anchor-gear.ts";
import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type Boat, UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import { DEFAULT_WARNINGS, type GuidanceWarnings } from "#domain/guidance/warnings.ts";
import {
  type ChosenInstruments,
  DEFAULT_INSTRUMENTS,
  type InstrumentLayout,
} from "#domain/instruments/instruments.ts";
import type { Language } from "#domain/language/language.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { DEFAULT_SPEEDS, type TravelSpeeds } from "#domain/plans/travel-time.ts";
import type { HelmLayout } from "#domain/steering/helm-layout.ts";
import type { HuntTimer } from "#domain/survey/hunt-timer.ts";
import type { OldSightings } from "#domain/survey/old-sightings.ts";
import type { Units } from "./units.ts";

/** The user's choices besides `settings`: the content of the storage key `preferences`. */
export interface Preferences {
  /** The language of the interface; null until the user chooses one. */
  readonly language: Language | null;
  readonly coordinateFormat: CoordinateFormat;
  /** The units of shown and spoken distances, speeds and heights on land; files, sheets and planning are metric. */
  readonly units: Units;
  /** "Alleen offline": the app sends no requests for the map. */
  readonly offlineOnly: boolean;
  /** The opacity of raster tiles, 0.2–1. */
  readonly rasterOpacity: number;
  /** The mode of travel, which decides the instruments and their units. */
  readonly instrumentLayout: InstrumentLayout;
  readonly instruments: ChosenInstruments;
  /** The address of a catalogue of packs; empty until the user enters one. */
  readonly catalogueUrl: string;
  /** The last time that the app looked for its own packs, milliseconds since 1970; null if never. */
  readonly packsLookedAtMs: number | null;
  /** The time of the last backup, milliseconds since 1970; null before the first. */
  readonly lastBackupAtMs: number | null;
  /** The last time that the backup reminder was dismissed, milliseconds since 1970. */
  readonly backupReminderDismissedAtMs: number | null;
  /** True if a recording pauses automatically while standing still. */
  readonly recordingPausesByItself: boolean;
  /** True if the map colours tracks by speed. */
  readonly tracksBySpeed: boolean;
  /** True if the map shows the kilometre grid of RD. */
  readonly rdGrid: boolean;
  /** True if the map shows the named routes of the packs. */
  readonly namedRoutes: boolean;
  /** True if the map shows the hunt. */
  readonly huntShown: boolean;
  /** True if the hunted stay in their area, by the rules of the hunt. */
  readonly huntStaysInArea: boolean;
  /** The way in which the map shows old sightings; null draws all alike. */
  readonly huntOld: OldSightings | null;
  /** The radius of a new circle of the hunt, metres. */
  readonly huntRadiusMeters: number;
  /** The mode in which the hunted are searched for along ways. */
  readonly huntWaysMode: WayMode;
  /** The locks and the times to answer that are counted down. */
  readonly huntTimers: readonly HuntTimer[];
  /** True if `colorScheme` follows that of the device. */
  readonly followsDeviceColors: boolean;
  /** True if dark colours were offered on a dark device, and the user answered. */
  readonly isDarkOffered: boolean;
  /** True if the app offered to install itself, and the user answered. */
  readonly isInstallOffered: boolean;
  /** A place in the last chosen area for a coordinate that repeats every 100 km; null before that. */
  readonly shortRdArea: LatLng | null;
  /** The mode of the last plan. */
  readonly planMode: NetworkMode;
  /** True if plans of walkers and cyclists go along all ways, without numbers; null until the user chooses. */
  readonly planIsFree: boolean | null;
  /** The speeds for computing the travel time of a plan. */
  readonly planSpeedsKmh: TravelSpeeds;
  readonly guidanceWarnings: GuidanceWarnings;
  /** The user's boat, by which bridges and locks are judged. */
  readonly boat: Boat;
  /** True if the user has read that the app is an aid on the water, never the only one. */
  readonly isBoatingAidRead: boolean;
  /** The kind of boat, which decides the instruments of the helm. */
  readonly helmLayout: HelmLayout;
  /** The distance from the line at which the helm warns, metres; null for a limit by the water. */
  readonly crossTrackMeters: number | null;
  /** True if the whole app is in red light on black, beside whatever `colorScheme` says. */
  readonly nightRed: boolean;
  /** True if the helm switches to red light while the sun is down. */
  readonly redAtSunset: boolean;
  /** The measures from which the anchor circle was last calculated. */
  readonly anchorGear: AnchorGear;
  /** The ids of the last tools opened from the list of tools, newest first. */
  readonly recentTools: readonly string[];
  /** The folders whose waypoints, tracks and routes the map does not show. */
  readonly hiddenFolders: readonly string[];
  /** The paper and the north at its top that were last chosen for a printed map. */
  readonly printPaper: "A5" | "A4" | "A3";
  readonly printNorth: "true" | "grid";
}

/** The preferences of a user who has not changed any. */
export const DEFAULT_PREFERENCES: Preferences = {
  language: null,
  coordinateFormat: "wgs84",
  units: "metric",
  offlineOnly: false,
  rasterOpacity: 1,
  instrumentLayout: "foot",
  instruments: DEFAULT_INSTRUMENTS,
  catalogueUrl: "",
  packsLookedAtMs: null,
  lastBackupAtMs: null,
  backupReminderDismissedAtMs: null,
  recordingPausesByItself: false,
  tracksBySpeed: false,
  rdGrid: false,
  namedRoutes: false,
  huntShown: false,
  huntStaysInArea: false,
  huntOld: null,
  huntRadiusMeters: 500,
  huntWaysMode: "walk",
  huntTimers: [],
  followsDeviceColors: false,
  isDarkOffered: false,
  isInstallOffered: false,
  shortRdArea: null,
  planMode: "walk",
  planIsFree: null,
  planSpeedsKmh: DEFAULT_SPEEDS,
  guidanceWarnings: DEFAULT_WARNINGS,
  boat: UNKNOWN_BOAT,
  isBoatingAidRead: false,
  helmLayout: "sail",
  crossTrackMeters: null,
  nightRed: false,
  redAtSunset: false,
  anchorGear: DEFAULT_GEAR,
  recentTools: [],
  hiddenFolders: [],
  printPaper: "A4",
  printNorth: "grid",
};
