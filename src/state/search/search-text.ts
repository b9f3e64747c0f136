import { createStore } from "zustand/vanilla";
import { addressOfGeoUri } from "#domain/links/geo-uri.ts";

/** The last search in this visit, to return to after a wrong choice; in memory only. */
export const searchTextStore = createStore<{ readonly text: string }>(() => ({ text: "" }));

/** Stores the search text; of a link with only an address, that address. */
export function keepSearchText(text: string): void {
  searchTextStore.setState({ text: addressOfGeoUri(text) ?? text });
}
