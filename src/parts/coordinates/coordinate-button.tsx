// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import {
  COORDINATE_FORMATS,
  type CoordinateFormat,
} from "#domain/coordinates/coordinate-format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { namedCoordinate } from "#sentences/position/coordinates.ts";
import { copyText } from "#state/exchange/copy-text.ts";
import { vibrateTap } from "#state/feedback/vibrate-tap.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import {
  COPY_FAILED,
  coordinateFormatNames,
  coordinateFormatTexts,
  copiedText,
} from "#words/position/coordinates.ts";
import styles from "./coordinate-button.module.css";
import { CopyButton } from "./copy-button.tsx";
import { useCoordinateText } from "./use-coordinate-text.ts";

/** The duration of a press that copies the coordinates. */
const LONG_PRESS_MS = 500;

/** The time that the confirmation of a copy is shown. */
const COPIED_MS = 4000;

/** Returns the notation in view: the chosen one until a tap shows another. */
export function useShownFormat() {
  const chosen = useStore(preferencesStore, ({ coordinateFormat }) => coordinateFormat);
  const [shown, onShow] = useState<CoordinateFormat | null>(null);
  return { format: shown ?? chosen, onShow };
}

interface CoordinateButtonProps {
  readonly place: LatLng;
  /** The notation in view, from `useShownFormat`, for components that show another beside it. */
  readonly format: CoordinateFormat;
  readonly onShow: (format: CoordinateFormat) => void;
}

/**
 * Shows a place in one notation. A tap shows the next one here, and only the button below it makes that the choice of
 * the app. A long press copies, and so does a button.
 */
export function CoordinateButton({ place, format, onShow }: CoordinateButtonProps) {
  const name = coordinateFormatNames[format];
  const text = useCoordinateText(place, format);
  const button = useRef<HTMLButtonElement>(null);
  const { isCopied, hasFailed, copy, forget } = useCopying(text);
  const [isCycled, setCycled] = useState(false);
  const press = useLongPress(
    () => {
      setCycled(false);
      void copy();
    },
    () => {
      forget();
      setCycled(true);
      onShow(nextFormat(format));
    },
  );
  return (
    <div className={styles["coordinate"]}>
      <button ref={button} type="button" data-coordinate={format} {...press}>
        {/* Replaces the name, so that nothing moves under the finger. */}
        <span className={isCopied ? styles["copied"] : layout["hint"]}>
          {isCopied ? copiedText(name) : name}
        </span>
        <span className={styles["digits"]}>
          {text === null ? coordinateFormatTexts.noWords : namedCoordinate(format, text ?? "…")}
        </span>
        <span className="visually-hidden">, {coordinateFormatTexts.next}</span>
      </button>
      {text ? <CopyButton what={name} text={text} /> : null}
      <UseEverywhere format={format} onUsed={() => button.current?.focus()} />
      <span role="status" className={hasFailed ? styles["problem"] : "visually-hidden"}>
        {hasFailed ? COPY_FAILED : null}
        {isCopied ? copiedText(name) : null}
        {isCycled && text !== undefined ? (
          <Once key={format} words={`${name}: ${text ?? coordinateFormatTexts.noWords}`} />
        ) : null}
      </span>
    </div>
  );
}

/** Keeps the first text, so that a moving place is not read aloud at every step. */
function Once({ words }: { readonly words: string }) {
  return useState(words)[0];
}

interface UseEverywhereProps {
  readonly format: CoordinateFormat;
  /** Called after the button disappeared while it had the focus. */
  readonly onUsed: () => void;
}

/** Makes the notation in view the choice of the app, if it is not yet. */
function UseEverywhere({ format, onUsed }: UseEverywhereProps) {
  const chosen = useStore(preferencesStore, ({ coordinateFormat }) => coordinateFormat);
  if (format === chosen) return null;
  const use = () => {
    setPreferences({ coordinateFormat: format });
    onUsed();
  };
  return (
    <Button variant="quiet" className={styles["everywhere"]} onClick={use}>
      {coordinateFormatTexts.useEverywhere}
    </Button>
  );
}

/** Copies a text, and reports that for a while. */
function useCopying(text: string | null | undefined) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const isCopied = outcome === "copied";
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setOutcome(null), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    if (!text) return;
    const isDone = await copyText(text);
    if (isDone) vibrateTap();
    setOutcome(isDone ? "copied" : "failed");
  }
  return { isCopied, hasFailed: outcome === "failed", copy, forget: () => setOutcome(null) };
}

function nextFormat(format: CoordinateFormat): CoordinateFormat {
  const next = (COORDINATE_FORMATS.indexOf(format) + 1) % COORDINATE_FORMATS.length;
  return COORDINATE_FORMATS[next] ?? format;
}

/** Returns the handlers of a button that distinguish a long press from a tap; Enter and space count as a tap. */
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
