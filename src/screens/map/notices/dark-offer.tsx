import { useState } from "react";
import { useStore } from "zustand";
import { settingsTexts } from "#i18n/settings.ts";
import { type ColorChoice, chooseColors } from "#state/settings/color-choice.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import offerStyles from "./dark-offer.module.css";
import styles from "./map-notices.module.css";

/** Offers dark colours to who keeps the device in them; whatever the answer, it is asked once. */
export function DarkOffer() {
  const isDark = useStore(settingsStore, ({ colorScheme }) => colorScheme === 1);
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered || isDark) return null;

  function answer(choice: ColorChoice | null) {
    setPreferences({ isDarkOffered: true });
    if (choice !== null) chooseColors(choice);
    setAnswered(true);
    // The button goes away under the focus: a screen reader goes on in the screen.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <div className={classNames(styles["notice"], offerStyles["offer"])}>
      <p>{settingsTexts.darkOffer}</p>
      <Button variant="quiet" className={styles["action"]} onClick={() => answer(1)}>
        {settingsTexts.dark}
      </Button>
      <Button variant="quiet" className={styles["action"]} onClick={() => answer("device")}>
        {settingsTexts.deviceColors}
      </Button>
      <Button
        variant="quiet"
        className={styles["hide"]}
        aria-label={settingsTexts.stayLight}
        onClick={() => answer(null)}
      >
        ×
      </Button>
    </div>
  );
}
