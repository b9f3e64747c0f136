import { Navigation, Route } from "lucide-react";
import { useState } from "react";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { type NamedPlan, titleOfPlan } from "#parts/plan-export/named-plan.ts";
import { PlanFigures } from "#parts/plan-export/plan-figures.tsx";
import { numbered } from "#parts/plan-export/point-words.ts";
import { useCurrentPlan } from "#parts/use-current-plan.ts";
import { numbersInRow } from "#sentences/plan/plan.ts";
import { stopFollowing } from "#state/guidance/following-status.ts";
import { type HeldPlan, readCurrentPlan } from "#state/plans/read-current-plan.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";
import { guidanceTexts } from "#words/plan/guidance.ts";
import { nextNumberText, routesTexts } from "#words/plan/routes.ts";
import styles from "./current-plan.module.css";

const DepartureRow = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "departure-row" */ "#parts/departure/departure-row.tsx"))
      .DepartureRow,
  {
    // The plan is shown without it.
    failed: () => null,
  },
);

/** Shows the followed plan, or else the draft, with a link back to it on the map; nothing if the draft cannot be read. */
export function CurrentPlan() {
  const inHand = useCurrentPlan(readCurrentPlan);
  const [hasStopped, setStopped] = useState(false);

  function stop() {
    stopFollowing();
    setStopped(true);
  }

  if (!inHand && !hasStopped) return null;
  return (
    <Section heading={dashboardTexts.goingOn}>
      {inHand ? <Row inHand={inHand} onStop={stop} /> : null}
      <p role="status" className={hasStopped ? undefined : "visually-hidden"}>
        {hasStopped ? routesTexts.stopped : null}
      </p>
    </Section>
  );
}

interface RowProps {
  readonly inHand: HeldPlan;
  readonly onStop: () => void;
}

function Row({ inHand, onStop }: RowProps) {
  if (inHand.kind === "lost") {
    return (
      <>
        <p>{guidanceTexts.lost}</p>
        <Button onClick={onStop}>{guidanceTexts.stop}</Button>
      </>
    );
  }
  const isFollowed = inHand.kind === "followed";
  const Icon = isFollowed ? Navigation : Route;
  const { title, plan, words } = wordsOf(inHand);
  return (
    <>
      <p className={styles["plan"]}>
        <strong>{`${isFollowed ? routesTexts.followed : routesTexts.running}: ${title}`}</strong>
        {words ? <span className={styles["numbers"]}>{words}</span> : null}
      </p>
      {plan && plan.route.legs.length > 0 ? <PlanFigures plan={plan} /> : null}
      <div className={classNames(layout["actions"], styles["actions"])}>
        <LinkButton to={isFollowed ? "/map" : "/map?plan"} variant="primary" Icon={Icon}>
          {isFollowed ? routesTexts.goOnFollowing : routesTexts.goOnPlanning}
        </LinkButton>
        {isFollowed ? <Button onClick={onStop}>{guidanceTexts.stop}</Button> : null}
        <DepartureRow />
      </div>
    </>
  );
}

interface Words {
  readonly title: string;
  /** Null for a track. */
  readonly plan: Pick<NamedPlan, "draft" | "route"> | null;
  readonly words: string | null;
}

function wordsOf(inHand: Exclude<HeldPlan, { readonly kind: "lost" }>): Words {
  if (inHand.kind === "draft") {
    return {
      title: titleOfPlan(inHand),
      plan: inHand,
      words: numbersInRow(numbered(inHand.route.nodes)),
    };
  }
  const { followed, next } = inHand;
  const words = next === null ? null : nextNumberText(next);
  if (followed.kind === "plan") {
    return { title: titleOfPlan(followed), plan: followed, words };
  }
  return { title: followed.name || routesTexts.track, plan: null, words };
}
