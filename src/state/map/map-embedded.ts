import { createStore } from "zustand/vanilla";

/** True if a screen or dialog has the only map of this visit in a frame of its own. */
export const mapEmbeddedStore = createStore<{ readonly isEmbedded: boolean }>(() => ({
  isEmbedded: false,
}));
