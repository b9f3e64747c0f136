import { Share2 } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import type { RouteSheets } from "#domain/route-sheet/route-sheets.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { storedSheets } from "#state/route-sheet/route-sheets.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { patrolTexts } from "#words/scouting/patrols.ts";

const SharePlanDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "share" */ "#parts/plan-export/share-plan-dialog.tsx"))
      .SharePlanDialog,
);

interface ShareSheetsProps {
  readonly planId: string;
  readonly sheets: RouteSheets;
}

/** Shares a saved route together with what was chosen for its sheets. */
export function ShareSheets({ planId, sheets }: ShareSheetsProps) {
  const [isSharing, setSharing] = useState(false);
  const plan = useStore(savedPlans.store, ({ plans }) => plans?.find(({ id }) => id === planId));
  if (!plan) return null;
  return (
    <div className={layout["closeStack"]}>
      <Button Icon={Share2} onClick={() => setSharing(true)}>
        {patrolTexts.share}
      </Button>
      <p className={layout["hint"]}>{patrolTexts.shareHint}</p>
      {isSharing ? (
        <SharePlanDialog
          plan={plan}
          sheets={storedSheets(sheets)}
          onClose={() => setSharing(false)}
        />
      ) : null}
    </div>
  );
}
