import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type BearingUnit, bearingText } from "#domain/survey/survey-draft.ts";
import type { SurveyOutcome } from "#domain/survey/survey-outcome.ts";
import { CoordinateText } from "#parts/coordinates/coordinate-text.tsx";
import { exactnessText, wrongBearingText } from "#sentences/scouting/survey.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { LOCALE } from "#words/locale.ts";
import { surveyTexts } from "#words/scouting/survey.ts";
import styles from "./survey.module.css";

/** Below this angle between two bearings a small error in one moves their crossing far. */
const NARROW_DEGREES = 30;

interface SurveyResultProps {
  readonly outcome: SurveyOutcome;
  readonly unit: BearingUnit;
  readonly onPlace: (place: LatLng) => void;
}

/** The computed point and its accuracy, or the reason why there is none. */
export function SurveyResult({ outcome, unit, onPlace }: SurveyResultProps) {
  const { points, fix, problem, wrong } = outcome;
  const found = fix?.position ?? points.at(-1);
  const isNarrow = fix !== null && fix.crossingDegrees < NARROW_DEGREES;
  return (
    <section
      className={classNames(layout["closeStack"], styles["result"])}
      aria-label={surveyTexts.result}
      aria-live="polite"
    >
      {problem ? <p className={styles["problem"]}>{surveyTexts.problems[problem]}</p> : null}
      {found ? (
        <p className={styles["found"]}>
          <CoordinateText place={found} usual="rd" />
        </p>
      ) : null}
      {fix?.ellipse ? (
        <p>{exactnessText(fix.ellipse.semiMajorMeters, fix.ellipse.semiMinorMeters)}</p>
      ) : null}
      {fix && !fix.ellipse && !wrong ? (
        <p className={styles["problem"]}>
          {`${surveyTexts.contradiction} ${surveyTexts.errorUnknown}`}
        </p>
      ) : null}
      {wrong ? (
        <p className={styles["problem"]}>
          {wrongBearingText(
            wrong.name,
            bearingText(wrong.fittingDegrees, unit, LOCALE),
            wrong.isCertain,
          )}
        </p>
      ) : null}
      {isNarrow ? <p className={styles["problem"]}>{surveyTexts.narrow}</p> : null}
      {found ? (
        <Button variant="primary" onClick={() => onPlace(found)}>
          {surveyTexts.toWaypoint}
        </Button>
      ) : null}
    </section>
  );
}
