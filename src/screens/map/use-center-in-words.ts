import { useEffect, useState } from "react";
import { formatLatLng } from "#domain/coordinates/format.ts";
import { centerInWords } from "#i18n/map.ts";
import type { MapController } from "#mapview/map-controller.ts";
import { mapViewStore } from "#state/map-view.ts";

/** How long the words stay: asked again, they must be new to be heard again. */
const SAID_MS = 15_000;

/** The middle of the map and its zoom in words, when somebody asks. */
export function useCenterInWords(controller: MapController | null) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = window.setTimeout(() => setSaid(null), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [said]);

  function say() {
    const { zoom, ...kept } = mapViewStore.getState();
    const center = controller?.center ?? kept;
    setSaid(centerInWords(formatLatLng(center), zoom, controller?.bearingDegrees ?? 0));
  }

  return { said, say };
}
