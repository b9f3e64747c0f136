import { Bookmark, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useStore } from "zustand";
import { planTexts } from "#i18n/plan.ts";
import { routesTexts } from "#i18n/routes.ts";
import { titleOfPlan } from "#parts/plan-export/named-plan.ts";
import { planner, planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { Button } from "#ui/button.tsx";
import { useKeptPlan } from "./keep-plan.tsx";
import styles from "./planner.module.css";

const SharePlanDialog = lazy(async () => {
  const module = await import(
    /* webpackChunkName: "share" */ "#parts/plan-export/share-plan-dialog.tsx"
  );
  return { default: module.SharePlanDialog };
});

/** Buttons that save the plan under its name, or show its link and QR code. */
export function KeepOrShare() {
  const { draft, route } = useStore(planner.store);
  const kept = useKeptPlan();
  const [isSharing, setSharing] = useState(false);
  const [saved, setSaved] = useState<{ readonly route: unknown; readonly said: string } | null>(
    null,
  );
  if (route.nodes.length < 2) return null;
  const name = kept?.name ?? titleOfPlan({ draft, route });

  async function keep() {
    await savedPlans.load();
    const { savedId } = planningStore.getState();
    const before = savedPlans.store.getState().plans?.find(({ id }) => id === savedId);
    const id = await savedPlans.save(savedId, before?.name ?? name, { draft, route });
    if (id) planningStore.setState({ savedId: id });
    setSaved({ route, said: id ? routesTexts.saved : routesTexts.failed });
  }

  return (
    <div className={styles["menu"]}>
      <Button icon={<Bookmark aria-hidden="true" size={20} />} onClick={() => void keep()}>
        {routesTexts.save}
      </Button>
      <Button icon={<Share2 aria-hidden="true" size={20} />} onClick={() => setSharing(true)}>
        {planTexts.share}
      </Button>
      <p role="status">{saved?.route === route ? saved.said : null}</p>
      <Suspense fallback={null}>
        {isSharing ? (
          <SharePlanDialog plan={{ draft, route, name }} onClose={() => setSharing(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}
