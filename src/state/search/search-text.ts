import { createStore } from "zustand/vanilla";

/** The last search in this visit, to return to after a wrong choice; in memory only. */
export const searchTextStore = createStore<{ readonly text: string }>(() => ({ text: "" }));

/** Stores the search text. */
export function keepSearchText(text: string): void {
  searchTextStore.setState({ text });
}
