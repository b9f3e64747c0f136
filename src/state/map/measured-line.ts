import { createStore } from "zustand/vanilla";
import type { MeasuredLine } from "#domain/measure/measured-line.ts";

/** The measured line on the map; null when there is none. Memory only. */
export const measuredLineStore = createStore<{ readonly line: MeasuredLine | null }>(() => ({
  line: null,
}));

/** Draws this line on the map instead of the one before; null draws none. */
export function showMeasuredLine(line: MeasuredLine | null): void {
  measuredLineStore.setState({ line });
}
