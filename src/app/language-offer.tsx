import { useState } from "react";
import { useStore } from "zustand";
import { useNotice } from "#parts/map/use-notice.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { chooseLanguage } from "#state/settings/choose-language.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { englishOfferTexts } from "#words/app/language.ts";
import styles from "./language-offer.module.css";

/** Says once in English that there is an English version, below every screen until it is answered or half a minute passed. */
export function LanguageOffer() {
  const isAnswered = useStore(preferencesStore, ({ language }) => language !== null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isShown = useNotice("language", isAnswered ? null : "language", "offer");
  if (!isShown) return null;

  async function answer(language: "en" | "nl"): Promise<void> {
    setBusy(true);
    const outcome = await chooseLanguage(language, isRecording());
    setBusy(false);
    if (outcome === "written") document.querySelector("main")?.focus({ preventScroll: true });
    else if (outcome === "unavailable" || outcome === "recording")
      setProblem(englishOfferTexts[outcome]);
    else setProblem(englishOfferTexts.notStored);
  }

  return (
    <div lang="en" data-notice="language" className={styles["offer"]}>
      <p role="status">{problem ?? englishOfferTexts.offer}</p>
      <Button variant="primary" disabled={isBusy} onClick={() => void answer("en")}>
        {englishOfferTexts.accept}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={() => void answer("nl")}>
        {englishOfferTexts.decline}
      </Button>
    </div>
  );
}

function isRecording(): boolean {
  return recordingStatusStore.getState().status === "recording";
}
