import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { type LngLatBox, overlapOf } from "#domain/coordinates/lng-lat-box.ts";
import type { PreviewItem } from "#domain/exchange/preview/preview-items.ts";
import { boxAroundBoxes, type ViewRoom, viewOfBox } from "#domain/packs/framed-box.ts";
import { MAP_BOUNDS } from "#domain/position/map-bounds.ts";
import { type EmbeddableMap, useEmbeddedPlace } from "#parts/map/embedded-map.ts";
import { showImportOnMap } from "#state/exchange/import-on-map.ts";
import { Spinner } from "#ui/spinner.tsx";
import { importScreenTexts } from "#words/exchange/import-screen.ts";
import styles from "./import-map.module.css";

/** The free area of the map, and the highest zoom: closer, a place has no surroundings offline. */
const ROOM: ViewRoom = { width: 120, height: 120, nearestZoom: 13 };

interface ImportMapProps {
  /** The items within the map; not empty. */
  readonly items: readonly PreviewItem[];
  /** The highlighted item; null for all. */
  readonly chosen: PreviewItem | null;
  /** The live map, unless a test brings its own. */
  readonly load?: (() => Promise<EmbeddableMap>) | undefined;
  /** Shown if the device cannot draw maps. */
  readonly instead: ReactNode;
}

/** The map with an import, for viewing: a scrolling finger must not move it. */
export function ImportMap({ items, chosen, load, instead }: ImportMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = viewOfBox(boxOf(chosen ? [chosen] : items), ROOM);
  useEffect(() => showImportOnMap({ items, chosen }), [items, chosen]);
  useEffect(() => () => showImportOnMap(null), []);
  const stage = useEmbeddedPlace(frame, seen, { load, isOfflineOnly: true });
  useInSight(frame, chosen);
  if (stage === "failed") return instead;
  return (
    <div className={styles["frame"]} data-import-map={stage}>
      {stage === "loading" ? <Spinner label={importScreenTexts.mapLoading} /> : null}
      <div ref={frame} className={styles["map"]} inert />
    </div>
  );
}

/** Returns the box around the items, as far as the map reaches. */
function boxOf(items: readonly PreviewItem[]): LngLatBox {
  return boxAroundBoxes(items.map(({ bounds }) => overlapOf(bounds, MAP_BOUNDS)));
}

/** Scrolls the map into view after a choice in the list. */
function useInSight(frame: RefObject<HTMLElement | null>, chosen: PreviewItem | null): void {
  useEffect(() => {
    if (chosen) frame.current?.scrollIntoView?.({ block: "nearest" });
  }, [frame, chosen]);
}
