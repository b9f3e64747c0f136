import type { ComponentProps } from "react";
import { useStore } from "zustand";
import { DirectionArrow } from "#parts/position/direction-arrow.tsx";
import { headingStore } from "#state/position/position.ts";
import { guidanceTexts } from "#words/plan/guidance.ts";
import styles from "./route-arrow.module.css";

/** The arrow along the route; without a heading it explains what is up. */
export function RouteArrow(props: ComponentProps<typeof DirectionArrow>) {
  const hasHeading = useStore(headingStore, (heading) => heading.hasHeading);
  return (
    <span className={styles["arrow"]}>
      <DirectionArrow {...props} />
      {hasHeading ? null : <span className={styles["up"]}>{guidanceTexts.northUp}</span>}
    </span>
  );
}
