import { useStore } from "zustand";
import { guidanceTexts } from "#i18n/plan/guidance.ts";
import { guidance } from "#state/guidance/guidance.ts";
import layout from "#ui/layout.module.css";

/** Shows whether the device keeps the screen on. */
export function ScreenState() {
  const isScreenKeptOn = useStore(guidance.store, (snapshot) => snapshot.isScreenKeptOn);
  return (
    <p className={layout["hint"]} data-screen-kept-on={isScreenKeptOn}>
      {isScreenKeptOn ? guidanceTexts.screenKeptOn : guidanceTexts.screenMayGoOff}
    </p>
  );
}
