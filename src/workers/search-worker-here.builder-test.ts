import { handleSearch } from "#domain/search/handle-search.ts";
import { SearchIndex } from "#domain/search/search-index.ts";
import type { SearchAnswer, SearchMessage } from "#domain/search/search-messages.ts";

type Listener = (event: { readonly data: SearchAnswer }) => void;

/**
 * Stands in for the class `Worker` where there is none: looks up on the spot what the worker of the
 * search would. `builtIn` is the text of `places.json`.
 */
export function searchWorkerHere(builtIn: ArrayBuffer) {
  return class SearchWorkerHere {
    readonly #index = new SearchIndex();
    readonly #listeners: Listener[] = [];

    constructor() {
      this.#take({ kind: "put-json", set: "built-in", json: builtIn });
    }

    addEventListener(type: string, listener: Listener): void {
      if (type === "message") this.#listeners.push(listener);
    }

    postMessage(message: SearchMessage): void {
      const answer = this.#take(message);
      if (!answer) return;
      queueMicrotask(() => {
        for (const listener of this.#listeners) listener({ data: answer });
      });
    }

    #take(message: SearchMessage): SearchAnswer | null {
      return handleSearch(this.#index, message, (bytes) => new TextDecoder().decode(bytes));
    }
  };
}
