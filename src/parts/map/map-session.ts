import type { MapView } from "#domain/position/map-view.ts";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { mapContents, mapTexts } from "#i18n/map.ts";
import type { MapController } from "#mapview/controller/map-controller.ts";
import { loadNear, NEAR_ZOOM } from "#mapview/layers/base/load-near.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { mapViewStore, setMapView } from "#state/map/map-view.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { headingStore, positionPermissionStore, positionStore } from "#state/position/position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { lookForTracks } from "#state/tracks/has-tracks.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { bind, bindLayers, type Dispose, disposeAll, overlaysOf } from "./bind-layers.ts";

/** A storage that does not answer must not keep the map from starting: packs may follow later. */
const PATIENCE_MS = 400;

type PacksModule = typeof import("#state/packs/packs.ts");

/** The one map of this visit: it outlives the screens, and is put back when one of them comes back. */
let kept: MapController | null = null;
let loading: Promise<MapController> | null = null;
let parts: ReturnType<typeof loadParts> | null = null;

/** Whether it was shown last without asking any server. */
let wasKeptOffline = false;

/** The map, if an earlier screen of this visit has loaded it. */
export function keptMap(): MapController | null {
  return kept;
}

/** Loads the map's own chunk and makes the map, once. Rejects when the chunk cannot be had; try again then. */
export function loadMap(): Promise<MapController> {
  loading ??= makeMap().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Begins to load what `loadMap` needs, and to start the map's worker. Failures are told there. */
export function prepareMap(): void {
  prepared().catch(() => {});
}

/**
 * Puts the map into a container, which must have a size, and lets it show what the stores hold until
 * the function that comes back is called. `keepsView`: where it is moved to is the view of the app.
 * `isKeptOffline`: it asks no server for anything until it is shown again, elsewhere.
 * Throws when the device draws no maps.
 */
export function showMap(
  controller: MapController,
  container: HTMLElement,
  view: MapView,
  { keepsView, isKeptOffline = false }: { keepsView: boolean; isKeptOffline?: boolean },
): Dispose {
  if (isKeptOffline) controller.setOnlineAllowed(false);
  controller.mount(container, view);
  // Not before it has left what it showed last.
  const isSetFree = wasKeptOffline && !isKeptOffline;
  if (isSetFree) controller.setOnlineAllowed(!preferencesStore.getState().offlineOnly);
  wasKeptOffline = isKeptOffline;
  void lookForTracks();
  const disposals = [
    ...(keepsView ? [controller.events.on("viewChanged", setMapView)] : []),
    ...bindStores(controller),
    () => controller.unmount(),
  ];
  return disposeAll(disposals);
}

function bindStores(controller: MapController): readonly Dispose[] {
  const showPosition = () => {
    const position = ownPositionNow();
    controller.setPosition(position, { stale: position?.isStale ?? false });
  };
  const { raster, rdGrid, waypoints } = controller.layers;
  return [
    bind(settingsStore, all, (settings) => showSettings(controller, settings)),
    bind(preferencesStore, opacityOf, (opacity) => raster.setOpacity(opacity)),
    bind(preferencesStore, gridOf, (isOn) => rdGrid.show(isOn)),
    bind(waypointsStore, waypointsOf, (list) => waypoints.set(list)),
    bind(positionStore, all, showPosition),
    clockStore.subscribe(showPosition),
    positionPermissionStore.subscribe(showPosition),
    bind(headingStore, all, (heading) => controller.setHeading(heading)),
  ];
}

const all = <State>(state: State): State => state;
const opacityOf = ({ rasterOpacity }: Preferences) => rasterOpacity;
const gridOf = ({ rdGrid }: Preferences) => rdGrid;
const waypointsOf = ({ waypoints }: { readonly waypoints: readonly Waypoint[] }) => waypoints;

function showSettings(controller: MapController, settings: Settings): void {
  const tileSource = tileSourceFor(settings.tileSource);
  const overlays = overlaysOf(settings.mapOverlay);
  controller.setFlavour(settings.colorScheme === 1 ? "dark" : "light");
  controller.layers.raster.setTileSource(tileSource);
  controller.layers.networks.setOverlays(overlays);
  const names = overlays.map(({ label }) => label);
  controller.setLabel(mapContents(tileSource.name, names));
}

function prepared(): ReturnType<typeof loadParts> {
  parts ??= loadParts().catch((error: unknown) => {
    parts = null;
    throw error;
  });
  return parts;
}

function loadParts() {
  return Promise.all([
    // First: the device reads what packs there are while the map's own code starts.
    findPacks(),
    import(
      /* webpackChunkName: "mapview", webpackPreload: true */ "#mapview/controller/map-controller.ts"
    ),
  ]);
}

/** Begins to read what packs there are, beside the loading of the map itself; null when that fails. */
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
  // A map that starts near starts with its near layers, not with a second style.
  const isNear = mapViewStore.getState().zoom >= NEAR_ZOOM;
  const nearLoaded = isNear ? loadNear().catch(() => null) : null;
  const [packs, { MapController }] = await prepared();
  const { colorScheme, tileSource, mapOverlay } = settingsStore.getState();
  kept = new MapController({
    words: mapTexts,
    overviewAttribution: mapTexts.baseAttribution,
    flavour: colorScheme === 1 ? "dark" : "light",
    tileSource: tileSourceFor(tileSource),
    overlays: overlaysOf(mapOverlay),
    near: await nearLoaded,
  });
  bindLayers(kept, packs);
  kept.layers.waypoints.set(waypointsStore.getState().waypoints);
  return kept;
}
