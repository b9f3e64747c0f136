import { ChevronRight, Route } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { planPath } from "#domain/links/app-path.ts";
import { isPlace, nodesAmong } from "#domain/network/plan/route/plan-route.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { BinButton } from "#parts/bin/bin-button.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { numbered } from "#parts/plan-export/point-words.ts";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { UnreadableSection } from "#parts/storage/unreadable-section.tsx";
import { distanceText } from "#sentences/intl/distance.ts";
import { numbersInRow } from "#sentences/plan/plan.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Empty } from "#ui/empty.tsx";
import layout from "#ui/layout.module.css";
import { Page, Section } from "#ui/page.tsx";
import { rowClass } from "#ui/row-list.tsx";
import { TextField } from "#ui/text-field.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { MODE_NAMES } from "#words/plan/plan.ts";
import { routesTexts } from "#words/plan/routes.ts";
import { ReceiveRoutes } from "./receive-routes.tsx";
import styles from "./routes.module.css";

/** The screen of saved plans. */
export function Component() {
  const { plans, problem, unreadable } = useStore(savedPlans.store);
  const [sought, setSought] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => void savedPlans.load(), []);
  const found = plans?.filter((plan) => isSought(plan, sought));
  const shown = showsAll ? found : found?.slice(0, FIRST_ROWS);
  return (
    <Page heading={routesTexts.heading} productName={navigationTexts.productName}>
      <Section heading={routesTexts.list}>
        {plans === null && !problem ? <p role="status">{routesTexts.loading}</p> : null}
        {plans === null && problem ? (
          <UnreadNotice list="plans" problem={problem} onRetry={savedPlans.retry} />
        ) : null}
        {plans?.length === 0 && unreadable.length === 0 ? (
          <Empty Icon={Route}>{routesTexts.none}</Empty>
        ) : null}
        {plans && plans.length >= SHOWN_BEFORE_FILTER ? (
          <TextField
            label={routesTexts.filter}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
          />
        ) : null}
        {found?.length === 0 && plans?.length !== 0 ? (
          <p role="status">{routesTexts.noneFound}</p>
        ) : null}
        <ul className={styles["list"]}>
          {shown?.map((plan) => (
            <li key={plan.id}>
              <Link to={planPath(plan.id)} className={rowClass}>
                <PlanWords plan={plan} />
                <ChevronRight aria-hidden="true" className={styles["more"]} size={20} />
              </Link>
            </li>
          ))}
        </ul>
        {found && shown && shown.length < found.length ? (
          <Button onClick={() => setShowsAll(true)}>{routesTexts.showAll}</Button>
        ) : null}
        <LinkButton to="/map?plan" variant="primary">
          {routesTexts.make}
        </LinkButton>
      </Section>
      <UnreadableSection source="plans" records={unreadable} />
      <ReceiveRoutes />
      <BinButton />
    </Page>
  );
}

/** More rows take long to show. */
const FIRST_ROWS = 100;

/** The least number of plans for showing the filter. */
const SHOWN_BEFORE_FILTER = 4;

/** Tells whether every typed word occurs in the name, note, mode or numbers of a plan. */
function isSought({ name, note, draft, route }: SavedPlan, sought: string): boolean {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${name} ${note} ${MODE_NAMES[draft.mode]}`.toLowerCase();
  const numbers = nodesAmong(route.nodes).map(({ number }) => number.toLowerCase());
  const places = route.nodes.filter(isPlace).map(({ name = "" }) => name.toLowerCase());
  return words.every(
    (word) =>
      text.includes(word) || numbers.includes(word) || places.some((place) => place.includes(word)),
  );
}

function PlanWords({ plan: { name, note, draft, route } }: { readonly plan: SavedPlan }) {
  return (
    <span className={styles["words"]}>
      <strong className={styles["name"]}>{name}</strong>
      <span className={layout["hint"]}>
        {`${MODE_NAMES[draft.mode]} · ${distanceText(route.meters, draft.mode)}`}
      </span>
      {note ? <span className={styles["note"]}>{note}</span> : null}
      <span className={classNames(layout["hint"], styles["numbers"])}>
        {numbersInRow(numbered(route.nodes))}
      </span>
    </span>
  );
}
