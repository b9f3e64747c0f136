import { useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PackFindings } from "#domain/packs/pack-findings.ts";
import { ShowOnMap } from "#parts/map/show-on-map.tsx";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import {
  brokenNamedText,
  brokenRouteText,
  moreBrokenText,
  networkFoundText,
} from "#sentences/packs/findings.ts";
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
  const {
    networks,
    brokenRoutes,
    isDateDeclared,
    ways,
    waters,
    named,
    brokenNamed = [],
  } = findings;
  return (
    <div className={layout["closeStack"]}>
      <ul className={styles["found"]}>
        {networks.map((network) => (
          <li key={network.mode}>{networkFoundText(network)}</li>
        ))}
      </ul>
      {ways === "too-large" ? <p>{findingsTexts.waysTooLarge}</p> : null}
      {ways === "none" ? <p>{findingsTexts.noWays}</p> : null}
      {waters === "too-large" ? <p>{findingsTexts.watersTooLarge}</p> : null}
      {named === "too-large" ? <p>{findingsTexts.namedTooLarge}</p> : null}
      {isDateDeclared ? null : <p>{findingsTexts.newest}</p>}
      {brokenRoutes.length > 0 ? (
        <BrokenList
          heading={findingsTexts.broken}
          hint={findingsTexts.brokenHint}
          rows={brokenRoutes.map(({ relationId, mode, title, reason, place }) => ({
            key: `${relationId} ${mode}`,
            text: brokenRouteText(title, mode, reason),
            place,
          }))}
        />
      ) : null}
      {brokenNamed.length > 0 ? (
        <BrokenList
          heading={findingsTexts.brokenNamed}
          hint={findingsTexts.brokenNamedHint}
          rows={brokenNamed.map((route) => ({
            key: `${route.relationId}`,
            text: brokenNamedText(route),
            place: route.place,
          }))}
        />
      ) : null}
    </div>
  );
}

interface BrokenListProps {
  readonly heading: string;
  readonly hint: string;
  readonly rows: readonly {
    readonly key: string;
    readonly text: string;
    readonly place: LatLng | null;
  }[];
}

function BrokenList({ heading, hint, rows }: BrokenListProps) {
  const [shownCount, setShownCount] = useState(ROUTES_A_STEP);
  const moreCount = Math.min(ROUTES_A_STEP, rows.length - shownCount);
  return (
    <>
      <h5>{heading}</h5>
      <p>{hint}</p>
      <ul className={styles["list"]}>
        {rows.slice(0, shownCount).map(({ key, text, place }) => (
          <li key={key} className={styles["broken"]}>
            <span>{text}</span>
            {place ? <ShowOnMap shown={place} name={text} variant="quiet" /> : null}
          </li>
        ))}
      </ul>
      {moreCount > 0 ? (
        <div className={layout["actions"]}>
          <Button onClick={() => setShownCount(shownCount + ROUTES_A_STEP)}>
            {moreBrokenText(moreCount, rows.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
