import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { isHeight } from "#domain/units/height.ts";
import {
  type ExchangeFile,
  type ExchangeLink,
  type ExchangeWaypoint,
  type FarPoint,
  type ImportNote,
  NOTHING_LEFT_OUT,
  type UnreadLine,
} from "./exchange-file.ts";
import { ImportError } from "./import-error.ts";
import { isAtZero, routeWithoutZeroPoints, trackWithoutZeroPoints } from "./points-at-zero.ts";
import { isSwappedPlace } from "./swapped-places.ts";

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
  readonly leftOut = { ...NOTHING_LEFT_OUT };
  isTruncated = false;
  /** True if this app wrote the file, so that all of its content is meant as written. */
  isOwnFile = false;
  #documentName = "";
  readonly #unreadLines: UnreadLine[] = [];
  readonly #farPoints: FarPoint[] = [];
  readonly #notes = new Set<ImportNote>();
  readonly #onWaypoints: WaypointListener | undefined;
  #waypoints: ExchangeWaypoint[] = [];
  /** Those at exactly 0, 0; only the end of the file tells whether they are meant. */
  readonly #waypointsAtZero: ExchangeWaypoint[] = [];
  #waypointCount = 0;
  #placeCount = 0;
  #swappedCount = 0;

  /**
   * @param onWaypoints receives the waypoints, which are then left out of the result of `finish`
   */
  constructor(onWaypoints?: WaypointListener) {
    this.#onWaypoints = onWaypoints;
  }

  /** Adds a waypoint. One at exactly 0, 0 is left out and counted if the file has places elsewhere. */
  addWaypoint(given: ExchangeWaypoint): void {
    const waypoint = this.isOwnFile ? given : withKnownAltitude(given);
    if (isAtZero(waypoint) && !this.isOwnFile) this.#waypointsAtZero.push(waypoint);
    else this.#add(waypoint);
  }

  /** Gives a name to the whole file, which becomes that of its only track or route if that has none; the first name counts. */
  nameDocument(name: string): void {
    this.#documentName ||= name;
  }

  #add(waypoint: ExchangeWaypoint): void {
    this.#waypointCount++;
    if (this.#waypointCount > LIMIT.waypoints) throw new ImportError("too-many-waypoints");
    this.#waypoints.push(waypoint);
    if (this.#onWaypoints && this.#waypoints.length === WAYPOINTS_A_PIECE) this.#handOver();
  }

  addUnreadLine(line: UnreadLine): void {
    this.#unreadLines.push(line);
  }

  addFarPoint(point: FarPoint): void {
    this.#farPoints.push(point);
  }

  note(note: ImportNote): void {
    this.#notes.add(note);
  }

  /** Returns whether a point is on earth, and counts it as left out if not; NaN for a coordinate that could not be read. */
  isPlace(lat: number, lng: number): boolean {
    const isGood = isLatLng(lat, lng);
    if (Number.isNaN(lat) || Number.isNaN(lng)) this.leftOut.unreadCoordinates++;
    else if (!isGood) this.leftOut.badCoordinates++;
    else if (!isAtZero({ lat, lng })) {
      this.#placeCount++;
      if (isSwappedPlace(lat, lng)) this.#swappedCount++;
    }
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
    this.#judgeZeros();
    this.#handOver();
    const waypoints = this.#waypoints;
    const { leftOut, isTruncated } = this;
    const { tracks, routes } = this.#lines();
    const isSwapped = this.#swappedCount > 0 && this.#swappedCount === this.#placeCount;
    if (isSwapped && !this.isOwnFile) this.note("lat-lng-swapped");
    const [unreadLines, farPoints] = [this.#unreadLines, this.#farPoints];
    return {
      kind,
      waypoints,
      tracks,
      routes,
      leftOut,
      isTruncated,
      notes: [...this.#notes],
      ...(unreadLines.length > 0 && { unreadLines }),
      ...(farPoints.length > 0 && { farPoints }),
    };
  }

  /** Adds the waypoints at 0, 0 if all places are there; counts them as left out otherwise. */
  #judgeZeros(): void {
    const isElsewhere =
      this.#waypointCount > 0 ||
      this.tracks.some(({ lngs, lats }) => lngs.some((lng, at) => lng !== 0 || lats[at] !== 0)) ||
      this.routes.some(({ points }) => points.some((point) => !isAtZero(point)));
    if (isElsewhere) this.leftOut.pointsAtZero += this.#waypointsAtZero.length;
    else for (const waypoint of this.#waypointsAtZero) this.#add(waypoint);
  }

  /** Returns the tracks and routes without points at 0, 0; counts those, and the lines without points. */
  #lines(): Lines {
    const { leftOut } = this;
    const before: Lines = { tracks: this.tracks, routes: this.routes };
    const lines: Lines = this.isOwnFile
      ? before
      : {
          tracks: this.tracks.map(trackWithoutZeroPoints),
          routes: this.routes.map(routeWithoutZeroPoints),
        };
    const counts = pointCounts(lines);
    leftOut.pointsAtZero += sumOf(pointCounts(before)) - sumOf(counts);
    leftOut.emptyTracks += lines.tracks.filter(({ lngs }) => lngs.length === 0).length;
    leftOut.emptyRoutes += lines.routes.filter(({ points }) => points.length === 0).length;
    const isOnlyLine = counts.filter((count) => count > 0).length === 1;
    return isOnlyLine && !this.isOwnFile ? namedLines(lines, this.#documentName) : lines;
  }

  #checkLines(): void {
    const counts = pointCounts(this);
    if (counts.length > LIMIT.lines) throw new ImportError("too-many-lines");
    if (sumOf(counts) > LIMIT.points) throw new ImportError("too-many-points");
  }

  #handOver(): void {
    if (!this.#onWaypoints || this.#waypoints.length === 0) return;
    this.#onWaypoints(this.#waypoints);
    this.#waypoints = [];
  }
}

/** Returns a waypoint without an altitude that stands for an unknown one, such as -32768. */
function withKnownAltitude(waypoint: ExchangeWaypoint): ExchangeWaypoint {
  const { altitudeMeters = 0, ...others } = waypoint;
  return isHeight(altitudeMeters) ? waypoint : others;
}

type Lines = Pick<ExchangeFile, "tracks" | "routes">;

/** Returns the number of points of each track and route. */
function pointCounts({ tracks, routes }: Lines): readonly number[] {
  return [...tracks.map(({ lngs }) => lngs.length), ...routes.map(({ points }) => points.length)];
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Gives a name to the lines with points that have none. */
function namedLines({ tracks, routes }: Lines, name: string): Lines {
  const isNamed = (line: { readonly name: string }) => line.name.trim() !== "";
  return {
    tracks: tracks.map((track) =>
      isNamed(track) || track.lngs.length === 0 ? track : { ...track, name },
    ),
    routes: routes.map((route) =>
      isNamed(route) || route.points.length === 0 ? route : { ...route, name },
    ),
  };
}

/** Scheme, host, and no characters that could end an attribute; anything else is text. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s<>"'`\\/][^\s<>"'`\\]*$/i.test(address);
}
