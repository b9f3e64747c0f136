// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { Link } from "react-router";
import { LOOP_PATH } from "#domain/links/app-path.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";
import styles from "./first-steps.module.css";

const RegionOffer = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "region-offer" */ "./region-offer.tsx")).RegionOffer,
  {
    // The region is offered on the map too.
    failed: () => null,
  },
);

interface RoutesEntryProps {
  /** False on an empty device, where the search for a loop and the region are offered above. */
  readonly isInUse: boolean;
}

/** Links to the saved routes and to a new one. */
export function RoutesEntry({ isInUse }: RoutesEntryProps) {
  return (
    <Section heading={dashboardTexts.routes}>
      <div className={styles["steps"]}>
        <Link to="/routes" className={buttonClass("secondary")}>
          {dashboardTexts.allRoutes}
        </Link>
        {isInUse ? (
          <>
            <Link to={LOOP_PATH} className={buttonClass("secondary")}>
              {dashboardTexts.findLoop}
            </Link>
            <RegionOffer />
          </>
        ) : null}
      </div>
    </Section>
  );
}
