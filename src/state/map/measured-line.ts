import { createStore } from "zustand/vanilla";
import type { MeasuredLine } from "#domain/measure/measured-line.ts";

/** The measured line on the map; null when there is none. Memory only. */
export const measuredLineStore = createStore<{ readonly line: MeasuredLine | null }>(() => ({
  line: null,
}));

/** Shows this line on the map in place of the previous one; null removes it. */
export function showMeasuredLine(line: MeasuredLine | null): void {
  measuredLineStore.setState({ line });
}
