import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { FollowMode } from "#domain/position/follow-mode.ts";
import type { Heading } from "#domain/position/heading.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { ScaleUnit } from "#domain/preferences/scale-unit.ts";
import type { MapSource } from "#domain/tiles/network-overlays.ts";
import { fitAboveCard, flyAboveCard, roomToFit } from "#mapview/camera/above-card.ts";
import { FollowCamera } from "#mapview/camera/follow-camera.ts";
import { VisibleArea, type VisibleAreaUse } from "#mapview/camera/visible-area.ts";
import { watchArea } from "#mapview/camera/watch-area.ts";
import { ZoomSteps } from "#mapview/camera/zoom-steps.ts";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { createLayers, type LayersOptions, type MapLayers } from "#mapview/layers/layers.ts";
import type { MapOutput, MapPort } from "#mapview/map-port.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";
import { OnlineGate } from "#mapview/sources/online-gate.ts";
import type { ShownFlavour } from "#mapview/style/night-red.ts";
import type { MapWords } from "./create-map.ts";
import { FailingSources } from "./failing-sources.ts";
import { LiveMap } from "./live-map.ts";
import { mapOutput } from "./map-output.ts";
import { ScaleBar } from "./scale-bar.ts";

/** The options of the map. */
export interface MapControllerOptions
  extends Pick<
    LayersOptions,
    "tileSource" | "overlays" | "near" | "overviewAttribution" | "locale"
  > {
  readonly words: MapWords;
  readonly flavour: ShownFlavour;
}

/**
 * The map for the rest of the app: its camera, its life, and the layers that draw on it. Plain data in, events out.
 * It accepts data before it is on the page.
 */
