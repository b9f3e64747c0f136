import { useState } from "react";
import { useStore } from "zustand";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { mapTexts, sourcesUnreachable, zoomInToSee } from "#i18n/map.ts";
import type { MapController } from "#mapview/map-controller.ts";
import { mapViewStore } from "#state/map-view.ts";
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
  useMapEvent(controller, "sourcesFailing", setFailing);
  const limit = useLimitText(failing.length > 0);
  return (
    <div className={styles["notices"]} role="status">
      {isUnsupported ? <p className={styles["notice"]}>{mapTexts.noWebgl}</p> : null}
      {failing.length > 0 ? (
        <div className={styles["notice"]}>
          <p>{sourcesUnreachable(failing)}</p>
          <Button variant="quiet" onClick={() => controller?.retry()}>
            {mapTexts.retry}
          </Button>
        </div>
      ) : null}
      {limit ? <p className={styles["limit"]}>{limit}</p> : null}
    </div>
  );
}

/** What the chosen source does not show at this zoom; null when it shows all that it has. */
function useLimitText(isFailing: boolean): string | null {
  const zoom = useStore(mapViewStore, (view) => view.zoom);
  const tileSource = tileSourceFor(useStore(settingsStore, (settings) => settings.tileSource));
  const isOverview = tileSource.kind === "vector" || isFailing;
  if (isOverview) return zoom > OVERVIEW_MAX_ZOOM ? mapTexts.overviewOnly : null;
  return zoom < tileSource.minZoom - 1 ? zoomInToSee(tileSource.name) : null;
}
