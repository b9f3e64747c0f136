// Drawn seldom, and on the first visit: what the compiler keeps of it would weigh more than it saves.
"use no memo";

import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import {
  COORDINATE_FORMATS,
  type CoordinateFormat,
} from "#domain/coordinates/coordinate-format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  COPY_FAILED,
  coordinateFormatName,
  coordinateFormatTexts,
  copiedText,
  namedCoordinate,
} from "#i18n/coordinates.ts";
import { copyText } from "#state/exchange/copy-text.ts";
import { vibrateTap } from "#state/feedback/vibrate-tap.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import styles from "./coordinate-button.module.css";
import { CopyButton } from "./copy-button.tsx";
import { useCoordinateText } from "./use-coordinate-text.ts";

/** How long a finger must rest on the coordinates to copy them. */
const LONG_PRESS_MS = 500;

/** How long it is said that it was copied. */
const COPIED_MS = 4000;

/** The form in which coordinates are looked at: the chosen one until a tap shows another. */
export function useLookedFormat() {
  const chosen = useStore(preferencesStore, ({ coordinateFormat }) => coordinateFormat);
  const [looked, onLook] = useState<CoordinateFormat | null>(null);
  return { format: looked ?? chosen, onLook };
}

interface CoordinateButtonProps {
  readonly place: LatLng;
  /** From `useLookedFormat`, for who shows another form beside it. */
  readonly format: CoordinateFormat;
  readonly onLook: (format: CoordinateFormat) => void;
}

/**
 * A place in one form: a tap shows the next one here, and only the button below it makes that the
 * choice of the app. A long press copies, and so does a button.
 */
export function CoordinateButton({ place, format, onLook }: CoordinateButtonProps) {
  const name = coordinateFormatName(format);
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
      onLook(nextFormat(format));
    },
  );
  return (
    <div className={styles["coordinate"]}>
      <button ref={button} type="button" data-coordinate={format} {...press}>
        {/* In place of the name, so that nothing moves under the finger. */}
        <span className={styles[isCopied ? "copied" : "format"]}>
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

/** Words that stay as they first were: a place that moves is not read aloud at every step. */
function Once({ words }: { readonly words: string }) {
  return useState(words)[0];
}

interface UseEverywhereProps {
  readonly format: CoordinateFormat;
  /** It has gone away under the keyboard. */
  readonly onUsed: () => void;
}

/** Makes the form that is looked at the choice of the app, where it is not yet. */
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

/** Copies the text by touch, and for a while knows that it did. */
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
