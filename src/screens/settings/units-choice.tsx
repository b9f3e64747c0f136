import { useStore } from "zustand";
import { UNITS } from "#domain/preferences/units.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Choice } from "#ui/choice.tsx";
import { Section } from "#ui/page.tsx";
import { settingsTexts } from "#words/app/settings.ts";
import type { ChoiceProps } from "./choice-props.ts";

/** Lets the user choose the units of shown and spoken distances, speeds and heights. */
export function UnitsChoice({ id, onStored }: ChoiceProps & { readonly id: string }) {
  const chosen = useStore(preferencesStore, (preferences) => preferences.units);
  return (
    <Section id={id} heading={settingsTexts.units}>
      <p>{settingsTexts.unitsHint}</p>
      <div role="radiogroup" aria-label={settingsTexts.units}>
        {UNITS.map((units) => (
          <Choice
            key={units}
            kind="radio"
            name="units"
            label={settingsTexts.unitNames[units]}
            checked={chosen === units}
            onChoose={() => onStored(setPreferences({ units }))}
          />
        ))}
      </div>
    </Section>
  );
}
