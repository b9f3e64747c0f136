import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { planTitle } from "#i18n/plan.ts";
import { routesTexts } from "#i18n/routes.ts";
import { planner, planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./planner.module.css";

/** Keeps the plan under a name, and leads to those that are kept. */
export function KeepPlan() {
  const plan = useStore(planner.store);
  const savedId = useStore(planningStore, (planning) => planning.savedId);
  const kept = useStore(savedPlans.store, ({ plans }) => plans?.find(({ id }) => id === savedId));
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => void savedPlans.load(), []);
  const { nodes, legs } = plan.route;
  const title = planTitle(plan.draft.mode, nodes[0]?.number ?? "", nodes.at(-1)?.number ?? "");
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
