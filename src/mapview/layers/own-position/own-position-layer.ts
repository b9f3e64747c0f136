import type { FeatureCollection } from "geojson";
import type { GeoJSONSource, Map as LibreMap } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { glideMs, placeBetween } from "#domain/position/glide.ts";
import { type Heading, isPastHeading, NO_HEADING } from "#domain/position/heading.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { isSameSpot, looksSame, positionFeatures, type Spot } from "./position-features.ts";
import { type PositionLabels, PositionMarker } from "./position-marker.ts";
import { POSITION_SOURCE, positionDrawing } from "./position-style.ts";

/** Shorter steps are invisible and need no frame. */
const SHORTEST_GLIDE_PIXELS = 2;

/** The interval of drawing the circle, which a MapLibre worker does, during a glide. */
const CIRCLE_EVERY_MS = 100;

/** Draws the position: a dot that glides from fix to fix, and its accuracy circle. */
export class OwnPositionLayer implements MapLayer {
  readonly name = "own-position";
  readonly #host: LayerHost;
  readonly #marker: PositionMarker;
  #fix: PositionFix | null = null;
  #isStale = false;
  #heading: Heading = NO_HEADING;
  #shownAt: LatLng | null = null;
  #drawn: Spot | null = null;
  #frame = 0;

  constructor(host: LayerHost, labels: PositionLabels) {
    this.#host = host;
    this.#marker = new PositionMarker(labels);
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return positionDrawing(flavour, this.#features);
  }

  attach(map: LibreMap): void {
    this.#marker.remove();
    this.#drawn = null;
    this.#jump();
    // A change that was invisible from afar may show when closer.
    map.on("zoom", () => this.#keepCircle());
  }

  styled(flavour: MapFlavour): void {
    this.#marker.setFlavour(flavour);
  }

  /**
   * Sets the last fix, or null before the first; a stale one is grey. Returns the milliseconds the dot needs to get
   * there: 0 if it jumps, null if it is already there.
   */
  setFix(fix: PositionFix | null, isStale: boolean): number | null {
    const before = this.#fix;
    const hasMoved = !isSameSpot(fix, before);
    const hasAged = isStale !== this.#isStale;
    this.#fix = fix;
    this.#isStale = isStale;
    if (hasAged) this.setHeading(this.#heading);
    if (!hasMoved && !hasAged) return null;
    const glides = fix && before && hasMoved && this.#mayGlide();
    const durationMs = glides ? glideMs(before, fix) : 0;
    if (durationMs > 0) this.#glide(durationMs);
    else this.#jump();
    return hasMoved ? durationMs : null;
  }

  /**
   * Sets the course or heading. A course is as old as its fix, so it is hidden when stale or from before a
   * standstill.
   */
  setHeading(heading: Heading): void {
    this.#heading = heading;
    const { heading: degrees, origin } = heading;
    const isShown = origin !== null && !isPastHeading(heading, this.#isStale);
    this.#marker.setHeading(isShown ? { degrees, origin } : null);
  }

  /** The current position of the dot, as at most one point. */
  get #features(): FeatureCollection {
    return positionFeatures(this.#spot);
  }

  get #spot(): Spot | null {
    if (!this.#fix || !this.#shownAt) return null;
    const { accuracyMeters } = this.#fix;
    return { ...this.#shownAt, accuracyMeters, isStale: this.#isStale };
  }

  #mayGlide(): boolean {
    const { matches: isCalm } = matchMedia("(prefers-reduced-motion: reduce)");
    if (isCalm || this.#isStale || !this.#host.map || !this.#shownAt || !this.#fix) return false;
    const [from, to] = [this.#shownAt, this.#fix].map((place) => this.#host.map?.project(place));
    return Boolean(from && to && from.dist(to) >= SHORTEST_GLIDE_PIXELS);
  }

  #glide(durationMs: number): void {
    cancelAnimationFrame(this.#frame);
    const [from, to] = [this.#shownAt, this.#fix];
    if (!from || !to) return;
    const beganAtMs = performance.now();
    let circleAtMs = beganAtMs;
    const step = () => {
      const nowMs = performance.now();
      const part = (nowMs - beganAtMs) / durationMs;
      if (part >= 1) {
        this.#jump();
        return;
      }
      this.#showAt(placeBetween(from, to, part));
      if (nowMs - circleAtMs >= CIRCLE_EVERY_MS) {
        circleAtMs = nowMs;
        this.#keepCircle();
      }
      this.#frame = requestAnimationFrame(step);
    };
    step();
  }

  #jump(): void {
    cancelAnimationFrame(this.#frame);
    this.#showAt(this.#fix);
    this.#keepCircle();
  }

  #showAt(place: LatLng | null): void {
    this.#shownAt = place && { lat: place.lat, lng: place.lng };
    if (this.#host.map) this.#marker.show(this.#host.map, place, this.#isStale);
  }

  /** Redraws the circle unless the change is invisible, because a worker cuts its tiles. */
  #keepCircle(): void {
    const { map } = this.#host;
    const source = map?.getSource<GeoJSONSource>(POSITION_SOURCE);
    const spot = this.#spot;
    if (
      !map ||
      !source ||
      looksSame(this.#drawn, spot, (place) => map.project(place), map.getZoom())
    )
      return;
    this.#drawn = spot;
    source.setData(this.#features);
  }
}
