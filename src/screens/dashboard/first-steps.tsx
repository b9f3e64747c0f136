// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { useEffect, useState } from "react";
import { LOOP_PATH, REGION_PATH } from "#domain/links/app-path.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { firstUse } from "#state/first-use/first-use.ts";
import { Section } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";
import styles from "./first-steps.module.css";

/** An introduction with the two most wanted actions, for an empty device. */
export function FirstSteps() {
  const canFetch = useCanFetch();
  return (
    <Section heading={dashboardTexts.firstSteps}>
      <p>{dashboardTexts.product}</p>
      <div className={styles["steps"]}>
        <LinkButton to={LOOP_PATH} variant="primary">
          {dashboardTexts.findLoop}
        </LinkButton>
        {canFetch ? <LinkButton to={REGION_PATH}>{dashboardTexts.fetchRegion}</LinkButton> : null}
      </div>
    </Section>
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
