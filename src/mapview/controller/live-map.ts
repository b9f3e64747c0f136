import type { Map as LibreMap, RequestTransformFunction, StyleSpecification } from "maplibre-gl";
import { DEFAULT_MAP_VIEW, type MapView } from "#domain/position/map-view.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import { setImagesRed } from "#mapview/images/add-map-image.ts";
import { provideImage } from "#mapview/images/provide-image.ts";
import { watchInput } from "#mapview/input/watch-input.ts";
import { ONLINE_HEALTH } from "#mapview/layers/base/base-layer.ts";
import { LayerRegistry } from "#mapview/layers/layer-registry.ts";
import type { LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { SourceHealth } from "#mapview/sources/source-health.ts";
import { drawnFlavour, type ShownFlavour } from "#mapview/style/night-red.ts";
import { createMap, type MapWords } from "./create-map.ts";
import { LifeGuard } from "./life-guard.ts";
import { park } from "./park.ts";
import { watchLife } from "./watch-life.ts";

/** The options of the live map. */
export interface LiveMapOptions {
  readonly words: MapWords;
  readonly flavour: ShownFlavour;
  readonly events: MapEventHub;
  readonly health: SourceHealth;
  readonly guardRequest: RequestTransformFunction;
  readonly breakFollow: () => void;
  /** Called after a map was created: the first, or another after a lost context. */
  readonly onMade: (map: LibreMap) => void;
}

/** The parts for drawing another map with the same contents. */
export interface MapCopy {
  readonly style: StyleSpecification;
  readonly guardRequest: RequestTransformFunction;
  readonly provideImage: (map: LibreMap, id: string) => Promise<void>;
  /** Call this when the copy is idle, and then draw it once more. */
  readonly onRest: (map: LibreMap) => void;
  /** Tells whether tiles are pending that the live map does not wait for. */
  readonly isAwaited: () => boolean;
}

/**
 * Manages the MapLibre map: creates it at the first mount, parks it while no screen shows it, and creates it again if
 * its WebGL context is lost for good. The layers draw on it.
 */
export class LiveMap implements LayerHost {
  readonly #options: LiveMapOptions;
  readonly #element = document.createElement("div");
  readonly #guard = new LifeGuard({
    startAgain: () => this.#startAgain(),
    onRestored: () => this.#draw({ isNew: true }),
  });
  // In the next frame: a resize may change sizes that are also observed, which is too late within the same round of
  // the observer ("ResizeObserver loop").
  readonly #resizes = new ResizeObserver(() => requestAnimationFrame(() => this.#map?.resize()));
  #registry = new LayerRegistry([]);
  #map: LibreMap | null = null;
  #flavour: ShownFlavour;
  #view: MapView = DEFAULT_MAP_VIEW;
  #isDrawn = false;

  constructor(options: LiveMapOptions) {
    this.#options = options;
    this.#flavour = options.flavour;
    // Below a map that is only for viewing is room for its attribution (`map-controls.css`).
    const inset = "0 0 var(--map-attribution-room, 0px)";
    Object.assign(this.#element.style, { position: "absolute", inset });
    this.#element.setAttribute("role", "group");
    this.#element.dataset["mapState"] = "loading";
    options.events.on("viewChanged", (view) => {
      this.#view = view;
    });
    options.events.on("drawn", () => {
      this.#isDrawn = true;
    });
  }

  /** Draws these layers from now on. */
  setLayers(layers: readonly MapLayer[]): void {
    this.#registry = new LayerRegistry(layers);
  }

  /** Puts the map into this container at this view. Throws the first time if there is no WebGL 2. */
  mount(container: HTMLElement, view: MapView): void {
    container.append(this.#element);
    this.#view = view;
    this.#registry.startsAt(view);
    if (this.#map) comeBack(this.#map, view);
    else this.#make(view);
    this.#resizes.observe(this.#element);
  }

  /** Removes the map from the screen and keeps it. Call this while its container is still in the document. */
  unmount(): void {
    this.#resizes.disconnect();
    this.#map?.stop();
    park(this.#element);
  }

  get map(): LibreMap | null {
    return this.#map;
  }

  get flavour(): ShownFlavour {
    return this.#flavour;
  }

  get view(): MapView {
    return this.#view;
  }

  get isDrawn(): boolean {
    return this.#isDrawn;
  }

  get events(): MapEventHub {
    return this.#options.events;
  }

  get health(): SourceHealth {
    return this.#options.health;
  }

  breakFollow(): void {
    this.#options.breakFollow();
  }

  redraw(): void {
    this.#draw({ isNew: false });
  }

  setFlavour(flavour: ShownFlavour): void {
    const before = this.#flavour;
    if (flavour === before) return;
    this.#flavour = flavour;
    // Images keep the light that they were drawn in: in another one they are all drawn again.
    this.#draw({ isNew: (flavour === "red") !== (before === "red") });
    // Colours that depend on the data are drawn once the tiles are laid out again, which MapLibre does not report.
    if (this.#map && !this.#guard.isLost) this.#element.dataset["mapState"] = "loading";
  }

  setLabel(label: string): void {
    this.#element.setAttribute("aria-label", label);
  }

  retry(): void {
    this.#registry.retry();
  }

  /** Returns the contents of the map for drawing another one, in this flavour. */
  copyAs(flavour: ShownFlavour): MapCopy {
    const registry = this.#registry;
    return {
      style: registry.style(flavour),
      guardRequest: this.#options.guardRequest,
      provideImage: (map, id) => registry.provideImage(map, id) ?? provideImage(map, id),
      onRest: (map) => registry.copied(map),
      isAwaited: () => registry.isAwaited(),
    };
  }

  #make(view: MapView): LibreMap {
    const { words, events, health, guardRequest, breakFollow, onMade } = this.#options;
    const style = this.#registry.style(this.#flavour);
    const map = createMap(this.#element, style, view, words, events, guardRequest);
    this.#map = map;
    map.setMissingStyleImageResolver(
      (id) => this.#registry.provideImage(map, id) ?? provideImage(map, id),
    );
    setImagesRed(map, this.#flavour === "red");
    this.#registry.attach(map);
    this.#styled(style);
    watchLife(map, this.#element, health, events);
    watchInput(map, events, this.#registry, breakFollow);
    this.#guard.watch(map);
    onMade(map);
    return map;
  }

  /** Starts a new map, because the old one may have missed changes after its context was lost. */
  #startAgain(): void {
    const bearing = this.#map?.getBearing() ?? 0;
    this.#map?.remove();
    this.#map = null;
    this.#element.replaceChildren();
    this.#make(this.#view).setBearing(bearing);
  }

  #draw({ isNew }: { readonly isNew: boolean }): void {
    if (!this.#map) return;
    const style = this.#registry.style(this.#flavour);
    setImagesRed(this.#map, this.#flavour === "red");
    // The style is ours, and a unit test validates it.
    if (!this.#guard.isLost) this.#map.setStyle(style, { diff: !isNew, validate: false });
    this.health.keepOnly([...Object.keys(style.sources), ONLINE_HEALTH]);
    this.#styled(style);
  }

  #styled({ layers }: StyleSpecification): void {
    // Pictures have their own colours: a filter makes them red (`ui/night-red.css`).
    this.#element.toggleAttribute(
      "data-has-pictures",
      layers.some(({ type }) => type === "raster"),
    );
    this.#registry.styled(drawnFlavour(this.#flavour));
  }
}

function comeBack(map: LibreMap, { lat, lng, zoom }: MapView): void {
  map.resize();
  map.jumpTo({ center: [lng, lat], zoom });
}
