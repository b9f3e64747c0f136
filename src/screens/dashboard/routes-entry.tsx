// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { Link } from "react-router";
import { dashboardTexts } from "#i18n/app/dashboard.ts";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import styles from "./first-steps.module.css";
import { LOOP_PATH } from "./first-steps.tsx";

interface RoutesEntryProps {
  /** True to offer the search for a loop here; on an empty device it is above. */
  readonly offersLoop: boolean;
}

/** Links to the saved routes and to a new one. */
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
