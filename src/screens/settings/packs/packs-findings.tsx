import { useState } from "react";
import type { PackFindings } from "#domain/packs/pack-findings.ts";
import { ShowOnMap } from "#parts/map/show-on-map.tsx";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import { brokenRouteText, moreBrokenText, networkFoundText } from "#sentences/packs/findings.ts";
import { loadFindings } from "#state/packs/made/load-findings.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Spinner } from "#ui/spinner.tsx";
import { findingsTexts } from "#words/packs/findings.ts";
import { packTexts } from "#words/packs/packs.ts";
import styles from "./packs.module.css";

/** The number of broken routes shown at once, because a country has hundreds. */
const ROUTES_A_STEP = 20;

/** Shows what was found when a pack was made: nodes and routes by network, and the broken routes. */
export function FoundInPack({ id }: { readonly id: string }) {
  const { value, isFailed, again } = useLoaded(() => loadFindings(id), id);
  if (isFailed) return <NotLoaded text={findingsTexts.failed} again={again} />;
  if (value === undefined) return <Spinner label={packTexts.loadingContents} />;
  if (value === null) return <p>{findingsTexts.unknown}</p>;
  return <Findings findings={value} />;
}

function Findings({ findings }: { readonly findings: PackFindings }) {
  const { networks, brokenRoutes, isDateDeclared, ways } = findings;
  return (
    <div className={layout["closeStack"]}>
      <ul className={styles["found"]}>
        {networks.map((network) => (
          <li key={network.mode}>{networkFoundText(network)}</li>
        ))}
      </ul>
      {ways === "too-large" ? <p>{findingsTexts.waysTooLarge}</p> : null}
      {ways === "none" ? <p>{findingsTexts.noWays}</p> : null}
      {isDateDeclared ? null : <p>{findingsTexts.newest}</p>}
      {brokenRoutes.length > 0 ? <BrokenRoutes routes={brokenRoutes} /> : null}
    </div>
  );
}

function BrokenRoutes({ routes }: { readonly routes: PackFindings["brokenRoutes"] }) {
  const [shownCount, setShownCount] = useState(ROUTES_A_STEP);
  const moreCount = Math.min(ROUTES_A_STEP, routes.length - shownCount);
  return (
    <>
      <h5>{findingsTexts.broken}</h5>
      <p>{findingsTexts.brokenHint}</p>
      <ul className={styles["list"]}>
        {routes.slice(0, shownCount).map(({ relationId, mode, title, reason, place }) => {
          const text = brokenRouteText(title, mode, reason);
          return (
            <li key={`${relationId} ${mode}`} className={styles["broken"]}>
              <span>{text}</span>
              {place ? <ShowOnMap shown={place} name={text} variant="quiet" /> : null}
            </li>
          );
        })}
      </ul>
      {moreCount > 0 ? (
        <div className={layout["actions"]}>
          <Button onClick={() => setShownCount(shownCount + ROUTES_A_STEP)}>
            {moreBrokenText(moreCount, routes.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
