import { Compass, X } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import {
  type BearingUnit,
  bearingText,
  type DraftSighting,
  readBearing,
  type SurveyDraft,
} from "#domain/survey/survey-draft.ts";
import { CoordinateText } from "#parts/coordinates/coordinate-text.tsx";
import { bearingLabel, compassDoubt } from "#sentences/scouting/survey.ts";
import { nameSighting, removeSighting, typeBearing } from "#state/map/survey.ts";
import {
  allowCompass,
  compassStore,
  compassWantsPermission,
  headingStore,
} from "#state/position/position.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import row from "#ui/row.module.css";
import { TextField } from "#ui/text-field.tsx";
import { LOCALE } from "#words/locale.ts";
import { removeLabel, surveyTexts } from "#words/scouting/survey.ts";
import { compassBearing } from "./compass-bearing.ts";
import styles from "./survey.module.css";

interface SightingRowsProps {
  readonly draft: SurveyDraft;
  readonly task: "resect" | "intersect";
}

/** The known points, each with the bearing that is typed or taken from the compass. */
export function SightingRows({ draft: { sightings, unit, north }, task }: SightingRowsProps) {
  const [isByCompass, setByCompass] = useState(false);
  const accuracy = useStore(compassStore, (compass) => compass.accuracyDegrees);
  const hasCompass = useStore(headingStore, (heading) => heading.origin === "compass");

  function takeCompass({ id, at }: DraftSighting) {
    const degrees = compassBearing(at, north);
    if (degrees === null) return;
    typeBearing(id, bearingText(degrees, unit, LOCALE));
    setByCompass(true);
  }

  return (
    <>
      {sightings.length > 0 ? (
        <ul className={layout["rows"]}>
          {sightings.map((sighting) => (
            <li key={sighting.id} className={classNames(row["fieldRow"], styles["row"])}>
              <TextField
                label={surveyTexts.name}
                value={sighting.name}
                maxLength={40}
                onChange={(event) => nameSighting(sighting.id, event.currentTarget.value)}
              />
              <TextField
                label={bearingLabel(task, sighting.name)}
                inputMode="decimal"
                value={sighting.bearingText}
                error={bearingError(sighting.bearingText, unit)}
                onChange={(event) => typeBearing(sighting.id, event.currentTarget.value)}
              />
              {hasCompass ? (
                <Button icon={<Compass aria-hidden="true" />} onClick={() => takeCompass(sighting)}>
                  {surveyTexts.useCompass}
                </Button>
              ) : null}
              <IconButton
                label={removeLabel(sighting.name)}
                icon={<X aria-hidden="true" />}
                onClick={() => removeSighting(sighting.id)}
              />
              <span className={styles["place"]}>
                <CoordinateText place={sighting.at} usual="rd" />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {isByCompass ? <p role="status">{compassDoubt(accuracy)}</p> : null}
      {!hasCompass && compassWantsPermission() ? (
        <Button onClick={() => void allowCompass()}>{surveyTexts.allowCompass}</Button>
      ) : null}
    </>
  );
}

/** The sentence below a bearing that cannot be read; none while it is empty. */
export function bearingError(text: string, unit: BearingUnit): string | undefined {
  const isFine = text.trim() === "" || readBearing(text, unit) !== null;
  return isFine ? undefined : surveyTexts.notABearing[unit];
}
