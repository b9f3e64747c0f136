import { useState } from "react";
import { useStore } from "zustand";
import { type TileSource, tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { mapTexts, sourcesKeptOut, sourcesUnreachable, zoomInToSee } from "#i18n/map.ts";
import { ageText, positionTexts } from "#i18n/position.ts";
import type { MapController } from "#mapview/map-controller.ts";
import { useOwnPosition } from "#parts/use-own-position.ts";
import { mapViewStore } from "#state/map-view.ts";
import { preferencesStore } from "#state/preferences.ts";
import { settingsStore } from "#state/settings.ts";
import { Button } from "#ui/button.tsx";
import styles from "./map-notices.module.css";
import { useMapEvent } from "./use-map-event.ts";

/** The overview has no detail beyond this zoom. */
const OVERVIEW_MAX_ZOOM = 10;

interface MapNoticesProps {
  readonly controller: MapController | null;
  readonly isUnsupported: boolean;
}

/** What the map cannot show now, and why; small, above the map. */
export function MapNotices({ controller, isUnsupported }: MapNoticesProps) {
  const [failing, setFailing] = useState<readonly string[]>(controller?.failingSources ?? []);
  const [isOverviewOnly, setOverviewOnly] = useState(controller?.isOverviewOnly ?? true);
  const isKeptOffline = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  useMapEvent(controller, "sourcesFailing", setFailing);
  useMapEvent(controller, "overviewOnly", setOverviewOnly);
  const tileSource = tileSourceFor(useStore(settingsStore, (settings) => settings.tileSource));
  const isBaseFailing = failing.includes(tileSource.name);
  const limit = useLimitText(tileSource, isBaseFailing, isOverviewOnly);
  return (
    <div className={styles["notices"]}>
      <div className={styles["group"]} role="status">
        {isUnsupported ? <p className={styles["notice"]}>{mapTexts.noWebgl}</p> : null}
        {failing.length > 0 ? (
          <div className={styles["notice"]}>
            <p>{(isKeptOffline ? sourcesKeptOut : sourcesUnreachable)(failing, isBaseFailing)}</p>
            {isKeptOffline ? null : (
              <Button variant="quiet" onClick={() => controller?.retry()}>
                {mapTexts.retry}
              </Button>
            )}
          </div>
        ) : null}
        {limit ? <p className={styles["limit"]}>{limit}</p> : null}
      </div>
      <StalePosition />
    </div>
  );
}

/** What the chosen source does not show at this zoom; null when it shows all that it has. */
function useLimitText(
  tileSource: TileSource,
  isFailing: boolean,
  isOverviewOnly: boolean,
): string | null {
  const zoom = useStore(mapViewStore, (view) => view.zoom);
  if (tileSource.kind === "vector" || isFailing) {
    return isOverviewOnly && zoom > OVERVIEW_MAX_ZOOM ? mapTexts.overviewOnly : null;
  }
  return zoom < tileSource.minZoom - 1 ? zoomInToSee(tileSource.name) : null;
}

/** How old a stale position is. Outside of the status: read out every second it would be a plague. */
function StalePosition() {
  const position = useOwnPosition();
  if (!position?.isStale) return null;
  return (
    <p className={styles["limit"]}>
      {positionTexts.fixedAt}: {ageText(position.ageMs)}
    </p>
  );
}
