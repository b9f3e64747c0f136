// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { dashboardTexts } from "#i18n/app/dashboard.ts";
import { navigationTexts } from "#i18n/app/navigation.ts";
import { firstUse } from "#state/first-use/first-use.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./first-steps.module.css";

const FetchRegion = lazy(async () => {
  const load = import(/* webpackChunkName: "fetch-region" */ "./fetch-region.tsx");
  return { default: (await load.catch(() => null))?.FetchRegion ?? ToPacks };
});

/** An introduction with the two most wanted actions, for an empty device. */
export function FirstSteps() {
  const [isFetching, setFetching] = useState(false);
  return (
    <Section heading={dashboardTexts.firstSteps}>
      <p>{dashboardTexts.product}</p>
      <div className={styles["steps"]}>
        <Link to={LOOP_PATH} className={buttonClass("primary")}>
          {dashboardTexts.findLoop}
        </Link>
        <Button aria-expanded={isFetching} onClick={() => setFetching(!isFetching)}>
          {dashboardTexts.fetchRegion}
        </Button>
      </div>
      {isFetching ? (
        <Suspense fallback={<Spinner label={navigationTexts.loadingScreen} />}>
          <FetchRegion />
        </Suspense>
      ) : null}
    </Section>
  );
}

/** The path of the planner with its search for loops open. */
export const LOOP_PATH = "/map?plan&rondje";

/** Shown if the code fails to load: a link to the packs in the settings. */
function ToPacks() {
  return (
    <Link to="/settings#kaartpakketten" className={buttonClass()}>
      {dashboardTexts.toPacks}
    </Link>
  );
}

/**
 * Returns whether nothing is stored on this device; it does not change until the screen is left. The immediate answer
 * is drawn immediately, so that usually nothing moves.
 */
export function useIsEmpty(): boolean {
  const [isEmpty, setEmpty] = useState(firstUse.seemsEmpty);
  useEffect(() => {
    let isGone = false;
    void firstUse.isEmpty().then((is) => isGone || setEmpty(is));
    return () => {
      isGone = true;
    };
  }, []);
  return isEmpty;
}
