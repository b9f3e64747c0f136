import { Bookmark, BookmarkCheck, Share2 } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { isWithinPlanLimit } from "#domain/plans/saved-plan.ts";
import { titleOfPlan } from "#parts/plan-export/named-plan.ts";
import { WordedButton } from "#screens/map/card/worded-button.tsx";
import { useSharePlan } from "#screens/map/tools/plan/use-share-plan.tsx";
import { planner, planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { planTexts } from "#words/plan/plan.ts";
import { routesTexts } from "#words/plan/routes.ts";

/** Buttons that save the plan under its name, or show its link and QR code. */
export function KeepOrShare() {
  const { draft, route } = useStore(planner.store);
  const { share, dialog } = useSharePlan();
  const [saved, setSaved] = useState<{ readonly route: unknown; readonly message: string } | null>(
    null,
  );
  if (route.nodes.length < 2) return null;
  const message = saved?.route === route ? saved.message : null;
  const isSaved = message === routesTexts.saved;

  async function keep() {
    await savedPlans.load();
    const { savedId } = planningStore.getState();
    const before = savedPlans.store.getState().plans?.find(({ id }) => id === savedId);
    const name = before?.name ?? titleOfPlan({ draft, route });
    const id = await savedPlans.save(savedId, name, { draft, route });
    if (id) planningStore.setState({ savedId: id });
    const problem = isWithinPlanLimit({ draft, route }) ? routesTexts.failed : routesTexts.tooLarge;
    setSaved({ route, message: id ? routesTexts.saved : problem });
  }

  return (
    <>
      <WordedButton
        label={routesTexts.save}
        word={isSaved ? routesTexts.savedWord : routesTexts.save}
        icon={isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        onClick={() => void keep()}
      />
      <WordedButton
        label={planTexts.share}
        word={planTexts.share}
        icon={<Share2 aria-hidden="true" />}
        onClick={share}
      />
      {/* The button shows success itself, so that nothing moves under the finger. */}
      <p role="status" className={isSaved ? "visually-hidden" : undefined}>
        {message}
      </p>
      {dialog}
    </>
  );
}
