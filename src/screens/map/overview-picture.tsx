import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { isDefaultMapView } from "#domain/position/rounded-view.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { OverviewImage } from "#parts/map/overview-image.tsx";
import { mapViewStore } from "#state/map/map-view.ts";
import { settingsStore } from "#state/settings/settings.ts";

/** How long the picture takes to give way to the map below it. */
const FADE_MS = 200;

/** A picture that has not come by then is not waited for. */
const PATIENCE_MS = 400;

interface OverviewPictureProps {
  readonly stage: PictureStage;
  readonly onPainted: () => void;
}

/** Where the picture is in its short life. */
export interface PictureStage {
  /** Whether it shows what the map will show, and the map does not yet. */
  readonly isWanted: boolean;
  /** Whether it was painted, or cannot or need not be. */
  readonly isPainted: boolean;
}

/** Whether the picture can stand in for the map, and the moment at which it does. */
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

/** Stands in for the map while it starts, exactly where the map will be. */
export function OverviewPicture({ stage: { isWanted }, onPainted }: OverviewPictureProps) {
  const isDark = useStore(settingsStore, (settings) => settings.colorScheme === 1);
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

/** True while the value is, and for so long after. */
function useLastsAfter(value: boolean, lastsMs: number): boolean {
  const [isLasting, setLasting] = useState(value);
  useEffect(() => {
    if (value) return;
    const timer = window.setTimeout(() => setLasting(false), lastsMs);
    return () => window.clearTimeout(timer);
  }, [value, lastsMs]);
  return value || isLasting;
}
