import { useStore } from "zustand";
import { type ColorChoice, chooseColors } from "#state/settings/color-choice.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { Choice } from "#ui/choice.tsx";
import { Section } from "#ui/page.tsx";
import { settingsTexts } from "#words/app/settings.ts";
import type { ChoiceProps } from "./choice-props.ts";
import styles from "./settings-screen.module.css";

const CHOICES: ReadonlyArray<{ choice: ColorChoice; label: string }> = [
  { choice: 0, label: settingsTexts.light },
  { choice: 1, label: settingsTexts.dark },
  { choice: "device", label: settingsTexts.deviceColors },
  { choice: "red", label: settingsTexts.nightRed },
];

/** Lets the user choose light, dark or the colours of the device. */
export function ColorSchemeChoice({ id, onStored }: ChoiceProps & { readonly id: string }) {
  const chosen = useColorChoice();
  return (
    <Section id={id} heading={settingsTexts.colorScheme}>
      <div
        className={styles["sideBySide"]}
        role="radiogroup"
        aria-label={settingsTexts.colorScheme}
      >
        {CHOICES.map(({ choice, label }) => (
          <Choice
            key={choice}
            kind="radio"
            name="color-scheme"
            label={label}
            checked={chosen === choice}
            onChoose={() => onStored(chooseColors(choice))}
          />
        ))}
      </div>
    </Section>
  );
}

function useColorChoice(): ColorChoice {
  const scheme = useStore(settingsStore, (settings) => settings.colorScheme);
  const isDevice = useStore(preferencesStore, (preferences) => preferences.followsDeviceColors);
  const isRed = useStore(preferencesStore, (preferences) => preferences.nightRed);
  const unlessRed = isDevice ? "device" : scheme;
  return isRed ? "red" : unlessRed;
}

/** Returns the name of the chosen colours. */
export function useColorName(): string | undefined {
  const chosen = useColorChoice();
  return CHOICES.find(({ choice }) => choice === chosen)?.label;
}
