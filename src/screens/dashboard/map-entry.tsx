import { Map as MapIcon } from "lucide-react";
import { Link } from "react-router";
import { dashboardTexts } from "#i18n/dashboard.ts";
import styles from "./map-entry.module.css";

/** The door to the map, with a picture of what lies behind it. */
export function MapEntry() {
  return (
    <Link to="/map" className={styles["entry"]}>
      <span className={styles["picture"]} aria-hidden="true" />
      <span className={styles["label"]}>
        <MapIcon aria-hidden="true" />
        {dashboardTexts.openMap}
      </span>
    </Link>
  );
}
