import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { isWithinPlanLimit } from "#domain/plans/saved-plan.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { titleOfPlan } from "#parts/plan-export/named-plan.ts";
import styles from "#parts/plan-export/plan-export.module.css";
import { useIsWide } from "#parts/use-is-wide.ts";
import { useSharePlan } from "#screens/map/tools/plan/use-share-plan.tsx";
import { useStoredPlan } from "#screens/map/tools/plan/use-stored-plan.ts";
import { copyName } from "#sentences/plan/routes.ts";
import { planner, planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { TextField } from "#ui/text-field.tsx";
import { planTexts } from "#words/plan/plan.ts";
import { routesTexts } from "#words/plan/routes.ts";

/** The result of saving, which holds until the plan, its name or the saved plan changes. */
interface Result {
  readonly message: string;
  readonly route: unknown;
  readonly typed: string | null;
  readonly changedAtMs: number | undefined;
}

/**
 * A form that saves the plan under a name or shares it, with a link to the saved plans. On a desktop the sheet above it
 * saves and shares too, so that here only the name is left.
 */
export function KeepPlan() {
  const plan = useStore(planner.store);
  const stored = useStoredPlan();
  const { share, dialog } = useSharePlan();
  const isBeside = useIsWide();
  const [typed, setTyped] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => void savedPlans.load(), []);
  const { legs, nodes } = plan.route;
  const title = titleOfPlan(plan);
  const name = typed ?? stored?.name ?? title;
  const isCurrent =
    result?.route === plan.route &&
    result.typed === typed &&
    result.changedAtMs === stored?.changedAtMs;

  async function keep(savedId: string | null, itsName: string) {
    const id = await savedPlans.save(savedId, itsName, plan);
    if (!id) {
      const problem = isWithinPlanLimit(plan) ? routesTexts.failed : routesTexts.tooLarge;
      return setResult({
        message: problem,
        route: plan.route,
        typed,
        changedAtMs: stored?.changedAtMs,
      });
    }
    planningStore.setState({ savedId: id });
    setTyped(null);
    const message = stored && !savedId ? routesTexts.savedAsNew : routesTexts.saved;
    const { plans } = savedPlans.store.getState();
    const changedAtMs = plans?.find((saved) => saved.id === id)?.changedAtMs;
    setResult({ message, route: plan.route, typed: null, changedAtMs });
  }

  function keepAsNew() {
    const names = savedPlans.store.getState().plans?.map((saved) => saved.name) ?? [];
    const wanted = name.trim() || title;
    return keep(null, names.includes(wanted) ? copyName(wanted, names) : wanted);
  }

  return (
    <section
      className={classNames(layout["actions"], styles["out"])}
      aria-label={routesTexts.heading}
    >
      {legs.length > 0 ? (
        <>
          <TextField
            label={routesTexts.name}
            value={name}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {/* Following is the one filled button of a plan. */}
          <Button onClick={() => void keep(stored?.id ?? null, name.trim() || title)}>
            {isBeside ? routesTexts.saveUnderName : routesTexts.save}
          </Button>
          {stored ? (
            <Button onClick={() => void keepAsNew()}>{routesTexts.saveAsNew}</Button>
          ) : null}
        </>
      ) : null}
      {nodes.length > 1 && !isBeside ? (
        <Button Icon={Share2} onClick={share}>
          {planTexts.share}
        </Button>
      ) : null}
      <LinkButton to="/routes">{routesTexts.all}</LinkButton>
      <p role="status">{isCurrent ? result.message : null}</p>
      {dialog}
    </section>
  );
}
