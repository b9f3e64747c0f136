import { useEffect, useState } from "react";
import type { MapController } from "#mapview/map-controller.ts";

/** How long the words stay: asked again, they must be new to be heard again. */
const SAID_MS = 15_000;

/** The middle of the map and its zoom in words, when somebody asks. */
export function useCenterInWords(controller: MapController | null) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = window.setTimeout(() => setSaid(null), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [said]);

  async function say() {
    if (!controller) return;
    const words = await import(/* webpackChunkName: "map-cards" */ "./center-words.ts").catch(
      () => null,
    );
    setSaid(words?.centerWordsOf(controller) ?? null);
  }

  return { said, say: () => void say() };
}
