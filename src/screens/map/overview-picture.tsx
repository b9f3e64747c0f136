import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { mapViewStore } from "#state/map-view.ts";
import { settingsStore } from "#state/settings.ts";
import styles from "./overview-picture.module.css";

/** How long the picture takes to give way to the map below it. */
const FADE_MS = 200;

interface OverviewPictureProps {
  /** Whether the live map can take over. */
  readonly isDrawn: boolean;
}

/** Stands in for the map while it starts, exactly where the map will be. */
export function OverviewPicture({ isDrawn }: OverviewPictureProps) {
  const isDefaultView = useStore(mapViewStore, (view) => view === DEFAULT_MAP_VIEW);
  const { colorScheme, tileSource } = useStore(settingsStore);
  const isOfOurMap = tileSourceFor(tileSource).kind === "vector";
  const isWanted = !isDrawn && isDefaultView && isOfOurMap;
  const isThere = useLastsAfter(isWanted, FADE_MS);
  if (!isThere) return null;
  const name = `/basemap/overview-${colorScheme === 1 ? "dark" : "light"}`;
  return (
    <picture>
      <source media="(max-width: 480px)" srcSet={`${name}-phone.webp`} />
      <img
        className={styles["picture"]}
        src={`${name}.webp`}
        alt=""
        fetchPriority="high"
        draggable={false}
        data-overview-picture={isWanted ? "shown" : "fading"}
      />
    </picture>
  );
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
