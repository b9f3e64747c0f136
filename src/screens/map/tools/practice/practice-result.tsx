import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import type { MapSketch } from "#domain/measure/map-sketch.ts";
import { type PracticeRound, practiceResult } from "#domain/survey/practice-round.ts";
import { PrintedPage } from "#parts/printed-page.tsx";
import { Card } from "#screens/map/card/card.tsx";
import { formatDay, formatMeters } from "#sentences/intl/format.ts";
import { showSketch } from "#state/map/sketch-on-map.ts";
import { beginPractice, endPractice, goOnPractising } from "#state/scouting/practice.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { practiceTexts, sheetTitle } from "#words/scouting/practice.ts";
import styles from "./practice-result.module.css";
import { practiceTime } from "./practice-time.ts";

interface PracticeResultProps {
  readonly round: PracticeRound;
  readonly onClose: () => void;
}

/** The result of a round: a table, a drawing of each pin with the measured position, and a sheet for the leader. */
export function PracticeResult({ round, onClose }: PracticeResultProps) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    showSketch("practice", sketchOf(round));
    return () => showSketch("practice", []);
  }, [round]);
  const isEmpty = round.attempts.length === 0;
  async function end() {
    onClose();
    await endPractice();
  }
  return (
    <Card heading={practiceTexts.result} onClose={onClose}>
      {isEmpty ? <p>{practiceTexts.none}</p> : <ResultTable round={round} />}
      <div className={layout["actions"]}>
        <Button variant="primary" onClick={goOnPractising}>
          {practiceTexts.goOn}
        </Button>
        {isEmpty ? null : (
          <Button icon={<Printer aria-hidden="true" />} onClick={() => setPrinting(true)}>
            {practiceTexts.print}
          </Button>
        )}
        <Button onClick={() => void beginPractice()}>{practiceTexts.again}</Button>
        <Button onClick={() => void end()}>{practiceTexts.end}</Button>
      </div>
      {isPrinting ? (
        <PrintedPage onPrinted={() => setPrinting(false)}>
          <h1>{sheetTitle(formatDay(round.startedAtMs))}</h1>
          <ResultTable round={round} />
        </PrintedPage>
      ) : null}
    </Card>
  );
}

function ResultTable({ round }: { readonly round: PracticeRound }) {
  const result = practiceResult(round);
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{practiceTexts.point}</th>
          <th scope="col">{practiceTexts.error}</th>
          <th scope="col">{practiceTexts.accuracy}</th>
          <th scope="col">{practiceTexts.time}</th>
        </tr>
      </thead>
      <tbody>
        {round.attempts.map(({ errorMeters, accuracyMeters, durationMs }, index) => (
          <tr key={`${index + 1}`}>
            <th scope="row">{index + 1}</th>
            <td>{formatMeters(errorMeters)}</td>
            <td>± {formatMeters(accuracyMeters)}</td>
            <td>{practiceTime(durationMs)}</td>
          </tr>
        ))}
      </tbody>
      {result ? (
        <tfoot>
          <tr>
            <th scope="row">{practiceTexts.mean}</th>
            <td colSpan={2}>{formatMeters(result.meanErrorMeters)}</td>
            <td>{practiceTime(result.durationMs)}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** A line from each pin to the position that was measured then. */
function sketchOf({ attempts }: PracticeRound): MapSketch {
  return attempts.flatMap(({ pin, truth }, index) => [
    { kind: "line" as const, points: [pin, truth], isDashed: true },
    { kind: "point" as const, place: pin, label: `${index + 1}` },
    { kind: "point" as const, place: truth, label: "", isResult: true },
  ]);
}
