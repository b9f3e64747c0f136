import { useStore } from "zustand";
import { guidance } from "#state/guidance/guidance.ts";
import layout from "#ui/layout.module.css";
import { guidanceTexts } from "#words/plan/guidance.ts";

/** Shows whether the device keeps the screen on. */
export function ScreenState() {
  const isScreenKeptOn = useStore(guidance.store, (snapshot) => snapshot.isScreenKeptOn);
  return (
    <p className={layout["hint"]} data-screen-kept-on={isScreenKeptOn}>
      {isScreenKeptOn ? guidanceTexts.screenKeptOn : guidanceTexts.screenMayGoOff}
    </p>
  );
}
