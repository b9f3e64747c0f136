import { Volume2, VolumeX } from "lucide-react";
import { useStore } from "zustand";
import { anchorStore, prepareAnchorSound } from "#state/boating/anchor.ts";
import { Button } from "#ui/button.tsx";
import { anchorTexts } from "#words/water/anchor.ts";
import styles from "./anchor.module.css";

/** Lets the user test the alarm: a browser allows sound only after a tap, and a page cannot see the volume. */
export function SoundTest() {
  const isOn = useStore(anchorStore, (state) => state.isSoundOn);
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <div className={styles["sound"]} data-sound={isOn ? "on" : "off"}>
      <p role="status">{isOn ? anchorTexts.soundOn : anchorTexts.soundOff}</p>
      <Button Icon={Icon} onClick={() => void prepareAnchorSound(true)}>
        {anchorTexts.test}
      </Button>
    </div>
  );
}
