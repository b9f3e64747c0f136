import { useStore } from "zustand";
import type { ColorScheme } from "#domain/settings/settings.ts";
import { settingsTexts } from "#i18n/settings.ts";
import { setColorScheme, settingsStore } from "#state/settings/settings.ts";
import { Choice } from "#ui/choice.tsx";
import { Section } from "#ui/page.tsx";
import type { ChoiceProps } from "./kept.ts";
import styles from "./settings-screen.module.css";

const COLOR_SCHEMES: ReadonlyArray<{ scheme: ColorScheme; label: string }> = [
  { scheme: 0, label: settingsTexts.light },
  { scheme: 1, label: settingsTexts.dark },
];

/** Light or dark, at once. */
export function ColorSchemeChoice({ onKept }: ChoiceProps) {
  const chosen = useStore(settingsStore, (settings) => settings.colorScheme);
  return (
    <Section heading={settingsTexts.colorScheme}>
      <div
        className={styles["sideBySide"]}
        role="radiogroup"
        aria-label={settingsTexts.colorScheme}
      >
        {COLOR_SCHEMES.map(({ scheme, label }) => (
          <Choice
            key={scheme}
            kind="radio"
            name="color-scheme"
            label={label}
            checked={chosen === scheme}
            onChoose={() => onKept(setColorScheme(scheme))}
          />
        ))}
      </div>
    </Section>
  );
}
