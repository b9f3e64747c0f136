import { Map as MapIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { dashboardTexts } from "#words/app/dashboard.ts";
import styles from "./map-entry.module.css";

interface MapEntryProps {
  readonly isDark: boolean;
  readonly onOpen?: () => void;
  /** Contents over the picture. */
  readonly children?: ReactNode;
}

/** A link to the map with a picture of it. */
export function MapEntry({ isDark, onOpen, children }: MapEntryProps) {
  return (
    <Link to="/map" className={styles["entry"]} onClick={onOpen}>
      {/* Within a picture element, because React would add a preload to a separate image. */}
      <picture>
        <img
          className={styles["picture"]}
          // The density is given here, or the picture would be too large.
          srcSet={`${BASE_PATH}basemap/overview-${isDark ? "dark" : "light"}-entry.webp 1.5x`}
          alt=""
          fetchPriority="high"
          // The page shows it already, so no frame may pass without it.
          decoding="sync"
        />
      </picture>
      {children}
      <span className={styles["label"]}>
        <MapIcon aria-hidden="true" />
        {dashboardTexts.openMap}
      </span>
    </Link>
  );
}
