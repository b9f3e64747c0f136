import { Copy, Map as MapIcon, MapPlus, Navigation, Printer, Trash2 } from "lucide-react";
import { type FormEvent, lazy, Suspense, useEffect, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useStore } from "zustand";
import { planPath } from "#domain/links/app-path.ts";
import { printAlongPath, saveAlongPath } from "#domain/links/line-ref.ts";
import { withStraightLegs } from "#domain/network/plan/route/straight-legs.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { navigationTexts } from "#i18n/app/navigation.ts";
import { areaTexts } from "#i18n/packs/areas.ts";
import { guidanceTexts } from "#i18n/plan/guidance.ts";
import { MODE_NAMES, planLegText } from "#i18n/plan/plan.ts";
import { copyName, routesTexts } from "#i18n/plan/routes.ts";
import { OfflineSection } from "#parts/coverage/offline-section.tsx";
import { NetworkDate } from "#parts/packs/network-date.tsx";
import { PackHelp } from "#parts/packs/pack-help.tsx";
import { totalsOfPlan } from "#parts/plan-export/named-plan.ts";
import { PlanExport } from "#parts/plan-export/plan-export.tsx";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import { packsStore } from "#state/packs/packs.ts";
import { planner } from "#state/plans/planner.ts";
import { type PlanCheck, savedPlans } from "#state/plans/saved-plans.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { TextArea, TextField } from "#ui/text-field.tsx";
import styles from "./routes.module.css";
import { makeCurrent, useOpenPlan } from "./use-open-plan.ts";

const RouteMap = lazy(async () => {
  const load = import(/* webpackChunkName: "route-map" */ "./route-map.tsx");
  // The route is complete without its map.
  return { default: (await load.catch(() => null))?.RouteMap ?? (() => null) };
});

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
      <Link to="/routes" className={buttonClass("quiet")}>
        {routesTexts.all}
      </Link>
    </Page>
  );
}

function Plan({ plan }: { readonly plan: SavedPlan }) {
  const navigate = useNavigate();
  const openPlan = useOpenPlan();
  const check = useCheck(plan);
  const [message, setMessage] = useState<string | null>(null);
  const { mode } = plan.draft;

  const open = () => openPlan(plan, plan.id);

  async function follow() {
    const { guidance } = await import(
      /* webpackChunkName: "navigation" */ "#state/guidance/guidance.ts"
    );
    makeCurrent(plan, plan.id);
    const { draft, route } = plan;
    guidance.start({ kind: "plan", name: plan.name, draft, route: withStraightLegs(route) });
    await navigate("/map");
  }

  async function duplicate() {
    const names = savedPlans.store.getState().plans?.map(({ name }) => name) ?? [];
    const id = await savedPlans.duplicate(plan, copyName(plan.name, names));
    if (id) await navigate(planPath(id));
    else setMessage(routesTexts.failed);
  }

  async function remove() {
    if (await savedPlans.remove(plan.id)) await navigate("/routes");
    else setMessage(routesTexts.notRemoved);
  }

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
      <Section heading={`${MODE_NAMES[mode]} · ${totalsOfPlan(plan)}`}>
        <Suspense fallback={null}>
          <RouteMap plan={plan} onOpen={open} />
        </Suspense>
        <div className={classNames(layout["actions"], styles["actions"])}>
          <Button variant="primary" icon={<MapIcon aria-hidden="true" size={20} />} onClick={open}>
            {routesTexts.open}
          </Button>
          {plan.route.nodes.length > 1 ? (
            <Button
              icon={<Navigation aria-hidden="true" size={20} />}
              onClick={() => follow().catch(() => setMessage(guidanceTexts.failed))}
            >
              {guidanceTexts.follow}
            </Button>
          ) : null}
          {plan.route.legs.length > 0 ? (
            <>
              <Link to={saveAlongPath(`plan:${plan.id}`)} className={buttonClass("secondary")}>
                <MapPlus aria-hidden="true" size={20} />
                {areaTexts.saveAlong}
              </Link>
              <Link to={printAlongPath(`plan:${plan.id}`)} className={buttonClass("secondary")}>
                <Printer aria-hidden="true" size={20} />
                {areaTexts.printAlong}
              </Link>
            </>
          ) : null}
          <Button icon={<Copy aria-hidden="true" size={20} />} onClick={() => void duplicate()}>
            {routesTexts.duplicate}
          </Button>
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden="true" size={20} />}
            onClick={() => void remove()}
          >
            {routesTexts.remove}
          </Button>
        </div>
        <p role="status">{message}</p>
        <NetworkDate mode={mode} nodes={plan.route.nodes} />
        <ol className={styles["strip"]}>
          {plan.route.nodes.map(({ number, osmId }, place) => {
            const leg = plan.route.legs[place - 1];
            return (
              <li key={`${osmId} ${place}`}>
                <strong>{number}</strong>
                <span>{leg ? planLegText(leg, mode) : null}</span>
              </li>
            );
          })}
        </ol>
      </Section>
      <OfflineSection subject={{ kind: "plan", id: plan.id }} />
      <PlanExport plan={plan} subject={{ kind: "plan", id: plan.id }} />
      <Words plan={plan} />
    </>
  );
}

/** Returns the sentence about a plan that has changed. */
function sentenceOf(check: "changed" | "broken", { route }: SavedPlan): string {
  const wasRouted = route.legs.length > 0;
  if (check === "changed") return wasRouted ? routesTexts.changed : routesTexts.nowThere;
  return wasRouted ? routesTexts.broken : routesTexts.notYetThere;
}

/** The name and note of the plan, editable. */
function Words({ plan }: { readonly plan: SavedPlan }) {
  const [typed, setTyped] = useState<Partial<Pick<SavedPlan, "name" | "note">>>({});
  const [message, setMessage] = useState<string | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    const { name = plan.name, note = plan.note } = typed;
    const isDone = await savedPlans.change(plan.id, { name: name.trim() || plan.name, note });
    if (isDone) setTyped({});
    setMessage(isDone ? routesTexts.saved : routesTexts.failed);
  }

  return (
    <form className={layout["stack"]} onSubmit={(event) => void save(event)}>
      <TextField
        label={routesTexts.name}
        value={typed.name ?? plan.name}
        onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
      />
      <TextArea
        label={routesTexts.note}
        onChange={(event) => setTyped({ ...typed, note: event.currentTarget.value })}
        value={typed.note ?? plan.note}
      />
      <Button type="submit">{routesTexts.save}</Button>
      <p role="status">{message}</p>
    </form>
  );
}

/** Returns the check of the plan against the installed packs; null while it runs, and after an error. */
function useCheck(plan: SavedPlan): PlanCheck | null {
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const { last } = useLoaded(() => savedPlans.check(plan), plan, packs);
  return last ?? null;
}
