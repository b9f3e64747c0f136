import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import type {
  ExchangeFile,
  ExchangeLink,
  ExchangeWaypoint,
  ImportNote,
  UnreadLine,
} from "./exchange-file.ts";

/** The number of waypoints per batch. */
const WAYPOINTS_A_PIECE = 1000;

/** Receives waypoints in batches. */
export type WaypointListener = (waypoints: readonly ExchangeWaypoint[]) => void;

/** Collects what a reader finds, and counts what it leaves out. */
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

  /**
   * @param onWaypoints receives the waypoints, which are then left out of the result of `finish`
   */
  constructor(onWaypoints?: WaypointListener) {
    this.#onWaypoints = onWaypoints;
  }

  addWaypoint(waypoint: ExchangeWaypoint): void {
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
