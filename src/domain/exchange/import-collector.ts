import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import type {
  ExchangeFile,
  ExchangeLink,
  ExchangeWaypoint,
  ImportNote,
  UnreadLine,
} from "./exchange-file.ts";
import { ImportError } from "./import-error.ts";

/** The number of waypoints per batch. */
const WAYPOINTS_A_PIECE = 1000;

/** Receives waypoints in batches. */
export type WaypointListener = (waypoints: readonly ExchangeWaypoint[]) => void;

const LIMIT = CONTENT_LIMITS.file.maxEntries;

/**
 * Collects the contents that a reader finds, and counts what it leaves out. Throws an `ImportError` for contents above the
 * limit of a file.
 */
export class ImportCollector {
  readonly tracks: ExchangeFile["tracks"][number][] = [];
  readonly routes: ExchangeFile["routes"][number][] = [];
  readonly leftOut = {
    badCoordinates: 0,
    badTimes: 0,
    pointsWithSensorData: 0,
    links: 0,
    remoteParts: 0,
  };
  isTruncated = false;
  readonly #unreadLines: UnreadLine[] = [];
  readonly #notes = new Set<ImportNote>();
  readonly #onWaypoints: WaypointListener | undefined;
  #waypoints: ExchangeWaypoint[] = [];
  #waypointCount = 0;

  /**
   * @param onWaypoints receives the waypoints, which are then left out of the result of `finish`
   */
  constructor(onWaypoints?: WaypointListener) {
    this.#onWaypoints = onWaypoints;
  }

  addWaypoint(waypoint: ExchangeWaypoint): void {
    this.#waypointCount++;
    if (this.#waypointCount > LIMIT.waypoints) throw new ImportError("too-many-waypoints");
    this.#waypoints.push(waypoint);
    if (this.#onWaypoints && this.#waypoints.length === WAYPOINTS_A_PIECE) this.#handOver();
  }

  addUnreadLine(line: UnreadLine): void {
    this.#unreadLines.push(line);
  }

  note(note: ImportNote): void {
    this.#notes.add(note);
  }

  /** Returns whether a point is on earth, and counts it as left out if not. */
  isPlace(lat: number, lng: number): boolean {
    const isGood = isLatLng(lat, lng);
    if (!isGood) this.leftOut.badCoordinates++;
    return isGood;
  }

  /**
   * Returns the time, NaN for none; a time that could not be read (NaN) is counted, a missing one
   * (null) is not.
   */
  time(timeMs: number | null): number {
    if (timeMs === null) return Number.NaN;
    if (Number.isNaN(timeMs)) this.leftOut.badTimes++;
    return timeMs;
  }

  /** Adds a link, or counts it as left out when it is not a web address. */
  addLink(links: ExchangeLink[], url: string | null, text: string): void {
    const address = url?.trim() ?? "";
    if (address === "") return;
    if (!isWebAddress(address)) this.leftOut.links++;
    else links.push({ url: address, ...(text !== "" && { text }) });
  }

  finish(kind: ExchangeFile["kind"]): ExchangeFile {
    this.#checkLines();
    this.#handOver();
    const waypoints = this.#waypoints;
    const { tracks, routes, leftOut, isTruncated } = this;
    const unreadLines = this.#unreadLines;
    return {
      kind,
      waypoints,
      tracks,
      routes,
      leftOut,
      isTruncated,
      notes: [...this.#notes],
      ...(unreadLines.length > 0 && { unreadLines }),
    };
  }

  #checkLines(): void {
    const { tracks, routes } = this;
    if (tracks.length + routes.length > LIMIT.lines) throw new ImportError("too-many-lines");
    const lengths = [...tracks.map(({ lngs }) => lngs), ...routes.map(({ points }) => points)];
    const points = lengths.reduce((sum, { length }) => sum + length, 0);
    if (points > LIMIT.points) throw new ImportError("too-many-points");
  }

  #handOver(): void {
    if (!this.#onWaypoints || this.#waypoints.length === 0) return;
    this.#onWaypoints(this.#waypoints);
    this.#waypoints = [];
  }
}

/** Scheme, host, and no characters that could end an attribute; anything else is text. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s<>"'`\\/][^\s<>"'`\\]*$/i.test(address);
}
