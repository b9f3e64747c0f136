import { CoordinateButton, useShownFormat } from "#parts/coordinates/coordinate-button.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { PositionState, useIsPositionRefused } from "#parts/position/position-state.tsx";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { ageText } from "#sentences/intl/format.ts";
import { accuracyText, noSignalText } from "#sentences/position/position.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";
import { positionTexts } from "#words/position/position.ts";
import styles from "./position-in-brief.module.css";

/** The position in two lines. */
export function PositionInBrief() {
  const position = useOwnPosition();
  return (
    <Section heading={positionTexts.own}>
      {position ? <Brief position={position} /> : <PositionState />}
      <LinkButton to="/location">{dashboardTexts.toLocation}</LinkButton>
    </Section>
  );
}

function Brief({ position }: { readonly position: OwnPosition }) {
  const shown = useShownFormat();
  const isRefused = useIsPositionRefused();
  const { accuracyMeters, ageMs, isStale } = position;
  return (
    <div data-stale={isStale}>
      {isStale && !isRefused ? (
        <>
          <p className={layout["doubtful"]}>{noSignalText(ageMs)}</p>
          <p>{positionTexts.fixedAt}</p>
        </>
      ) : null}
      {isRefused ? <PositionState label={positionTexts.fixedAt} /> : null}
      <CoordinateButton place={position} {...shown} />
      <p className={styles["quality"]}>
        {positionTexts.accuracy} {accuracyText(accuracyMeters)} · {ageText(ageMs)}
      </p>
    </div>
  );
}
