import { useState } from "react";
import { useStore } from "zustand";
import { settingsTexts } from "#i18n/settings.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { setColorScheme, settingsStore } from "#state/settings/settings.ts";
import { Button } from "#ui/button.tsx";
import styles from "./map-notices.module.css";

/** Offers dark colours to who keeps the device in them; whatever the answer, it is asked once. */
export function DarkOffer() {
  const isDark = useStore(settingsStore, ({ colorScheme }) => colorScheme === 1);
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered || isDark) return null;

  function answer(isYes: boolean) {
    setPreferences({ isDarkOffered: true });
    if (isYes) setColorScheme(1);
    setAnswered(true);
    // The button goes away under the focus: a screen reader goes on in the screen.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <div className={styles["notice"]}>
      <p>{settingsTexts.darkOffer}</p>
      <Button variant="quiet" className={styles["action"]} onClick={() => answer(true)}>
        {settingsTexts.dark}
      </Button>
      <Button
        variant="quiet"
        className={styles["hide"]}
        aria-label={settingsTexts.stayLight}
        onClick={() => answer(false)}
      >
        ×
      </Button>
    </div>
  );
}
