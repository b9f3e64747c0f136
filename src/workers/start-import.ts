import type { ImportedWaypoint } from "#domain/exchange/imported.ts";
import {
  type ImportAnswer,
  type ImportMessage,
  type ImportQuestion,
  joinedAnswer,
} from "./import-messages.ts";
import type { ProgressListener } from "./read-import.ts";

/** A file that is being read. */
export interface ImportJob {
  /** Never rejects; never settles once the job is cancelled. */
  readonly answer: Promise<ImportAnswer>;
  /** Ends it at once. */
  cancel(): void;
}

/** Starts reading a file. */
export type StartImport = (question: ImportQuestion, onProgress: ProgressListener) => ImportJob;

/** Reads a file in a worker of its own, which ends with it: its memory is free at once. */
export const startImport: StartImport = (question, onProgress) => {
  const worker = new Worker(new URL("./import-file.ts", import.meta.url), { name: "import-file" });
  const answer = new Promise<ImportAnswer>((resolve) => {
    const end = (answered: ImportAnswer): void => {
      worker.terminate();
      resolve(answered);
    };
    const waypoints: ImportedWaypoint[] = [];
    worker.addEventListener("message", ({ data }: MessageEvent<ImportMessage>) => {
      if (data.kind === "answer") end(joinedAnswer(data, waypoints));
      else if (data.kind === "waypoints") waypoints.push(...data.waypoints);
      else onProgress(data.bytesDone, data.bytesTotal);
    });
    // Out of memory, or the worker could not be loaded: the page goes on.
    worker.addEventListener("error", () => end(UNREADABLE));
  });
  worker.postMessage(question);
  return { answer, cancel: () => worker.terminate() };
};

const UNREADABLE: ImportAnswer = {
  result: { ok: false, refusal: { reason: "unreadable" } },
  csv: null,
};
