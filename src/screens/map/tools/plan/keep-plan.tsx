import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { routesTexts } from "#i18n/routes.ts";
import { titleOfPlan } from "#parts/plan-export/named-plan.ts";
import styles from "#parts/plan-export/plan-export.module.css";
import { planner, planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

/** Returns the saved plan in hand; undefined for a new one. */
export function useKeptPlan(): SavedPlan | undefined {
  const savedId = useStore(planningStore, (planning) => planning.savedId);
  return useStore(savedPlans.store, ({ plans }) => plans?.find(({ id }) => id === savedId));
}

/** A form that saves the plan under a name, with a link to the saved plans. */
export function KeepPlan() {
  const plan = useStore(planner.store);
  const kept = useKeptPlan();
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => void savedPlans.load(), []);
  const { legs } = plan.route;
  const title = titleOfPlan(plan);
  const name = typed ?? kept?.name ?? title;

  async function keep() {
    const id = await savedPlans.save(kept?.id ?? null, name.trim() || title, plan);
    if (id) planningStore.setState({ savedId: id });
    setSaid(id ? routesTexts.saved : routesTexts.failed);
  }

  return (
    <section className={styles["out"]} aria-label={routesTexts.heading}>
      {legs.length > 0 ? (
        <>
          <TextField
            label={routesTexts.name}
            value={name}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button variant="primary" onClick={() => void keep()}>
            {routesTexts.save}
          </Button>
        </>
      ) : null}
      <Link to="/routes" className={buttonClass("secondary")}>
        {routesTexts.all}
      </Link>
      <p role="status">{said}</p>
    </section>
  );
}
