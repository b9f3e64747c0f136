import { createStore } from "zustand/vanilla";
import type { AnchorCircle } from "#domain/anchor/anchor-watch.ts";

/** The circle that is being set up, for the map to draw; null when there is none. Kept in memory only. */
export const anchorPreviewStore = createStore<{ readonly circle: AnchorCircle | null }>(() => ({
  circle: null,
}));

/** Draws a circle on the map before it is watched; null removes it. */
export function previewAnchor(circle: AnchorCircle | null): void {
  anchorPreviewStore.setState({ circle });
}
