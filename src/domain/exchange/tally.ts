import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import type { ImportedFile, ImportedLink, ImportNote } from "./imported.ts";

/** What a reader has found so far, and counted of what it left out. */
export class Tally {
  readonly waypoints: ImportedFile["waypoints"][number][] = [];
  readonly tracks: ImportedFile["tracks"][number][] = [];
  readonly routes: ImportedFile["routes"][number][] = [];
  readonly leftOut = {
    badCoordinates: 0,
    badTimes: 0,
    pointsWithSensorData: 0,
    links: 0,
    remoteParts: 0,
  };
  isTruncated = false;
  readonly #notes = new Set<ImportNote>();

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
  addLink(links: ImportedLink[], url: string | null, text: string): void {
    const address = url?.trim() ?? "";
    if (address === "") return;
    if (!isWebAddress(address)) this.leftOut.links++;
    else links.push({ url: address, ...(text !== "" && { text }) });
  }

  finish(kind: ImportedFile["kind"]): ImportedFile {
    const { waypoints, tracks, routes, leftOut, isTruncated } = this;
    return { kind, waypoints, tracks, routes, leftOut, isTruncated, notes: [...this.#notes] };
  }
}

/** Scheme and host and nothing that could end an attribute; everything else is text. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s<>"'`\\/][^\s<>"'`\\]*$/i.test(address);
}
