import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { COORDINATE_FORMATS, type CoordinateFormat } from "#domain/preferences/preferences.ts";
import { coordinateFormatName, namedCoordinate } from "#i18n/coordinates.ts";
import { cardTexts } from "#i18n/map-cards.ts";
import { CopyButton } from "#parts/copy-button.tsx";
import { useCoordinateText } from "#parts/use-coordinate-text.ts";
import { copyText } from "#state/device/copy-text.ts";
import { vibrateTap } from "#state/device/vibrate.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import styles from "./place-card.module.css";

/** How long a finger must rest on the coordinates to copy them. */
const LONG_PRESS_MS = 500;

/** How long "Gekopieerd" stays. */
const COPIED_MS = 4000;

/**
 * A place in the chosen form: a tap shows the next one here, and only the button beside it makes that
 * the choice of the app. A long press copies, and so does a button.
 */
export function CoordinateButton({ place }: { readonly place: LatLng }) {
  const chosen = useStore(preferencesStore, (preferences) => preferences.coordinateFormat);
  const [looked, setLooked] = useState<CoordinateFormat | null>(null);
  const format = looked ?? chosen;
  const text = useCoordinateText(place, format);
  const shown = text === null ? cardTexts.outsideFormat : namedCoordinate(format, text ?? "…");
  const [word, setWord] = useState<string | null>(null);
  const [isCycled, setCycled] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isCopied = word === cardTexts.copied;
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setWord(null), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    if (!text) return;
    const isDone = await copyText(text);
    if (isDone) vibrateTap();
    setWord(isDone ? cardTexts.copied : cardTexts.copyFailed);
    // What a tap said before is not said again when the word goes.
    setCycled(false);
  }

  const press = useLongPress(
    () => void copy(),
    () => {
      setWord(null);
      setCycled(true);
      setLooked(nextFormat(format));
    },
  );

  return (
    <div className={styles["coordinate"]}>
      <button ref={button} type="button" data-coordinate={format} {...press}>
        <span className={isCopied ? "visually-hidden" : styles["format"]}>
          {coordinateFormatName(format)}
        </span>
        {/* Heard below; seen in place of the name, so that nothing moves under the finger. */}
        {isCopied ? (
          <span className={styles["copied"]} aria-hidden="true">
            {word}
          </span>
        ) : null}
        <span className={styles["digits"]}>{shown}</span>
        <span className="visually-hidden">, {cardTexts.nextFormat}</span>
      </button>
      {text ? <CopyButton what={coordinateFormatName(format)} text={text} /> : null}
      {format === chosen ? null : (
        <Button
          variant="quiet"
          className={styles["everywhere"]}
          onClick={() => {
            setPreferences({ coordinateFormat: format });
            // The button goes away under the keyboard.
            button.current?.focus();
          }}
        >
          {cardTexts.useEverywhere}
        </Button>
      )}
      <span
        role="status"
        className={word === cardTexts.copyFailed ? styles["word"] : "visually-hidden"}
      >
        {word ??
          (isCycled && text !== undefined
            ? `${coordinateFormatName(format)}: ${text ?? shown}`
            : null)}
      </span>
    </div>
  );
}

function nextFormat(format: CoordinateFormat): CoordinateFormat {
  const next = (COORDINATE_FORMATS.indexOf(format) + 1) % COORDINATE_FORMATS.length;
  return COORDINATE_FORMATS[next] ?? format;
}

/** Handlers of a button that tells a long press from a tap; Enter and space are a tap. */
function useLongPress(onLongPress: () => void, onTap: () => void) {
  const timer = useRef(0);
  const wasLong = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  return {
    onPointerDown() {
      wasLong.current = false;
      timer.current = window.setTimeout(() => {
        wasLong.current = true;
        onLongPress();
      }, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick() {
      if (!wasLong.current) onTap();
      wasLong.current = false;
    },
  };
}
