import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { type LngLatBox, overlapOf } from "#domain/coordinates/lng-lat-box.ts";
import type { PreviewItem } from "#domain/exchange/preview/preview-items.ts";
import { boxAroundBoxes, type ViewRoom, viewOfBox } from "#domain/packs/framed-box.ts";
import { MAP_BOUNDS } from "#domain/position/map-bounds.ts";
import { importScreenTexts } from "#i18n/import-screen.ts";
import { type EmbeddableMap, useEmbeddedPlace } from "#parts/map/embedded-map.ts";
import { showImportOnMap } from "#state/exchange/import-on-map.ts";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./import-map.module.css";

/**
 * What of the map lies free of names and rims. Nearer there is nothing beside one place that tells where
 * it is, without a network.
 */
const ROOM: ViewRoom = { width: 120, height: 120, nearestZoom: 13 };

interface ImportMapProps {
  /** What may come and lies on the map; not empty. */
  readonly items: readonly PreviewItem[];
  /** The one of it that is looked at; null for all of it. */
  readonly chosen: PreviewItem | null;
  /** The live map, unless a test brings its own. */
  readonly load?: (() => Promise<EmbeddableMap>) | undefined;
  /** In its place where the device draws no maps. */
  readonly instead: ReactNode;
}

/** The map with what may come drawn on it, to look at: a finger that scrolls must not move it. */
export function ImportMap({ items, chosen, load, instead }: ImportMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = viewOfBox(boxOf(chosen ? [chosen] : items), ROOM);
  useEffect(() => showImportOnMap({ items, chosen }), [items, chosen]);
  useEffect(() => () => showImportOnMap(null), []);
  const stage = useEmbeddedPlace(frame, seen, { load, isKeptOffline: true });
  useInSight(frame, chosen);
  if (stage === "failed") return instead;
  return (
    <div className={styles["frame"]} data-import-map={stage}>
      {stage === "loading" ? <Spinner label={importScreenTexts.mapLoading} /> : null}
      <div ref={frame} className={styles["map"]} inert />
    </div>
  );
}

/** The box around all of them, as far as the map reaches. */
function boxOf(items: readonly PreviewItem[]): LngLatBox {
  return boxAroundBoxes(items.map(({ bounds }) => overlapOf(bounds, MAP_BOUNDS)));
}

/** Who chooses in a list far below wants to see it. */
function useInSight(frame: RefObject<HTMLElement | null>, chosen: PreviewItem | null): void {
  useEffect(() => {
    if (chosen) frame.current?.scrollIntoView?.({ block: "nearest" });
  }, [frame, chosen]);
}
