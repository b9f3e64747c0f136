import { createStore } from "zustand/vanilla";
import type { PreviewItem } from "#domain/exchange/preview/preview-items.ts";

/** The contents of an import, shown on the map before they are added. */
export interface ImportOnMap {
  readonly items: readonly PreviewItem[];
  /** The item to highlight; null shows all of them. */
  readonly chosen: PreviewItem | null;
}

/** The import shown on the map; null if there is none. */
export const importOnMapStore = createStore<{ readonly shown: ImportOnMap | null }>(() => ({
  shown: null,
}));

/** Shows this import on the map in place of the previous one; null removes it. */
export function showImportOnMap(shown: ImportOnMap | null): void {
  importOnMapStore.setState({ shown });
}
