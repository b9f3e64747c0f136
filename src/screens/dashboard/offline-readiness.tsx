// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { Check, Wifi } from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { NewVersionNotice } from "#parts/new-version.tsx";
import { type OfflineState, offlineStore } from "#state/packs/offline.ts";
import { Section } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";
import styles from "./offline-readiness.module.css";

const READINESS: Readonly<Record<OfflineState["readiness"], string>> = {
  ready: dashboardTexts.offlineReady,
  waiting: dashboardTexts.offlineWaiting,
  unsupported: dashboardTexts.offlineUnsupported,
};

/** Explains what works offline, and whether it already does. */
export function OfflineReadiness() {
  const readiness = useStore(offlineStore, (state) => state.readiness);
  return (
    <Section heading={dashboardTexts.offline}>
      <p role="status">{READINESS[readiness]}</p>
      <NewVersionNotice />
      <Able
        heading={dashboardTexts.works}
        items={dashboardTexts.worksList}
        icon={<Check aria-hidden="true" size={20} />}
      />
      <Able
        heading={dashboardTexts.needsNetwork}
        items={dashboardTexts.needsNetworkList}
        icon={<Wifi aria-hidden="true" size={20} />}
      />
    </Section>
  );
}

interface AbleProps {
  readonly heading: string;
  readonly items: readonly string[];
  readonly icon: ReactNode;
}

function Able({ heading, items, icon }: AbleProps) {
  return (
    <details className={styles["able"]}>
      <summary>{heading}</summary>
      <ul>
        {items.map((item) => (
          <li key={item}>
            {icon}
            {item}
          </li>
        ))}
      </ul>
    </details>
  );
}
