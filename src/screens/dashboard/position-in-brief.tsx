import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { formatLatLng } from "#domain/coordinates/format.ts";
import { dashboardTexts } from "#i18n/dashboard.ts";
import { ageText, formatMeters } from "#i18n/format.ts";
import { positionTexts } from "#i18n/position.ts";
import { PositionState, useIsPositionRefused } from "#parts/position-state.tsx";
import { useOwnPosition } from "#parts/use-own-position.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import styles from "./position-in-brief.module.css";

/** Apart, so that only who prefers another form than degrees loads what writes it. */
const PreferredPlace = lazy(async () => {
  const module = await import(/* webpackChunkName: "preferred-place" */ "./preferred-place.tsx");
  return { default: module.PreferredPlace };
});

/** The own position in two lines. */
export function PositionInBrief() {
  const position = useOwnPosition();
  const isRefused = useIsPositionRefused();
  return (
    <Section heading={positionTexts.own}>
      {position && !isRefused ? null : <PositionState />}
      {position ? <Brief position={position} /> : null}
      <Link to="/location" className={buttonClass("secondary")}>
        {dashboardTexts.toLocation}
      </Link>
    </Section>
  );
}

function Brief({ position }: { readonly position: OwnPosition }) {
  const isUsual = useStore(
    preferencesStore,
    ({ coordinateFormat }) => coordinateFormat === "wgs84",
  );
  return (
    <div>
      {position.isStale ? <p>{positionTexts.fixedAt}</p> : null}
      <p className={styles["place"]}>
        {isUsual ? (
          formatLatLng(position)
        ) : (
          <Suspense fallback="…">
            <PreferredPlace place={position} />
          </Suspense>
        )}
      </p>
      <p className={styles["quality"]}>
        {positionTexts.accuracy} {formatMeters(position.accuracy)}
        {position.isStale ? ` · ${ageText(position.ageMs)}` : null}
      </p>
    </div>
  );
}
