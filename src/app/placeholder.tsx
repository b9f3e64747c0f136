// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { OverviewImage } from "#parts/map/overview-image.tsx";
import { BesideMap } from "#screens/dashboard/beside-map.tsx";
import { MapEntry } from "#screens/dashboard/map-entry.tsx";
import { PageStart } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";
import { navigationTexts } from "#words/app/navigation.ts";
import styles from "./placeholder.module.css";

export const PLACEHOLDER_SCREENS = ["dashboard", "map"] as const;

export type PlaceholderScreen = (typeof PLACEHOLDER_SCREENS)[number];

interface PlaceholderProps {
  readonly screen: PlaceholderScreen;
  readonly isDark: boolean;
}

/**
 * Replaces a loading screen by the parts that only need the colour scheme. The build writes each into the page
 * (`first-frame.tsx`), and the script of the page shows it (`first-screen.ts`).
 */
export function Placeholder({ screen, isDark }: PlaceholderProps) {
  return screen === "map" ? <MapStart isDark={isDark} /> : <DashboardStart isDark={isDark} />;
}

function MapStart({ isDark }: { readonly isDark: boolean }) {
  return (
    <div className={styles["map"]} data-placeholder="map">
      <OverviewImage isDark={isDark} />
      <p className="visually-hidden" role="status">
        {navigationTexts.loadingScreen}
      </p>
    </div>
  );
}

function DashboardStart({ isDark }: { readonly isDark: boolean }) {
  return (
    <div className={styles["dashboard"]} data-placeholder="dashboard">
      <PageStart heading={dashboardTexts.heading}>
        <BesideMap map={<MapEntry isDark={isDark} />}>
          <Spinner label={navigationTexts.loadingScreen} />
        </BesideMap>
      </PageStart>
    </div>
  );
}
