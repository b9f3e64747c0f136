import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { useStore } from "zustand";
import { keyOf } from "#domain/network/plan/route/plan-route.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { OfflineSection } from "#parts/coverage/offline-section.tsx";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { MapPlace } from "#parts/map/map-place.tsx";
import { NetworkDate } from "#parts/packs/network-date.tsx";
import { PackHelp } from "#parts/packs/pack-help.tsx";
import { PlanExport } from "#parts/plan-export/plan-export.tsx";
import { PlanFigures } from "#parts/plan-export/plan-figures.tsx";
import { legWords, pointText } from "#parts/plan-export/point-words.ts";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import { packsStore } from "#state/packs/packs.ts";
import { planner } from "#state/plans/planner.ts";
import { type PlanCheck, savedPlans } from "#state/plans/saved-plans.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { MODE_NAMES } from "#words/plan/plan.ts";
import { routesTexts } from "#words/plan/routes.ts";
import { RouteActions } from "./route-actions.tsx";
import styles from "./routes.module.css";
import { useOpenPlan } from "./use-open-plan.ts";

const RouteMap = lazyComponent(
  async () => (await import(/* webpackChunkName: "route-map" */ "./route-map.tsx")).RouteMap,
  {
    waiting: <MapPlace height="220px" />,
    // The route is complete without its map.
    failed: () => null,
  },
);

/** The screen of a saved plan: its numbers, and a link to the map. */
export function Component() {
  const { planId } = useParams();
  const { plans, problem } = useStore(savedPlans.store);
  useEffect(() => void savedPlans.load(), []);
  const plan = plans?.find(({ id }) => id === planId);
  return (
    <Page heading={plan?.name ?? routesTexts.heading} productName={navigationTexts.productName}>
      {plan ? <Plan key={plan.id} plan={plan} /> : null}
      {plans && !plan ? <p>{routesTexts.gone}</p> : null}
      {plans || problem ? null : <p role="status">{routesTexts.loading}</p>}
      {problem && !plans ? (
        <UnreadNotice list="plans" problem={problem} onRetry={savedPlans.retry} />
      ) : null}
      <LinkButton to="/routes" variant="quiet">
        {routesTexts.all}
      </LinkButton>
    </Page>
  );
}

function Plan({ plan }: { readonly plan: SavedPlan }) {
  const openPlan = useOpenPlan();
  const check = useCheck(plan);
  const [message, setMessage] = useState<string | null>(null);
  const { mode } = plan.draft;

  const open = () => openPlan(plan, plan.id);

  return (
    <>
      {check === "changed" || check === "broken" ? (
        <Notice
          action={
            <Button
              onClick={() => {
                open();
                void planner.repair();
              }}
            >
              {routesTexts.repair}
            </Button>
          }
        >
          {sentenceOf(check, plan)}
        </Notice>
      ) : null}
      {check === "broken" ? <PackHelp mode={mode} nodes={plan.route.nodes} /> : null}
      <Section heading={MODE_NAMES[mode]}>
        <RouteMap plan={plan} onOpen={open} />
        <PlanFigures plan={plan} />
        <RouteActions plan={plan} onOpen={open} onFailed={setMessage} />
        <p role="status">{message}</p>
        <NetworkDate mode={mode} nodes={plan.route.nodes} />
        <ol className={styles["strip"]}>
          {plan.route.nodes.map((point, place) => {
            const leg = plan.route.legs[place - 1];
            return (
              <li key={`${keyOf(point)} ${place}`}>
                <strong>{pointText(point)}</strong>
                <span>{leg ? legWords(leg, mode) : null}</span>
              </li>
            );
          })}
        </ol>
      </Section>
      <OfflineSection subject={{ kind: "plan", id: plan.id }} />
      <PlanExport plan={plan} subject={{ kind: "plan", id: plan.id }} />
    </>
  );
}

/** Returns the sentence about a plan that has changed. */
function sentenceOf(check: "changed" | "broken", { route }: SavedPlan): string {
  const wasRouted = route.legs.length > 0;
  if (check === "changed") return wasRouted ? routesTexts.changed : routesTexts.nowThere;
  return wasRouted ? routesTexts.broken : routesTexts.notYetThere;
}

/** Returns the check of the plan against the installed packs; null while it runs, and after an error. */
function useCheck(plan: SavedPlan): PlanCheck | null {
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const { last } = useLoaded(() => savedPlans.check(plan), plan, packs);
  return last ?? null;
}
