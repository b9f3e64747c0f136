import { createStore } from "zustand/vanilla";
import type { AnchorCircle } from "#domain/anchor/anchor-watch.ts";

/** The circle that is being chosen, as the map draws it; null while none is. Memory only. */
export const anchorPreviewStore = createStore<{ readonly circle: AnchorCircle | null }>(() => ({
  circle: null,
}));

/** Draws this circle on the map before it is watched; null draws none. */
export function previewAnchor(circle: AnchorCircle | null): void {
  anchorPreviewStore.setState({ circle });
}