export class MapController implements MapPort {
  readonly events = new MapEventHub();
  readonly layers: MapLayers;
  readonly output: MapOutput;
  readonly #follow = new FollowCamera(
    (mode) => {
      this.#visibleArea.setFollow(mode);
      this.events.emit("followChanged", mode);
    },
    () => this.#visibleArea.padding,
  );
  readonly #gate = new OnlineGate(() => this.layers.base.onlineChanged());
  readonly #zoomSteps = new ZoomSteps();
  readonly #visibleArea = new VisibleArea();
  readonly #scale: ScaleBar;
  /** The notices over the top of the map. */
  #over: HTMLElement | null = null;
  readonly #failing: FailingSources;
  readonly #live: LiveMap;

  constructor({ words, flavour, ...options }: MapControllerOptions) {
    this.#scale = new ScaleBar(options.locale);
    this.#failing = new FailingSources(() => this.#sourcesChanged());
    this.#live = new LiveMap({
      words,
      flavour,
      events: this.events,
      health: this.#failing.health,
      guardRequest: this.#gate.guardRequest,
      breakFollow: () => this.setFollow("off"),
      onMade: (map) => {
        this.#follow.lead(map);
        this.#visibleArea.lead(map);
        this.#scale.addTo(map);
      },
    });
    const given = { gate: this.#gate, ownPositionLabels: words.ownPosition };
    this.layers = createLayers(this.#live, { ...options, ...given });
    this.#live.setLayers(Object.values(this.layers));
    this.output = mapOutput(this.#live, this.layers);
    window.addEventListener("online", () => this.retry());
  }

  /**
   * Puts the map into this container, which must have a size, at this view. Throws the first time if the device gives
   * no WebGL 2.
   */
  mount(container: HTMLElement, view: MapView): void {
    this.#live.mount(container, view);
    this.#follow.comeBack();
  }

  /** Removes the map from the page and keeps it, so that returning from another screen is instant. */
  unmount(): void {
    this.#live.unmount();
  }

  get isDrawn(): boolean {
    return this.#live.isDrawn;
  }

  get followMode(): FollowMode {
    return this.#follow.mode;
  }

  get bearingDegrees(): number {
    return this.#live.map?.getBearing() ?? 0;
  }

  get baseDetail(): BaseDetail {
    return this.layers.base.detail;
  }

  get failingSources(): readonly MapSource[] {
    return this.#failing.sources;
  }

  get center(): LatLng | null {
    return this.#visibleArea.center;
  }

  get zoom(): number {
    return this.#live.map?.getZoom() ?? this.#live.view.zoom;
  }

  setFlavour(flavour: ShownFlavour): void {
    this.#live.setFlavour(flavour);
  }

  /** Draws a frame at once, with what changed since the last one. */
  drawNow(): void {
    this.#live.map?.redraw();
  }

  /** Sets the units of the scale bar. */
  setScaleUnit(unit: ScaleUnit): void {
    this.#scale.setUnit(unit);
  }

  /** Sets the map's accessible label. */
  setLabel(label: string): void {
    this.#live.setLabel(label);
  }

  /** Allows or stops requests for the map; what is on the screen stays. */
  setOnlineAllowed(isAllowed: boolean): void {
    this.#gate.setAllowed(isAllowed);
    if (isAllowed) this.retry();
  }

  /** Sets the packs whose pictures of tile sources are drawn without their servers. */
  setSavedPictures(packs: readonly PackOnDevice[]): void {
    this.#gate.savedPictures.setPacks(packs);
    if (packs.some(({ pictures }) => pictures)) this.retry();
  }

  /** Sets the last fix, or null before the first; a stale fix is drawn in grey. */
  setPosition(fix: PositionFix | null, { stale }: { readonly stale: boolean }): void {
    const glideMs = this.layers.ownPosition.setFix(fix, stale);
    if (glideMs !== null) this.#follow.setPlace(fix, glideMs);
  }

  /** Sets the course and heading of the device: the dot shows it, and some follow modes turn the map. */
  setHeading(heading: Heading): void {
    this.layers.ownPosition.setHeading(heading);
    this.#follow.setHeading(heading);
  }

  setFollow(mode: FollowMode): void {
    this.#follow.setMode(mode);
  }

  faceNorth(): void {
    if (this.#follow.mode !== "off") this.#follow.setMode("follow");
    this.#live.map?.easeTo({ bearing: 0, duration: 300 });
  }

  zoomBy(levels: number, around?: LatLng): void {
    this.#follow.noteZoom();
    if (this.#live.map) this.#zoomSteps.take(this.#live.map, levels, around);
  }

  keepCenterIn(part: HTMLElement | null, use?: VisibleAreaUse): void {
    this.#visibleArea.set(part, use);
  }

  keepClearOf(over: HTMLElement | null): void {
    this.#over = over;
  }

  setCandidate(place: LatLng | null): void {
    this.#follow.hold(place !== null);
    this.layers.candidate.show(place);
  }

  showBounds(bounds: LngLatBox): void {
    this.#goElsewhere(null);
    // The covers over the map may have grown just now.
    this.#visibleArea.settle();
    const { map } = this.#live;
    if (!map) return;
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const top = map.getContainer().getBoundingClientRect().top;
    const noticesBottom = (this.#over?.getBoundingClientRect().bottom ?? top) - top;
    fitAboveCard(
      map,
      bounds,
      roomToFit({ width, height }, this.#visibleArea.covered, noticesBottom),
    );
  }

  showView({ lat, lng, zoom }: MapView): void {
    this.#goElsewhere(null);
    this.#live.map?.jumpTo({ center: [lng, lat], zoom });
  }

  flyTo(place: LatLng, lowestZoom: number): void {
    this.#goElsewhere(place);
    if (this.#live.map) flyAboveCard(this.#live.map, place, lowestZoom);
  }

  watchArea(frame: HTMLElement, onArea: (area: LngLatBox) => void): () => void {
    const live = this.#live;
    const host = {
      get map() {
        return live.map;
      },
      onFrame: (listener: () => void) => this.events.on("frame", listener),
    };
    return watchArea(host, frame, onArea);
  }

  focus(): void {
    this.#live.map?.getCanvas().focus();
  }

  retry(): void {
    this.#live.retry();
  }

  #goElsewhere(place: LatLng | null): void {
    this.#follow.setMode("off");
    this.#follow.noteZoom();
    this.layers.candidate.expect(place);
  }

  #sourcesChanged(): void {
    this.layers.raster.credit();
    this.layers.base.credit();
    this.events.emit("sourcesFailing", this.failingSources);
  }
}
