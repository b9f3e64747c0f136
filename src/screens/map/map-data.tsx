import { useEffect } from "react";
import { useStore } from "zustand";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { mapContents } from "#i18n/map.ts";
import type { MapController } from "#mapview/controller/map-controller.ts";
import { overlaysOf } from "#parts/kept-map.ts";
import { useOwnPosition } from "#parts/use-own-position.ts";
import { hasTracksStore, lookForTracks } from "#state/has-tracks.ts";
import { setMapView } from "#state/map-view.ts";
import { directionsStore } from "#state/position.ts";
import { preferencesStore } from "#state/preferences.ts";
import { settingsStore } from "#state/settings.ts";
import { waypointsStore } from "#state/waypoints.ts";
import { feedLines } from "./feed-lines.ts";

/** Carries the state to the map and the view back. Shows nothing, so that no tick redraws the screen. */
export function MapData({ controller }: { readonly controller: MapController }) {
  const settings = useStore(settingsStore);
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const rasterOpacity = useStore(preferencesStore, (preferences) => preferences.rasterOpacity);
  const hasTracks = useStore(hasTracksStore, (state) => state.hasTracks);
  const position = useOwnPosition();

  useEffect(() => {
    const tileSource = tileSourceFor(settings.tileSource);
    const overlays = overlaysOf(settings.mapOverlay);
    controller.setFlavour(settings.colorScheme === 1 ? "dark" : "light");
    controller.setTileSource(tileSource);
    controller.setOverlays(overlays);
    controller.setLabel(
      mapContents(
        tileSource.name,
        overlays.map(({ label }) => label),
      ),
    );
  }, [controller, settings]);

  useEffect(() => controller.setRasterOpacity(rasterOpacity), [controller, rasterOpacity]);

  useEffect(() => void lookForTracks(), []);
  useEffect(() => {
    if (hasTracks) void feedLines(controller);
  }, [controller, hasTracks]);

  useEffect(() => controller.setWaypoints(waypoints), [controller, waypoints]);

  useEffect(
    () => controller.setPosition(position, { stale: position?.isStale ?? false }),
    [controller, position],
  );

  useEffect(() => {
    const show = () => controller.setDirections(directionsStore.getState());
    show();
    return directionsStore.subscribe(show);
  }, [controller]);

  useEffect(() => controller.events.on("viewChanged", setMapView), [controller]);

  return null;
}
