import type { Map as LibreMap, MapLibreEvent, PaddingOptions } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingOnTop, type FollowMode } from "#domain/position/follow-mode.ts";
import { type Heading, NO_HEADING } from "#domain/position/heading.ts";
import { panToKeep } from "./keep-in-view.ts";

/** The map starts on a whole country: the first time it comes this near, where paths are to be seen. */
const FIRST_ZOOM = 15;

/** The way to the position when following begins, and back to it after a pinch. */
const APPROACH_MS = 400;

/** A turning compass speaks 60 times a second; the map turns this often, and takes as long to it. */
const TURN_EVERY_MS = 200;

/**
 * The map lies still until the position has moved this far on the screen: each drawing costs power.
 */
const SHORTEST_MOVE_PIXELS = 2;

/** Marks the movements of the map that are ours. */
const OURS = { isFollowing: true };

/**
 * Keeps the own position in the middle of the map, and turns the map as its mode says. It moves the
 * centre and the bearing alone, and waits as long as the user has the map in hand. While it does not follow, it keeps the
 * position in view when the phone is turned.
 */
export class FollowCamera {
  readonly #onMode: (mode: FollowMode) => void;
  readonly #padding: () => Required<PaddingOptions> | undefined;
  #map: LibreMap | null = null;
  #mode: FollowMode = "off";
  #place: LatLng | null = null;
  /** The place the map was last moved to. */
  #aimedAt: LatLng | null = null;
  #heading: Heading = NO_HEADING;
  #isInHand = false;
  #isHeld = false;
  /** Whether the map still comes near: from the first time that it follows until it is there. */
  #comesNear = false;
  #hasFollowed = false;
  #turnTimer = 0;

  /**
   * `onMode` is told of every other mode, whoever chose it, before the map goes along; `padding` says
   * where the middle of the map then is.
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

  /** Moves this map from now on. */
  lead(map: LibreMap): void {
    this.#map = map;
    this.#isInHand = false;
    map.on("movestart", (event) => {
      if (!isOurs(event)) this.#isInHand = true;
    });
    map.on("moveend", (event) => {
      if (isOurs(event)) {
        // A fix that came on the way stopped the map before it was there.
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

  /** Someone chose a zoom while the map follows: it is not touched any more. */
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

  /**
   * Sets the position; the map gets there in this many milliseconds, once the step is large enough to be seen.
   */
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

  /** While held the map stays where a card put it. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#catchUp(APPROACH_MS);
  }

  /** Goes to the position at once, as after a visit to another screen. */
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

  /** While not following, a turned phone keeps a position that it showed. */
  #keepInView(map: LibreMap, before: Point, now: Point): void {
    if (this.#mode !== "off" || !this.#place) return;
    const pan = panToKeep(map.project(this.#place), before, now, this.#padding());
    if (pan) map.panBy([pan.x, pan.y], { duration: 0 }, OURS);
  }

  /** While following, a zoom keeps the position in the middle, wherever the fingers are. */
  #zoomAroundCenter(): void {
    const around = this.#mode === "off" ? undefined : ({ around: "center" } as const);
    for (const handler of [this.#map?.scrollZoom, this.#map?.touchZoomRotate]) {
      handler?.disable();
      handler?.enable(around);
    }
  }
}

/** CSS pixels. */
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
