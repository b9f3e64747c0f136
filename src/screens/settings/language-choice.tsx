import { useState } from "react";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#domain/language/language.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { chooseLanguage, type LanguageOutcome } from "#state/settings/choose-language.ts";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { languageTexts } from "#words/app/language.ts";
import styles from "./settings-screen.module.css";

const PROBLEMS: Readonly<Record<Exclude<LanguageOutcome, "written">, string>> = {
  recording: languageTexts.recording,
  unavailable: languageTexts.unavailable,
  full: languageTexts.notStoredFull,
  blocked: languageTexts.notStored,
};

/** Lets the user choose the language of the interface, which reloads the page. */
export function LanguageChoice({ id }: { readonly id: string }) {
  const present = document.documentElement.lang;
  const [chosen, setChosen] = useState(present);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(language: Language): Promise<void> {
    setChosen(language);
    setProblem(null);
    setBusy(true);
    const outcome = await chooseLanguage(language, isRecording());
    setBusy(false);
    if (outcome === "written") return;
    setChosen(present);
    setProblem(PROBLEMS[outcome]);
  }

  return (
    <Section id={id} heading={languageTexts.headingForAll}>
      <div className={styles["sideBySide"]} role="radiogroup" aria-label={languageTexts.heading}>
        {LANGUAGES.map((language) => (
          <span key={language} lang={language}>
            <Choice
              kind="radio"
              name="language"
              label={LANGUAGE_NAMES[language]}
              checked={chosen === language}
              onChoose={() => void choose(language)}
            />
          </span>
        ))}
      </div>
      <p className={layout["hint"]} role="status">
        {isBusy ? languageTexts.fetching : languageTexts.hint}
      </p>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
    </Section>
  );
}

function isRecording(): boolean {
  return recordingStatusStore.getState().status === "recording";
}
