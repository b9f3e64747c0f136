import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { isDefaultMapView } from "#domain/position/rounded-view.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { OverviewImage } from "#parts/map/overview-image.tsx";
import { useIsDark } from "#parts/use-is-dark.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { settingsStore } from "#state/settings/settings.ts";

/** The duration of the fade from the picture to the map. */
const FADE_MS = 200;

/** The longest wait for the picture. */
const PATIENCE_MS = 400;

interface OverviewPictureProps {
  readonly stage: PictureStage;
  readonly onPainted: () => void;
}

/** The state of the picture. */
export interface PictureStage {
  /** True while it shows the view of the map and the map does not yet. */
  readonly isWanted: boolean;
  /** True once it was painted, or cannot or need not be. */
  readonly isPainted: boolean;
}

/** Returns whether the picture can replace the map, and when it is painted. */
export function usePictureStage(isDrawn: boolean) {
  const isDefaultView = useStore(mapViewStore, isDefaultMapView);
  const tileSource = useStore(settingsStore, (settings) => settings.tileSource);
  const isWanted = !isDrawn && isDefaultView && tileSourceFor(tileSource).kind === "vector";
  const [isPainted, setPainted] = useState(!isWanted);
  useEffect(() => {
    const timer = window.setTimeout(() => setPainted(true), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return { stage: { isWanted, isPainted }, setPainted };
}

/** Replaces the map while it starts, at exactly the same place. */
export function OverviewPicture({ stage: { isWanted }, onPainted }: OverviewPictureProps) {
  const isDark = useIsDark();
  const isThere = useLastsAfter(isWanted, FADE_MS);
  if (!isThere) return null;
  return (
    <OverviewImage
      isDark={isDark}
      isFading={!isWanted}
      onLoad={() => afterNextPaint(onPainted)}
      onError={onPainted}
    />
  );
}

function afterNextPaint(then: () => void): void {
  requestAnimationFrame(() => window.setTimeout(then));
}

/** Returns true while the value is true and for `lastsMs` after. */
function useLastsAfter(value: boolean, lastsMs: number): boolean {
  const [isLasting, setLasting] = useState(value);
  useEffect(() => {
    if (value) return;
    const timer = window.setTimeout(() => setLasting(false), lastsMs);
    return () => window.clearTimeout(timer);
  }, [value, lastsMs]);
  return value || isLasting;
}
