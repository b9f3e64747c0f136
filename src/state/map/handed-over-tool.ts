import { createStore } from "zustand/vanilla";

interface HandedOver {
  /** The id of the tool. */
  readonly id: string;
  readonly input: unknown;
}

/** The tool that the map beside another screen leaves to the screen of the map; null for none. Memory only. */
export const handedOverTool = createStore<{ readonly handedOver: HandedOver | null }>(() => ({
  handedOver: null,
}));
