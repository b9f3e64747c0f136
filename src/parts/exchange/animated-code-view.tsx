import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { animatedCode, FRAME_MS } from "#domain/sharing/animated-code.ts";
import { frameLabel } from "#sentences/exchange/sharing.ts";
import { keepScreenOn } from "#state/position/keep-screen-on.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { sharingTexts } from "#words/exchange/sharing.ts";
import styles from "./exchange-dialogs.module.css";
import { QrPicture } from "./qr-picture.tsx";

/**
 * Shows a text that is too long for one QR code as a series of them. It plays until it is paused; with reduced motion
 * it starts paused, and the user steps through the frames.
 */
export function AnimatedCodeView({ text }: { readonly text: string }) {
  const code = useMemo(() => animatedCode(text), [text]);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(
    () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setIndex((shown) => shown + 1), FRAME_MS);
    const release = keepScreenOn();
    return () => {
      clearInterval(timer);
      release();
    };
  }, [isPlaying]);

  // Stepping stays within the frames that hold the text; the later ones only help a camera that misses some.
  const step = (by: number) => {
    setPlaying(false);
    setIndex((shown) => (Math.min(shown, code.count) + by + code.count) % code.count);
  };
  return (
    <div className={styles["steps"]}>
      <p>{sharingTexts.animatedHint}</p>
      <QrPicture text={code.frame(index)} label={sharingTexts.animatedLabel} />
      <p className={styles["frame"]} aria-live={isPlaying ? "off" : "polite"}>
        {frameLabel(index, code.count)}
      </p>
      <div className={styles["player"]}>
        <IconButton
          label={sharingTexts.previousFrame}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <Button
          icon={
            isPlaying ? (
              <Pause aria-hidden="true" size={20} />
            ) : (
              <Play aria-hidden="true" size={20} />
            )
          }
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? sharingTexts.pause : sharingTexts.play}
        </Button>
        <IconButton
          label={sharingTexts.nextFrame}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => step(1)}
        />
      </div>
    </div>
  );
}
