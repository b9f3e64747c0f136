import { createContext, useEffect, useState } from "react";
import type { MapPort } from "#mapview/map-port.ts";

/** The time that the text stays. */
const SAID_MS = 15_000;

/** The pause after which the same text is announced again. */
const SILENCE_MS = 80;

/** The centre and zoom of the map in words, on request. */
export interface CenterWords {
  readonly say: () => void;
  /** The text; null if there is none. */
  readonly message: string | null;
}

/** The announcements of the screen, for tools that request them. */
export const CenterWordsContext = createContext<CenterWords>({ say: () => {}, message: null });

/** Announces the centre and zoom of the map on request. */
export function useCenterInWords(controller: MapPort | null): CenterWords {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = window.setTimeout(() => setMessage(null), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [message]);

  async function say() {
    if (!controller) return;
    setMessage(null);
    await new Promise((resolve) => window.setTimeout(resolve, SILENCE_MS));
    const words = await import(/* webpackChunkName: "map-cards" */ "./center-words.ts").catch(
      () => null,
    );
    setMessage(words?.centerWordsOf(controller) ?? null);
  }

  return { message, say: () => void say() };
}
