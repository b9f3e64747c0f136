import { useState } from "react";
import { useStore } from "zustand";
import { useNotice } from "#parts/map/use-notice.ts";
import { type ColorChoice, chooseColors } from "#state/settings/color-choice.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { Button } from "#ui/button.tsx";
import { settingsTexts } from "#words/app/settings.ts";
import styles from "./map-notices.module.css";
import { NoticeBox } from "./notice-box.tsx";

/** Offers dark colours on a dark device, once, whatever the answer. */
export function DarkOffer() {
  const isDark = useStore(settingsStore, ({ colorScheme }) => colorScheme === 1);
  const [isAnswered, setAnswered] = useState(false);
  const isShown = useNotice("dark", isAnswered || isDark ? null : "dark", true);
  if (!isShown) return null;

  function answer(choice: ColorChoice | null) {
    setPreferences({ isDarkOffered: true });
    if (choice !== null) chooseColors(choice);
    setAnswered(true);
    // The focused button disappears: move the focus to the screen.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <NoticeBox
      name="dark"
      className={styles["tall"]}
      hideLabel={settingsTexts.stayLight}
      onHide={() => answer(null)}
    >
      <p>{settingsTexts.darkOffer}</p>
      <Button variant="quiet" className={styles["action"]} onClick={() => answer(1)}>
        {settingsTexts.dark}
      </Button>
      <Button variant="quiet" className={styles["action"]} onClick={() => answer("device")}>
        {settingsTexts.deviceColors}
      </Button>
    </NoticeBox>
  );
}
