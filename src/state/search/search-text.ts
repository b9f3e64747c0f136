import { createStore } from "zustand/vanilla";

/** What was searched last on this visit, to go on with it when the first choice was wrong; memory only. */
export const searchTextStore = createStore<{ readonly text: string }>(() => ({ text: "" }));

/** Keeps what is being searched. */
export function keepSearchText(text: string): void {
  searchTextStore.setState({ text });
}
