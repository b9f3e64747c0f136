import { dashboardTexts } from "#i18n/dashboard.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { Page } from "#ui/page.tsx";
import { MapEntry } from "./map-entry.tsx";
import { NearestWaypoints } from "./nearest-waypoints.tsx";
import { OfflineReadiness } from "./offline-readiness.tsx";
import { PositionInBrief } from "./position-in-brief.tsx";

/** The first screen: where you are, what is near, the way to the map, and what works offline. */
export function Component() {
  return (
    <Page heading={dashboardTexts.heading} productName={navigationTexts.productName}>
      <PositionInBrief />
      <MapEntry />
      <NearestWaypoints />
      <OfflineReadiness />
    </Page>
  );
}
