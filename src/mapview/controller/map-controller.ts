import type { FeatureCollection } from "geojson";
import type { GeoJSONSource, Map as LibreMap, VectorTileSource } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { DevicePosition } from "#domain/position/device-position.ts";
import type { Directions } from "#domain/position/directions.ts";
import type { FollowMode } from "#domain/position/follow-mode.ts";
import { DEFAULT_MAP_VIEW, type MapView } from "#domain/position/map-view.ts";
import type { NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import type { PackOnDevice } from "#domain/tiles/pack-on-device.ts";
import type { TileSource } from "#domain/tiles/tile-sources.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { FollowCamera } from "#mapview/camera/follow-camera.ts";
import { ZoomSteps } from "#mapview/camera/zoom-steps.ts";
import { provideImage } from "#mapview/images/provide-image.ts";
import { watchInput, watchLife } from "#mapview/input/map-listeners.ts";
import { MapTiles, ONLINE_HEALTH } from "#mapview/layers/base/base-layer.ts";
import { loadWhenNear } from "#mapview/layers/base/load-near.ts";
import {
  CandidateMarker,
  fitAboveCard,
  flyAboveCard,
} from "#mapview/layers/candidate/candidate-layer.ts";
import { NetworkDoor } from "#mapview/layers/networks/network-layer.ts";
import { OwnPosition } from "#mapview/layers/own-position/own-position-layer.ts";
import {
  lowestRasterZoom,
  rasterSourceId,
  rasterSourceName,
} from "#mapview/layers/raster/raster-style.ts";
import type { DrawnLine } from "#mapview/layers/tracks/drawn-line.ts";
import { TrackDoor } from "#mapview/layers/tracks/track-layer.ts";
import { TRACK_SOURCE } from "#mapview/layers/tracks/track-layer-ids.ts";
import { WaypointDoor } from "#mapview/layers/waypoints/waypoint-layer.ts";
import { POSITION_SOURCE, WAYPOINT_SOURCE } from "#mapview/layers/waypoints/waypoint-style.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";
import { SourceHealth } from "#mapview/sources/source-health.ts";
import { FONT_FACES } from "#mapview/style/fonts.ts";
import { type MapStyleOptions, mapStyle } from "#mapview/style/map-style.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { createMap, type MapWords } from "./create-map.ts";
import { LifeGuard } from "./life-guard.ts";
import { MapEventHub } from "./map-events.ts";

/** What a map is made from. */
export interface MapControllerOptions {
  readonly words: MapWords;
  readonly attribution: string;
  readonly flavour: MapFlavour;
  readonly tileSource: TileSource;
  readonly overlays: readonly NetworkOverlay[];
}

/**
 * Owns the MapLibre map: plain data in, events out. The map lives in an element of its own, which
 * is put on the page by `mount` and taken off by `unmount`, so that a visit to another screen costs
 * nothing. Data that is not on the map yet is drawn as soon as it is.
 */
export class MapController {
  readonly events = new MapEventHub();
  readonly #element = document.createElement("div");
  readonly #words: MapWords;
  readonly #own: OwnPosition;
  readonly #follow = new FollowCamera((mode) => this.events.emit("followChanged", mode));
  readonly #guard = new LifeGuard({
    startAgain: () => this.#startAgain(),
    onRestored: () => this.#restyle({}, { isNew: true }),
  });
  readonly #health: SourceHealth;
  readonly #tiles: MapTiles;
  readonly #networks: NetworkDoor;
  readonly #tracks = new TrackDoor((tracks, tiles) =>
    this.#redraw(TRACK_SOURCE, tiles, { tracks }),
  );
  readonly #waypoints = new WaypointDoor((waypoints) =>
    this.#redraw(WAYPOINT_SOURCE, waypoints, { waypoints }),
  );
  readonly #candidate = new CandidateMarker();
  readonly #zoomSteps = new ZoomSteps();
  readonly #resizes = new ResizeObserver(() => this.#map?.resize());
  #map: LibreMap | null = null;
  #style: Omit<MapStyleOptions, "position">;
  #view: MapView = DEFAULT_MAP_VIEW;
  #isDrawn = false;
  #baseDetail: BaseDetail = "full";
  #failing: readonly string[] = [];

  constructor({ words, ...style }: MapControllerOptions) {
    this.#words = words;
    this.#own = new OwnPosition(words.ownPosition, (data) => this.#setData(POSITION_SOURCE, data));
    this.#own.setFlavour(style.flavour);
    this.#health = new SourceHealth(() => {
      this.#tiles.creditPictures();
      this.#tiles.creditBase();
      this.#failing = this.#health.failing.map((id) =>
        id === ONLINE_HEALTH ? words.onlineMap : rasterSourceName(id),
      );
      this.events.emit("sourcesFailing", this.#failing);
    });
    this.#tiles = new MapTiles({
      overviewAttribution: style.attribution,
      health: this.#health,
      onAddress: (vectorTiles) => {
        this.#style = { ...this.#style, vectorTiles };
      },
      isBaseHidden: () => this.#isBaseHidden,
      onDetail: (detail) => {
        if (detail === this.#baseDetail) return;
        this.#baseDetail = detail;
        this.events.emit("baseDetail", detail);
      },
    });
    this.#networks = new NetworkDoor((change) => this.#restyle(change));
    this.#style = {
      ...style,
      near: null,
      networks: null,
      waypoints: null,
      vectorTiles: this.#tiles.address,
      fontFaces: FONT_FACES,
    };
    this.#networks.setOverlays(style.overlays);
    Object.assign(this.#element.style, { position: "absolute", inset: "0" });
    this.#element.dataset["mapState"] = "loading";
    this.events.on("viewChanged", (view) => {
      this.#view = view;
      this.#networks.setCenter(view);
    });
    window.addEventListener("online", () => this.retry());
    this.events.on("drawn", () => {
      this.#isDrawn = true;
    });
  }

  /**
   * Puts the map into this container, which must have a size, at this view. Throws the first time
   * when the device gives no WebGL 2.
   */
  mount(container: HTMLElement, view: MapView): void {
    container.append(this.#element);
    this.#view = view;
    this.#networks.setCenter(view);
    if (!this.#map) this.#create(view);
    else this.#comeBack(this.#map, view);
    this.#resizes.observe(this.#element);
  }

  /** Takes the map off the page and keeps it. */
  unmount(): void {
    this.#resizes.disconnect();
    this.#map?.stop();
    this.#element.remove();
  }

  get followMode(): FollowMode {
    return this.#follow.mode;
  }

  /** What is on top of the map, degrees clockwise from true north, -180 to 180. */
  get bearingDegrees(): number {
    return this.#map?.getBearing() ?? 0;
  }

  /** Whether the base has been drawn before, so that no picture need stand in for it. */
  get isDrawn(): boolean {
    return this.#isDrawn;
  }

  /** How much of what the base can show is on the screen. */
  get baseDetail(): BaseDetail {
    return this.#baseDetail;
  }

  /** The Dutch names of the tile source and overlays that cannot be reached now; the same list until it changes. */
  get failingSources(): readonly string[] {
    return this.#failing;
  }

  setFlavour(flavour: MapFlavour): void {
    if (flavour === this.#style.flavour) return;
    this.#own.setFlavour(flavour);
    this.#restyle({ flavour });
  }

  setTileSource(tileSource: TileSource): void {
    if (tileSource.number !== this.#style.tileSource.number) this.#restyle({ tileSource });
  }

  /** How opaque the pictures of the tile source are, 0–1; the base shines through. */
  setRasterOpacity(rasterOpacity: number): void {
    this.#style = { ...this.#style, rasterOpacity };
    const layerId = rasterSourceId(this.#style.tileSource);
    // A slider says this many times a second: the whole style would be too much.
    if (this.#map?.getLayer(layerId)) {
      this.#map.setPaintProperty(layerId, "raster-opacity", rasterOpacity);
      this.#tiles.creditBase();
    }
  }

  setOverlays(overlays: readonly NetworkOverlay[]): void {
    this.#networks.setOverlays(overlays);
  }

  /** The packs to draw from, instead of those before. */
  setPacks(packs: readonly PackOnDevice[]): void {
    this.#tiles.setPacks(packs);
    this.#networks.setPacks(packs);
  }

  /** False keeps every request for the map on the device; what is on the screen stays. */
  setOnlineAllowed(isAllowed: boolean): void {
    this.#tiles.setOnlineAllowed(isAllowed);
    if (isAllowed) this.retry();
  }

  setWaypoints(waypoints: readonly Waypoint[]): void {
    this.#waypoints.set(waypoints);
  }

  /** The tracks and routes to draw, instead of those before. */
  setLines(lines: readonly DrawnLine[]): void {
    void this.#tracks.setLines(lines);
  }

  /** Shows all of a box above a card, degrees; lets go what was followed. */
  showBounds([west, south, east, north]: LngLatBox): void {
    this.#goElsewhere();
    if (this.#map) fitAboveCard(this.#map, [west, south, east, north]);
  }

  /** The last fix, or null before the first; a stale one is drawn in grey. */
  setPosition(position: DevicePosition | null, { stale }: { readonly stale: boolean }): void {
    const glideMs = this.#own.setFix(position, stale);
    if (glideMs !== null) this.#follow.setPlace(position, glideMs);
  }

  /** Where the device goes and points: the dot shows it, and some modes of following turn the map. */
  setDirections(directions: Directions): void {
    this.#own.setDirections(directions);
    this.#follow.setDirections(directions);
  }

  /** Follows the own position, from its first fix on, until the user pans or this is switched off. */
  setFollow(mode: FollowMode): void {
    this.#follow.setMode(mode);
  }

  /** Turns the map so that north is on top; from then on it stays there. */
  faceNorth(): void {
    if (this.#follow.mode !== "off") this.#follow.setMode("follow");
    this.#map?.easeTo({ bearing: 0, duration: 300 });
  }

  /**
   * Zooms about the middle of the map, or about a place that then stays where it is on the screen.
   * Of calls that come while it still zooms each counts.
   */
  zoomBy(levels: number, around?: LatLng): void {
    this.#follow.noteZoom();
    if (this.#map) this.#zoomSteps.take(this.#map, levels, around);
  }

  /** Marks a place that the user may keep, and lifts it from under the card; null ends both. */
  setCandidate(place: LatLng | null): void {
    this.#follow.hold(place !== null);
    if (this.#map) this.#candidate.show(this.#map, place);
  }

  /** Flies to a place that was looked up, to where it is seen above a card, and lets go what was followed. */
  flyTo(place: LatLng, lowestZoom: number): void {
    this.#goElsewhere(place);
    if (this.#map) flyAboveCard(this.#map, place, lowestZoom);
  }

  /** Where the centre of the map is; null before there is a map. */
  get center(): LatLng | null {
    const center = this.#map?.getCenter();
    return center ? { lat: center.lat, lng: center.lng } : null;
  }

  get zoom(): number {
    return this.#map?.getZoom() ?? this.#view.zoom;
  }

  /** Where a place lies on the screen, CSS pixels from the upper left of the map; null without a map. */
  project({ lat, lng }: LatLng): { readonly x: number; readonly y: number } | null {
    return this.#map?.project([lng, lat]) ?? null;
  }

  /** Which place lies at a point, CSS pixels from the upper left of the map; null without a map. */
  unproject({ x, y }: { readonly x: number; readonly y: number }): LatLng | null {
    const place = this.#map?.unproject([x, y]);
    return place ? { lat: place.lat, lng: place.lng } : null;
  }

  /** Says to who cannot see it what the map shows now. */
  setLabel(label: string): void {
    this.#element.setAttribute("role", "group");
    this.#element.setAttribute("aria-label", label);
  }

  /** Puts the keyboard on the map. */
  focus(): void {
    this.#map?.getCanvas().focus();
  }

  /** Asks again for whatever could not be had. */
  retry(): void {
    this.#tiles.retry();
    this.#waypoints.retry();
    this.#tracks.retry();
  }

  #goElsewhere(place: LatLng | null = null): void {
    this.#follow.setMode("off");
    this.#follow.noteZoom();
    this.#candidate.expect(place);
  }

  #create(view: MapView): LibreMap {
    const map = createMap(
      this.#element,
      this.#wholeStyle(),
      view,
      this.#words,
      this.#tiles.guardRequest,
    );
    this.#map = map;
    map.setMissingStyleImageResolver(
      (id) => this.#networks.provideImage(map, id) ?? provideImage(map, id),
    );
    this.#networks.attach(map);
    if (!this.#style.near) loadWhenNear(map, (near) => this.#restyle({ near }));
    this.#tiles.attach(map);
    watchLife(map, this.#element, this.#health, this.events);
    watchInput(map, this.events, () => this.setFollow("off"));
    this.#guard.watch(map);
    this.#follow.lead(map);
    this.#own.showOn(map);
    this.#candidate.showOn(map);
    return map;
  }

  /** Draws the map anew: after its WebGL context was lost the old one may have missed what came since. */
  #startAgain(): void {
    const view = { ...this.#view, bearing: this.bearingDegrees };
    this.#map?.remove();
    this.#map = null;
    this.#element.replaceChildren();
    this.#create(view).setBearing(view.bearing);
  }

  #comeBack(map: LibreMap, view: MapView): void {
    map.resize();
    map.jumpTo({ center: [view.lng, view.lat], zoom: view.zoom });
    this.#follow.comeBack();
    map.triggerRepaint();
  }

  #wholeStyle() {
    return mapStyle({
      ...this.#style,
      position: this.#own.features,
    });
  }

  /** Draws other tiles of a source; what it had stays until they are there, and is not put up anew. */
  #redraw(sourceId: string, tiles: string | null, change: Partial<MapStyleOptions>): void {
    const source = this.#map?.getSource<VectorTileSource>(sourceId);
    if (tiles && source) {
      this.#style = { ...this.#style, ...change };
      source.setTiles([tiles]);
    } else {
      this.#restyle(change);
    }
  }

  #restyle(change: Partial<MapStyleOptions>, { isNew = false } = {}): void {
    this.#style = { ...this.#style, ...change };
    const style = this.#wholeStyle();
    // The style is ours, and a unit test validates it.
    if (!this.#guard.isLost) this.#map?.setStyle(style, { diff: !isNew, validate: false });
    this.#health.keepOnly([...Object.keys(style.sources), ONLINE_HEALTH]);
    this.#tiles.creditBase();
  }

  /** Below their lowest zoom, and while their server is away, the pictures let the base be seen. */
  get #isBaseHidden(): boolean {
    const { tileSource, rasterOpacity = 1 } = this.#style;
    return (
      tileSource.kind === "raster" &&
      rasterOpacity === 1 &&
      this.zoom >= lowestRasterZoom(tileSource) &&
      !this.#health.failing.includes(rasterSourceId(tileSource))
    );
  }

  #setData(sourceId: string, data: FeatureCollection): void {
    this.#map?.getSource<GeoJSONSource>(sourceId)?.setData(data);
  }
}
