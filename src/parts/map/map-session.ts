import { remembered } from "#domain/async/remembered.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { type NetworkOverlay, shownOverlays } from "#domain/tiles/network-overlays.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import type { MapController } from "#mapview/controller/map-controller.ts";
import { loadNear, NEAR_ZOOM } from "#mapview/layers/base/load-near.ts";
import { mapContents } from "#sentences/map/map.ts";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { mapEmbeddedStore } from "#state/map/map-embedded.ts";
import { mapViewStore, setMapView } from "#state/map/map-view.ts";
import { shownWaypoints, watchShownWaypoints } from "#state/map/shown-waypoints.ts";
import { ownPositionNow, positionHiddenStore } from "#state/position/own-position.ts";
import { headingStore, positionPermissionStore, positionStore } from "#state/position/position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { sunsetRedStore } from "#state/settings/red-light.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { loadHasTracks } from "#state/tracks/has-tracks.ts";
import { LOCALE } from "#words/locale.ts";
import { mapTexts } from "#words/map/map.ts";
import { bind, bindLayers, type Dispose, disposeAll } from "./bind-layers.ts";
import { shownFlavour } from "./shown-flavour.ts";

/** The longest wait for storage before the map starts; packs can follow later. */
const PATIENCE_MS = 400;

type PacksModule = typeof import("#state/packs/packs.ts");

/** The only map of this visit. It outlives the screens and is shown again when one of them returns. */
let loaded: MapController | null = null;

/** True if it was last shown without requests to servers. */
let wasOfflineOnly = false;

/** The frame that was given the map last: an earlier one that ends later must not take it away. */
let lastFrame: HTMLElement | null = null;

/** Returns the map if an earlier screen of this visit has loaded it. */
export function loadedMap(): MapController | null {
  return loaded;
}

/** Loads the chunk of the map and creates the map, once. Rejects if the chunk cannot be loaded; try again then. */
export const loadMap: () => Promise<MapController> = remembered(makeMap);

/** Starts loading the code for `loadMap` and the worker of the map. `loadMap` reports errors. */
export function prepareMap(): void {
  prepared().catch(() => {});
}

/**
 * Shows the map in a container, which must have a size, with the contents of the stores, until the returned function
 * is called, or until it is shown elsewhere. Throws if the device cannot draw maps.
 * @param keepsView if true, movements change the view of the app
 * @param isOfflineOnly if true, no requests are sent until the map is shown elsewhere
 */
export function showMap(
  controller: MapController,
  container: HTMLElement,
  view: MapView,
  { keepsView, isOfflineOnly = false }: { keepsView: boolean; isOfflineOnly?: boolean },
): Dispose {
  if (isOfflineOnly) controller.setOnlineAllowed(false);
  lastFrame = container;
  const isHere = () => lastFrame === container;
  controller.mount(container, view);
  // Only after its previous contents are gone.
  const isSetFree = wasOfflineOnly && !isOfflineOnly;
  if (isSetFree) controller.setOnlineAllowed(!preferencesStore.getState().offlineOnly);
  wasOfflineOnly = isOfflineOnly;
  void loadHasTracks();
  const disposals = [
    keepsView
      ? controller.events.on("viewChanged", (moved) => isHere() && setMapView(moved))
      : embedded(),
    ...bindStores(controller),
    () => isHere() && controller.unmount(),
  ];
  return disposeAll(disposals);
}

/** Marks the map as embedded until the returned function is called. */
function embedded(): Dispose {
  mapEmbeddedStore.setState({ isEmbedded: true });
  return () => mapEmbeddedStore.setState({ isEmbedded: false });
}

function bindStores(controller: MapController): readonly Dispose[] {
  const showPosition = () => {
    const position = ownPositionNow();
    controller.setPosition(position, { stale: position?.isStale ?? false });
  };
  const { raster, rdGrid, waypoints } = controller.layers;
  return [
    bind(settingsStore, all, (settings) => showSettings(controller, settings)),
    bind(preferencesStore, isBoating, () => showSettings(controller, settingsStore.getState())),
    bind(preferencesStore, opacityOf, (opacity) => raster.setOpacity(opacity)),
    bind(preferencesStore, redOf, () => controller.setFlavour(shownFlavour())),
    bind(sunsetRedStore, all, () => controller.setFlavour(shownFlavour())),
    bind(preferencesStore, gridOf, (isOn) => rdGrid.show(isOn)),
    watchShownWaypoints((list) => waypoints.set(list)),
    bind(positionStore, all, showPosition),
    bind(positionHiddenStore, all, showPosition),
    clockStore.subscribe(showPosition),
    positionPermissionStore.subscribe(showPosition),
    bind(headingStore, all, (heading) => controller.setHeading(heading)),
  ];
}

const all = <State>(state: State): State => state;
const opacityOf = ({ rasterOpacity }: Preferences) => rasterOpacity;
const redOf = ({ nightRed }: Preferences) => nightRed;
const gridOf = ({ rdGrid }: Preferences) => rdGrid;

function overlaysNow(): readonly NetworkOverlay[] {
  return shownOverlays(settingsStore.getState().mapOverlay, isBoating(preferencesStore.getState()));
}

function showSettings(controller: MapController, settings: Settings): void {
  const tileSource = tileSourceFor(settings.tileSource);
  const overlays = overlaysNow();
  controller.setFlavour(shownFlavour());
  controller.layers.raster.setTileSource(tileSource);
  controller.layers.networks.setOverlays(overlays);
  const names = overlays.map(({ name }) => mapSourceName(name));
  controller.setLabel(mapContents(mapSourceName(tileSource.number), names));
}

const prepared = remembered(loadParts);

function loadParts() {
  return Promise.all([
    // First, so that the device reads the packs while the code of the map starts.
    findPacks(),
    import(
      /* webpackChunkName: "mapview", webpackPreload: true */ "#mapview/controller/map-controller.ts"
    ),
  ]);
}

/** Starts reading the packs while the map loads; null on failure. */
async function findPacks(): Promise<PacksModule | null> {
  try {
    const packs = await import(
      /* webpackChunkName: "packs", webpackPreload: true */ "#state/packs/packs.ts"
    );
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([packs.startPacks(), late]);
    return packs;
  } catch (error) {
    console.warn("No packs:", error);
    return null;
  }
}

async function makeMap(): Promise<MapController> {
  // A map that starts close starts with its near layers, not with a second style.
  const isNear = mapViewStore.getState().zoom >= NEAR_ZOOM;
  const nearLoaded = isNear ? loadNear().catch(() => null) : null;
  const [packs, { MapController }] = await prepared();
  const { tileSource } = settingsStore.getState();
  loaded = new MapController({
    words: mapTexts,
    overviewAttribution: mapTexts.baseAttribution,
    locale: LOCALE,
    flavour: shownFlavour(),
    tileSource: tileSourceFor(tileSource),
    overlays: overlaysNow(),
    near: await nearLoaded,
  });
  bindLayers(loaded, packs);
  loaded.layers.waypoints.set(shownWaypoints());
  return loaded;
}
