// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { useStore } from "zustand";
import { NewVersionNotice } from "#parts/new-version.tsx";
import { type OfflineState, offlineStore } from "#state/packs/offline.ts";
import { Section } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";

const READINESS: Readonly<Record<OfflineState["readiness"], string>> = {
  ready: dashboardTexts.offlineReady,
  waiting: dashboardTexts.offlineWaiting,
  unsupported: dashboardTexts.offlineUnsupported,
};

/** Tells whether the app is on this device. */
export function OfflineReadiness() {
  const readiness = useStore(offlineStore, (state) => state.readiness);
  return (
    <Section heading={dashboardTexts.offline}>
      <p role="status">{READINESS[readiness]}</p>
      <NewVersionNotice />
    </Section>
  );
}
