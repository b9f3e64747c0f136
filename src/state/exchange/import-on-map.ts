import { createStore } from "zustand/vanilla";
import type { PreviewItem } from "#domain/exchange/preview/preview-items.ts";

/** The contents of an import, drawn on the map before they are added. */
export interface ImportOnMap {
  readonly items: readonly PreviewItem[];
  /** The one item that is looked at; null for all of them. */
  readonly chosen: PreviewItem | null;
}

/** The import on the map; null when there is none. */
export const importOnMapStore = createStore<{ readonly shown: ImportOnMap | null }>(() => ({
  shown: null,
}));

/** Draws this import on the map instead of the one before; null draws none. */
export function showImportOnMap(shown: ImportOnMap | null): void {
  importOnMapStore.setState({ shown });
}
