import { Navigation, Route } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { numbersInRow } from "#i18n/plan.ts";
import { nextNumberText, routesTexts } from "#i18n/routes.ts";
import { sumsOfPlan, titleOfPlan } from "#parts/take-along/named-plan.ts";
import { type PlanInHand as InHand, readPlanInHand } from "#state/plans/read-plan-in-hand.ts";
import { buttonClass } from "#ui/button.tsx";
import styles from "./plan-in-hand.module.css";

/** What is followed, else the plan in the making, and the way back to it on the map. */
export function PlanInHand() {
  const [inHand] = useState(readPlanInHand);
  if (!inHand) return null;
  const isFollowed = inHand.kind === "followed";
  const Icon = isFollowed ? Navigation : Route;
  const { title, sums, words } = wordsOf(inHand);
  return (
    <>
      <p className={styles["plan"]}>
        <strong>{`${isFollowed ? routesTexts.followed : routesTexts.running}: ${title}`}</strong>
        {sums ? <span>{sums}</span> : null}
        {words ? <span className={styles["numbers"]}>{words}</span> : null}
      </p>
      <Link to={isFollowed ? "/map" : "/map?plan"} className={buttonClass("secondary")}>
        <Icon aria-hidden="true" size={20} />
        {isFollowed ? routesTexts.goOnFollowing : routesTexts.goOnPlanning}
      </Link>
    </>
  );
}

interface Words {
  readonly title: string;
  readonly sums: string | null;
  readonly words: string | null;
}

function wordsOf(inHand: InHand): Words {
  if (inHand.kind === "draft") {
    const sums = inHand.route.legs.length > 0 ? sumsOfPlan(inHand) : null;
    return { title: titleOfPlan(inHand), sums, words: numbersInRow(inHand.route.nodes) };
  }
  const { followed, next } = inHand;
  const words = next === null ? null : nextNumberText(next);
  if (followed.kind === "plan") {
    return { title: titleOfPlan(followed), sums: sumsOfPlan(followed), words };
  }
  return { title: followed.name || routesTexts.track, sums: null, words };
}
