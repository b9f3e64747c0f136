import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { DEFAULT_WARNINGS, type GuidanceWarnings } from "#domain/guidance/warnings.ts";
import {
  type ChosenInstruments,
  DEFAULT_INSTRUMENTS,
  type InstrumentLayout,
} from "#domain/instruments/instruments.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { DEFAULT_SPEEDS, type TravelSpeeds } from "#domain/plans/travel-time.ts";

/** What the user may choose beyond `settings`: what the storage key `preferences` holds. */
export interface Preferences {
  readonly coordinateFormat: CoordinateFormat;
  /** "Alleen offline": no request for the map leaves the device. */
  readonly offlineOnly: boolean;
  /** Of the pictures of a raster tile source, 0.2–1. */
  readonly rasterOpacity: number;
  /** How one goes: what the instruments show, and in which units. */
  readonly instrumentLayout: InstrumentLayout;
  readonly instruments: ChosenInstruments;
  /** The address of a catalogue of packs; empty until the user typed one. */
  readonly catalogueUrl: string;
  /** When the app last asked for the packs that come with it, milliseconds since 1970; null when it never did. */
  readonly packsLookedAtMs: number | null;
  /** When the last backup was made, milliseconds since 1970; null before the first. */
  readonly lastBackupAtMs: number | null;
  /** When the reminder to make one was last waved away, milliseconds since 1970. */
  readonly backupReminderDismissedAtMs: number | null;
  /** Whether a recording pauses by itself while one stands still. */
  readonly recordingPausesByItself: boolean;
  /** Whether the map colours tracks by how fast one went. */
  readonly tracksBySpeed: boolean;
  /** Whether the kilometre grid of RD lies over the map. */
  readonly rdGrid: boolean;
  /** Whether `colorScheme` is that of the device, and changes with it. */
  readonly followsDeviceColors: boolean;
  /** Whether dark colours were offered, as they are where the device is dark, and answered. */
  readonly isDarkOffered: boolean;
  /** A place in the area that was chosen last for a coordinate that repeats every 100 km; null before that. */
  readonly shortRdArea: LatLng | null;
  /** How one went in the last plan. */
  readonly planMode: NetworkMode;
  /** By which the time that a plan takes is reckoned. */
  readonly planSpeedsKmh: TravelSpeeds;
  readonly guidanceWarnings: GuidanceWarnings;
}

/** The preferences of someone who has never chosen anything. */
export const DEFAULT_PREFERENCES: Preferences = {
  coordinateFormat: "wgs84",
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
  followsDeviceColors: false,
  isDarkOffered: false,
  shortRdArea: null,
  planMode: "walk",
  planSpeedsKmh: DEFAULT_SPEEDS,
  guidanceWarnings: DEFAULT_WARNINGS,
};
