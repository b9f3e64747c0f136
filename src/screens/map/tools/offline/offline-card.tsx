import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { runsOfShape } from "#domain/areas/shape-runs.ts";
import { boxesOfRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { OfflineQuestion } from "#domain/coverage/offline-verdict.ts";
import { type DepartureSubject, departurePath } from "#domain/links/app-path.ts";
import { boxAroundBoxes } from "#domain/packs/framed-box.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { OfflineVerdictPanel } from "#parts/coverage/offline-verdict-panel.tsx";
import { useOfflineReport } from "#parts/coverage/use-offline-report.ts";
import { useSubject } from "#parts/coverage/use-subject.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { Card } from "#screens/map/card/card.tsx";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { useAreaName } from "#screens/map/place/use-area-name.ts";
import { showCoverage } from "#state/map/coverage-on-map.ts";
import { coverageTexts } from "#words/packs/coverage.ts";
import styles from "./offline-card.module.css";

export interface OfflineCardProps {
  /** Null for the visible part of the map. */
  readonly subject: DepartureSubject | null;
  readonly controller: Pick<MapPort, "watchArea" | "keepCenterIn" | "showBounds">;
  readonly onClose: () => void;
}

/** Shows whether the view, or a plan, a track or a saved area, works offline, and draws its grid on the map. */
export function OfflineCard({ subject, controller, onClose }: OfflineCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Card
      heading={coverageTexts.heading}
      onClose={onClose}
      sheet={{
        placing: styles["placing"],
        frame: <div ref={frame} className={styles["frame"]} aria-hidden="true" />,
      }}
    >
      {subject ? (
        <OfSubject subject={subject} frame={frame} controller={controller} />
      ) : (
        <OfView frame={frame} controller={controller} />
      )}
      <p className={styles["legend"]}>
        <span className={styles["there"]} />
        {coverageTexts.legendThere}
        <span className={styles["missing"]} />
        {coverageTexts.legendMissing}
      </p>
    </Card>
  );
}

interface OfViewProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly controller: OfflineCardProps["controller"];
}

/** The view is checked once the map has been still for this long. */
const STILL_MS = 300;

/** A wider view is not checked tile by tile, because nobody saves half a country. */
const MAX_DEGREES = 1.5;

function OfView({ frame, controller }: OfViewProps) {
  const [bounds, setBounds] = useState<LngLatBox | null>(null);
  useVisibleArea(controller, frame);
  useEffect(() => {
    let timer = 0;
    const stop = frame.current
      ? controller.watchArea(frame.current, (area) => {
          clearTimeout(timer);
          timer = window.setTimeout(() => setBounds(area), STILL_MS);
        })
      : () => {};
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [controller, frame]);
  const name = useAreaName(bounds);
  const isTooMuch = bounds !== null && bounds[2] - bounds[0] > MAX_DEGREES;
  const question = useMemo(
    () => (bounds && !isTooMuch ? questionOfView(bounds) : null),
    [bounds, isTooMuch],
  );
  if (isTooMuch) return <p role="status">{coverageTexts.tooMuch}</p>;
  return <Judged question={question} name={name} />;
}

function questionOfView(bounds: LngLatBox): OfflineQuestion {
  return { shape: { kind: "box", bounds }, mode: null };
}

interface OfSubjectProps extends OfViewProps {
  readonly subject: DepartureSubject;
}

function OfSubject({ subject, frame, controller }: OfSubjectProps) {
  const read = useSubject(subject);
  useVisibleArea(controller, frame, "show");
  const show = () => {
    if (typeof read !== "object") return;
    controller.showBounds(boxAroundBoxes(boxesOfRuns(runsOfShape(read.shape))));
  };
  if (read === "failed") return <p role="alert">{coverageTexts.failed}</p>;
  if (read === "gone") return <p role="status">{coverageTexts.gone}</p>;
  if (read === "reading") return <p role="status">{coverageTexts.checking}</p>;
  return (
    <>
      <p className={styles["name"]}>{read.name}</p>
      <Judged question={read} name={read.name || coverageTexts.unnamed} onFirstReport={show}>
        <LinkButton to={departurePath(subject)}>{coverageTexts.departure}</LinkButton>
      </Judged>
    </>
  );
}

interface JudgedProps {
  readonly question: OfflineQuestion | null;
  readonly name: string;
  /** Called when the card has its final size, so that the subject can be brought into view. */
  readonly onFirstReport?: () => void;
  readonly children?: ReactNode;
}

/** Shows the verdict on a question, and keeps its grid on the map while it is shown. */
function Judged({ question, name, onFirstReport, children }: JudgedProps) {
  const state = useOfflineReport(question);
  const mesh = state.status === "known" ? state.report.mesh : null;
  const isKnown = mesh !== null;
  useEffect(() => showCoverage(mesh), [mesh]);
  useEffect(() => {
    if (isKnown) onFirstReport?.();
    // Once: the user may have moved the map since.
  }, [isKnown]);
  useEffect(() => () => showCoverage(null), []);
  return (
    <OfflineVerdictPanel state={state} name={name}>
      {children}
    </OfflineVerdictPanel>
  );
}
