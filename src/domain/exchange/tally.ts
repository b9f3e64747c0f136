import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeFile, ExchangeLink, ExchangeWaypoint, ImportNote } from "./exchange-file.ts";

/** So many go on at once. */
const WAYPOINTS_A_PIECE = 1000;

/** Takes waypoints over, some at a time. */
export type WaypointListener = (waypoints: readonly ExchangeWaypoint[]) => void;

/** What a reader has found so far, and counted of what it left out. */
export class Tally {
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
  readonly #notes = new Set<ImportNote>();
  readonly #onWaypoints: WaypointListener | undefined;
  #waypoints: ExchangeWaypoint[] = [];

  /** @param onWaypoints told of the waypoints, which then are not in what `finish` gives */
  constructor(onWaypoints?: WaypointListener) {
    this.#onWaypoints = onWaypoints;
  }

  addWaypoint(waypoint: ExchangeWaypoint): void {
    this.#waypoints.push(waypoint);
    if (this.#onWaypoints && this.#waypoints.length === WAYPOINTS_A_PIECE) this.#handOver();
  }

  note(note: ImportNote): void {
    this.#notes.add(note);
  }

  /** Whether a point is on earth; counts it as left out when it is not. */
  isPlace(lat: number, lng: number): boolean {
    const isGood = isLatLng(lat, lng);
    if (!isGood) this.leftOut.badCoordinates++;
    return isGood;
  }

  /** A time that was read: NaN is counted, and none (null) is no mistake. NaN for both. */
  time(timeMs: number | null): number {
    if (timeMs === null) return Number.NaN;
    if (Number.isNaN(timeMs)) this.leftOut.badTimes++;
    return timeMs;
  }

  /** Adds a link, or counts it when it is no address of the web. */
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
    return { kind, waypoints, tracks, routes, leftOut, isTruncated, notes: [...this.#notes] };
  }

  #handOver(): void {
    if (!this.#onWaypoints || this.#waypoints.length === 0) return;
    this.#onWaypoints(this.#waypoints);
    this.#waypoints = [];
  }
}

/** Scheme and host and nothing that could end an attribute; everything else is text. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s<>"'`\\/][^\s<>"'`\\]*$/i.test(address);
}
