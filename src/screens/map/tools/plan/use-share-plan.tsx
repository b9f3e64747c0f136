import { type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { titleOfPlan } from "#parts/plan-export/named-plan.ts";
import { planner } from "#state/plans/planner.ts";
import { useStoredPlan } from "./use-stored-plan.ts";

const SharePlanDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "share" */ "#parts/plan-export/share-plan-dialog.tsx"))
      .SharePlanDialog,
);

/** Returns the dialog with the link and QR code of the plan, and the function that opens it. */
export function useSharePlan(): { readonly dialog: ReactNode; readonly share: () => void } {
  const { draft, route } = useStore(planner.store);
  const stored = useStoredPlan();
  const [isSharing, setSharing] = useState(false);
  const name = stored?.name ?? titleOfPlan({ draft, route });
  return {
    share: () => setSharing(true),
    dialog: isSharing ? (
      <SharePlanDialog plan={{ draft, route, name }} onClose={() => setSharing(false)} />
    ) : null,
  };
}
