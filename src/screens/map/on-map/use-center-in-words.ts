import { createContext, useEffect, useState } from "react";
import type { MapPort } from "#mapview/map-port.ts";

/** How long the words stay. */
const SAID_MS = 15_000;

/** The same words are heard again only when they were gone for so long. */
const SILENCE_MS = 80;

/** The middle of the map and its zoom in words, once the user has asked for them. */
export interface CenterWords {
  readonly say: () => void;
  /** Null while nothing is said. */
  readonly said: string | null;
}

/** The words of the screen, for a tool that asks for them. */
export const CenterWordsContext = createContext<CenterWords>({ say: () => {}, said: null });

/** The middle of the map and its zoom in words, when somebody asks. */
export function useCenterInWords(controller: MapPort | null): CenterWords {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = window.setTimeout(() => setSaid(null), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [said]);

  async function say() {
    if (!controller) return;
    setSaid(null);
    await new Promise((resolve) => window.setTimeout(resolve, SILENCE_MS));
    const words = await import(/* webpackChunkName: "map-cards" */ "./center-words.ts").catch(
      () => null,
    );
    setSaid(words?.centerWordsOf(controller) ?? null);
  }

  return { said, say: () => void say() };
}
