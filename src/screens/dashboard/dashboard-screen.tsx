import { useStore } from "zustand";
import { dashboardTexts } from "#i18n/dashboard.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { RecorderEntry } from "#parts/recorder/recorder-entry.tsx";
import { settingsStore } from "#state/settings/settings.ts";
import { Page } from "#ui/page.tsx";
import { MapEntry } from "./map-entry.tsx";
import { NearestWaypoints } from "./nearest-waypoints.tsx";
import { OfflineReadiness } from "./offline-readiness.tsx";
import { PositionInBrief } from "./position-in-brief.tsx";

/** The first screen: the way to the map, where you are, what is near, and what works offline. */
export function Component() {
  const isDark = useStore(settingsStore, (settings) => settings.colorScheme === 1);
  return (
    <Page heading={dashboardTexts.heading} productName={navigationTexts.productName}>
      <MapEntry isDark={isDark} />
      <PositionInBrief />
      <RecorderEntry />
      <NearestWaypoints />
      <OfflineReadiness />
    </Page>
  );
}
