import { useStore } from "zustand";
import { COORDINATE_FORMATS } from "#domain/coordinates/coordinate-format.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Choice } from "#ui/choice.tsx";
import { Section } from "#ui/page.tsx";
import { coordinateExamples, settingsTexts } from "#words/app/settings.ts";
import { coordinateFormatNames } from "#words/position/coordinates.ts";
import type { ChoiceProps } from "./choice-props.ts";

/** Lets the user choose the first notation of coordinates. */
export function CoordinateFormatChoice({ id, onStored }: ChoiceProps & { readonly id: string }) {
  const chosen = useStore(preferencesStore, (preferences) => preferences.coordinateFormat);
  return (
    <Section id={id} heading={settingsTexts.coordinates}>
      <p>{settingsTexts.coordinatesHint}</p>
      <div role="radiogroup" aria-label={settingsTexts.coordinates}>
        {COORDINATE_FORMATS.map((format) => (
          <Choice
            key={format}
            kind="radio"
            name="coordinate-format"
            label={coordinateFormatNames[format]}
            hint={coordinateExamples[format]}
            checked={chosen === format}
            onChoose={() => onStored(setPreferences({ coordinateFormat: format }))}
          />
        ))}
      </div>
    </Section>
  );
}
