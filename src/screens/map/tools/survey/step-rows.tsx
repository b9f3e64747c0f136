import { Plus, X } from "lucide-react";
import { readDistance, type SurveyDraft } from "#domain/survey/survey-draft.ts";
import { CoordinateText } from "#parts/coordinates/coordinate-text.tsx";
import {
  removeStepLabel,
  stepBearingLabel,
  stepDistanceLabel,
} from "#sentences/scouting/survey.ts";
import { addStep, removeStep, typeStep } from "#state/map/survey.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import row from "#ui/row.module.css";
import { TextField } from "#ui/text-field.tsx";
import { surveyTexts } from "#words/scouting/survey.ts";
import { bearingError } from "./sighting-rows.tsx";
import styles from "./survey.module.css";

/** The start of a projection, and its steps: a bearing and a distance each. */
export function StepRows({ draft: { from, steps, unit } }: { readonly draft: SurveyDraft }) {
  return (
    <>
      {from ? (
        <p>
          {surveyTexts.from}: <CoordinateText place={from} usual="rd" />
        </p>
      ) : null}
      <ol className={layout["rows"]}>
        {steps.map((step, index) => (
          <li key={step.id} className={classNames(row["fieldRow"], styles["row"])}>
            <TextField
              label={stepBearingLabel(index + 1)}
              inputMode="decimal"
              value={step.bearingText}
              error={bearingError(step.bearingText, unit)}
              onChange={({ currentTarget }) =>
                typeStep(step.id, { bearingText: currentTarget.value })
              }
            />
            <TextField
              label={stepDistanceLabel(index + 1)}
              inputMode="decimal"
              value={step.distanceText}
              error={distanceError(step.distanceText)}
              onChange={({ currentTarget }) =>
                typeStep(step.id, { distanceText: currentTarget.value })
              }
            />
            <IconButton
              label={removeStepLabel(index + 1)}
              icon={<X aria-hidden="true" />}
              onClick={() => removeStep(step.id)}
            />
          </li>
        ))}
      </ol>
      <Button icon={<Plus aria-hidden="true" />} onClick={() => addStep()}>
        {surveyTexts.addStep}
      </Button>
    </>
  );
}

function distanceError(text: string): string | undefined {
  const isFine = text.trim() === "" || readDistance(text) !== null;
  return isFine ? undefined : surveyTexts.notADistance;
}
