import { Map as MapIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { dashboardTexts } from "#i18n/dashboard.ts";
import styles from "./map-entry.module.css";

interface MapEntryProps {
  readonly isDark: boolean;
  readonly onOpen?: () => void;
  /** What covers the picture. */
  readonly children?: ReactNode;
}

/** The way to the map, with a picture of what lies behind it. */
export function MapEntry({ isDark, onOpen, children }: MapEntryProps) {
  return (
    <Link to="/map" className={styles["entry"]} onClick={onOpen}>
      {/* In a picture, because React would write a preload beside an image on its own. */}
      <picture>
        <img
          className={styles["picture"]}
          // The density is said here, or the picture would be drawn too large.
          srcSet={`${BASE_PATH}basemap/overview-${isDark ? "dark" : "light"}-entry.webp 1.5x`}
          alt=""
          fetchPriority="high"
          // The page showed it already: no frame may pass without it.
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
