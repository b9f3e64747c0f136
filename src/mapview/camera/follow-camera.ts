import type { Map as LibreMap, MapLibreEvent, PaddingOptions } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingOnTop, type FollowMode } from "#domain/position/follow-mode.ts";
import { type Heading, NO_HEADING } from "#domain/position/heading.ts";
import { panToKeep } from "./keep-in-view.ts";

/** The map starts on the whole country; following first zooms to this level, where paths are visible. */
const FIRST_ZOOM = 15;

/** The time to reach the position when following begins, or after a pinch. */
const APPROACH_MS = 400;

/** The interval and duration of turns; a turning compass reports 60 times a second. */
const TURN_EVERY_MS = 200;

/** The map does not move for smaller steps of the position, because each drawing costs power. */
const SHORTEST_MOVE_PIXELS = 2;

/** Marks camera movements by this class. */
const OURS = { isFollowing: true };

/**
 * Keeps the position in the middle of the map and turns the map according to its mode. It only moves the centre and
 * the bearing, and waits while the user moves the map. When not following, it keeps a visible position in view when
 * the phone is turned.
 */
export class FollowCamera {
  readonly #onMode: (mode: FollowMode) => void;
  readonly #padding: () => Required<PaddingOptions> | undefined;
  #map: LibreMap | null = null;
  #mode: FollowMode = "off";
  #place: LatLng | null = null;
  /** The place that the map was last moved to. */
  #aimedAt: LatLng | null = null;
  #heading: Heading = NO_HEADING;
  #isInHand = false;
  #isHeld = false;
  /** True while the map is zooming in for the first time. */
  #comesNear = false;
  #hasFollowed = false;
  #turnTimer = 0;

  /**
   * Creates the camera.
   * @param onMode called with every new mode, before the map moves
   * @param padding returns the padding that determines the middle of the map
   */
  constructor(
    onMode: (mode: FollowMode) => void,
    padding: () => Required<PaddingOptions> | undefined = () => undefined,
  ) {
    this.#onMode = onMode;
    this.#padding = padding;
  }

  get mode(): FollowMode {
    return this.#mode;
  }

  /** Controls this map from now on. */
  lead(map: LibreMap): void {
    this.#map = map;
    this.#isInHand = false;
    map.on("movestart", (event) => {
      if (!isOurs(event)) this.#isInHand = true;
    });
    map.on("moveend", (event) => {
      if (isOurs(event)) {
        // A fix during the flight may have stopped the map.
        if (map.getZoom() >= FIRST_ZOOM) this.#comesNear = false;
        return;
      }
      this.#isInHand = false;
      this.#catchUp(APPROACH_MS);
    });
    map.on("zoomstart", (event) => {
      if (!isOurs(event)) this.noteZoom();
    });
    map.on("rotatestart", (event) => {
      if (isByUser(event) && this.#mode !== "off") this.setMode("follow");
    });
    let size = sizeOf(map);
    map.on("resize", () => {
      const before = size;
      size = sizeOf(map);
      this.#keepInView(map, before, size);
    });
    this.#zoomAroundCenter();
  }

  /** Notes that the user chose a zoom while the map follows; it is then left alone. */
  noteZoom(): void {
    this.#comesNear = false;
  }

  setMode(mode: FollowMode): void {
    if (mode === this.#mode) return;
    const wasOff = this.#mode === "off";
    this.#mode = mode;
    this.#onMode(mode);
    if (wasOff || mode === "off") this.#zoomAroundCenter();
    this.#comesNear = mode !== "off" && (this.#comesNear || !this.#hasFollowed);
    this.#hasFollowed ||= mode !== "off";
    this.#catchUp(APPROACH_MS);
  }

  /** Sets the position. The map moves there within this many milliseconds if the step is visible. */
  setPlace(place: LatLng | null, durationMs: number): void {
    const isApproaching = this.#place !== null && this.#comesNear;
    this.#place = place;
    if (!isApproaching && this.#isAsGoodAsThere(place)) return;
    this.#catchUp(isApproaching ? Math.max(durationMs, APPROACH_MS) : durationMs);
  }

  setHeading(heading: Heading): void {
    const before = bearingOnTop(this.#mode, this.#heading);
    this.#heading = heading;
    if (bearingOnTop(this.#mode, heading) === before || this.#turnTimer !== 0) return;
    this.#turnTimer = window.setTimeout(() => {
      this.#turnTimer = 0;
      this.#catchUp(TURN_EVERY_MS);
    }, TURN_EVERY_MS);
  }

  /** While held, the map stays where a card has put it. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#catchUp(APPROACH_MS);
  }

  /** Moves to the position immediately, as after a visit to another screen. */
  comeBack(): void {
    this.#isInHand = false;
    this.#catchUp(0);
  }

  #isAsGoodAsThere(place: LatLng | null): boolean {
    const map = this.#map;
    if (!map || !place || !this.#aimedAt) return false;
    return map.project(place).dist(map.project(this.#aimedAt)) < SHORTEST_MOVE_PIXELS;
  }

  #catchUp(durationMs: number): void {
    const map = this.#map;
    if (!map || this.#mode === "off" || !this.#place || this.#isInHand || this.#isHeld) return;
    const bearing = bearingOnTop(this.#mode, this.#heading);
    const { lat, lng } = this.#place;
    this.#aimedAt = this.#place;
    const padding = this.#padding();
    map.easeTo(
      {
        center: [lng, lat],
        ...(padding && { padding }),
        ...(bearing !== null && { bearing }),
        ...(this.#comesNear && { zoom: Math.max(map.getZoom(), FIRST_ZOOM) }),
        duration: durationMs,
        easing: (part) => part,
      },
      OURS,
    );
  }

  /** Keeps a visible position in view when the phone is turned while not following. */
  #keepInView(map: LibreMap, before: Point, now: Point): void {
    if (this.#mode !== "off" || !this.#place) return;
    const pan = panToKeep(map.project(this.#place), before, now, this.#padding());
    if (pan) map.panBy([pan.x, pan.y], { duration: 0 }, OURS);
  }

  /** Makes a zoom during following keep the position in the middle, wherever the fingers are. */
  #zoomAroundCenter(): void {
    const around = this.#mode === "off" ? undefined : ({ around: "center" } as const);
    for (const handler of [this.#map?.scrollZoom, this.#map?.touchZoomRotate]) {
      handler?.disable();
      handler?.enable(around);
    }
  }
}

/** A point in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

function sizeOf(map: LibreMap): Point {
  const { clientWidth, clientHeight } = map.getContainer();
  return { x: clientWidth, y: clientHeight };
}

function isOurs(event: MapLibreEvent): boolean {
  return "isFollowing" in event;
}

function isByUser(event: MapLibreEvent): boolean {
  return "originalEvent" in event && event.originalEvent !== undefined;
}
