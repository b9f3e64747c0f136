import { Map as MapIcon } from "lucide-react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { dashboardTexts } from "#i18n/dashboard.ts";
import { settingsStore } from "#state/settings/settings.ts";
import styles from "./map-entry.module.css";

/** The way to the map, with a picture of what lies behind it. */
export function MapEntry() {
  const isDark = useStore(settingsStore, (settings) => settings.colorScheme === 1);
  return (
    <Link to="/map" className={styles["entry"]}>
      <img
        className={styles["picture"]}
        // The density is said here, or the picture would be drawn too large.
        srcSet={`/basemap/overview-${isDark ? "dark" : "light"}-entry.webp 1.5x`}
        alt=""
        fetchPriority="high"
      />
      <span className={styles["label"]}>
        <MapIcon aria-hidden="true" />
        {dashboardTexts.openMap}
      </span>
    </Link>
  );
}
