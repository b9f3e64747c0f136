// Drawn seldom, and on the first visit: what the compiler keeps of it would weigh more than it saves.
"use no memo";

import { Link } from "react-router";
import { dashboardTexts } from "#i18n/dashboard.ts";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import styles from "./first-steps.module.css";
import { LOOP_PATH } from "./first-steps.tsx";

interface RoutesEntryProps {
  /** Whether the search for a loop is offered here; on an empty device it is above. */
  readonly offersLoop: boolean;
}

/** The way to all routes that are kept, and to a new one. */
export function RoutesEntry({ offersLoop }: RoutesEntryProps) {
  return (
    <Section heading={dashboardTexts.routes}>
      <div className={styles["steps"]}>
        <Link to="/routes" className={buttonClass("secondary")}>
          {dashboardTexts.allRoutes}
        </Link>
        {offersLoop ? (
          <Link to={LOOP_PATH} className={buttonClass("secondary")}>
            {dashboardTexts.findLoop}
          </Link>
        ) : null}
      </div>
    </Section>
  );
}
