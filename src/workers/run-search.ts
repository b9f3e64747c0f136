import type { SearchAnswer, SearchMessage } from "#domain/search/search-messages.ts";

/** The other end of the search: takes messages, and gives an answer to each question. */
export interface SearchWorker {
  send(message: SearchMessage): void;
  onAnswer(listener: (answer: SearchAnswer) => void): void;
  /** Tells that it cannot be had, such as when its code is not loaded; no answer follows. */
  onFailure(listener: (failure: unknown) => void): void;
}

/** Starts the worker that keeps the places and looks them up. */
export function startSearchWorker(): SearchWorker {
  const worker = new Worker(new URL("./search.ts", import.meta.url), { name: "search" });
  return {
    send(message) {
      worker.postMessage(message, message.kind === "put-json" ? [message.json] : []);
    },
    onAnswer(listener) {
      worker.addEventListener("message", ({ data }: MessageEvent<SearchAnswer>) => listener(data));
    },
    onFailure(listener) {
      worker.addEventListener("error", ({ message }) => {
        worker.terminate();
        listener(new Error(message || "The worker of the search was not loaded."));
      });
    },
  };
}
