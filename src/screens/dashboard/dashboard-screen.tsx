import { dashboardTexts } from "#i18n/dashboard.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { RecorderEntry } from "#parts/recorder/recorder-entry.tsx";
import { Page } from "#ui/page.tsx";
import { LiveMapEntry } from "./live-map-entry.tsx";
import { NearestWaypoints } from "./nearest-waypoints.tsx";
import { OfflineReadiness } from "./offline-readiness.tsx";
import { PlanEntry } from "./plan-entry.tsx";
import { PositionInBrief } from "./position-in-brief.tsx";

/** The first screen: the way to the map, where you are, what is near, and what works offline. */
export function Component() {
  return (
    <Page heading={dashboardTexts.heading} productName={navigationTexts.productName}>
      <LiveMapEntry />
      <PositionInBrief />
      <RecorderEntry />
      <PlanEntry />
      <NearestWaypoints />
      <OfflineReadiness />
    </Page>
  );
}
