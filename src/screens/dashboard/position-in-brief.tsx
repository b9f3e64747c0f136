import { Link } from "react-router";
import { formatLatLng } from "#domain/coordinates/format.ts";
import { dashboardTexts } from "#i18n/dashboard.ts";
import { formatMeters } from "#i18n/format.ts";
import { ageText, positionTexts } from "#i18n/position.ts";
import { type OwnPosition, useOwnPosition } from "#parts/use-own-position.ts";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import styles from "./position-in-brief.module.css";

/** The own position in two lines. */
export function PositionInBrief() {
  const position = useOwnPosition();
  return (
    <Section heading={dashboardTexts.position}>
      {position ? <Brief position={position} /> : <NoPosition />}
      <Link to="/location" className={buttonClass("secondary")}>
        {dashboardTexts.toLocation}
      </Link>
    </Section>
  );
}

function Brief({ position }: { readonly position: OwnPosition }) {
  return (
    <div>
      <p className={styles["place"]}>{formatLatLng(position)}</p>
      <p className={styles["quality"]}>
        {positionTexts.accuracy} {formatMeters(position.accuracy)}
        {position.isStale ? ` · ${ageText(position.ageMs)}` : null}
      </p>
    </div>
  );
}

function NoPosition() {
  return (
    <div>
      <p className={styles["place"]}>{positionTexts.noPosition}</p>
      <p className={styles["quality"]}>{positionTexts.noPositionHelp}</p>
    </div>
  );
}
