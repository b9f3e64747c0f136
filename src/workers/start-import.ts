import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { waypointsOf } from "#domain/exchange/waypoint-columns.ts";
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

/** A worker that has read something reads the next three times as fast; then its memory is let go. */
const SPARE_MS = 30_000;

let spare: { readonly worker: Worker; readonly timer: number } | null = null;

/** Reads a file in a worker, and keeps that for the next file. */
export const startImport: StartImport = (question, onProgress) => {
  const worker = takeSpare() ?? newWorker();
  const listening = new AbortController();
  const { signal } = listening;
  const answer = new Promise<ImportAnswer>((resolve) => {
    const waypoints: ExchangeWaypoint[] = [];
    const hear = ({ data }: MessageEvent<ImportMessage>): void => {
      if (data.kind === "progress") onProgress(data.bytesDone, data.bytesTotal);
      else if (data.kind === "waypoints") waypoints.push(...waypointsOf(data.columns));
      else {
        listening.abort();
        keepSpare(worker);
        resolve(joinedAnswer(data, waypoints));
      }
    };
    // Out of memory, or the worker could not be loaded: the page goes on.
    const fail = (): void => {
      listening.abort();
      worker.terminate();
      resolve(UNREADABLE);
    };
    worker.addEventListener("message", hear, { signal });
    worker.addEventListener("error", fail, { signal });
  });
  worker.postMessage(question);
  return {
    answer,
    cancel() {
      // After the answer it may be reading another file by now.
      if (!signal.aborted) worker.terminate();
    },
  };
};

function newWorker(): Worker {
  return new Worker(new URL("./import-file.ts", import.meta.url), { name: "import-file" });
}

function takeSpare(): Worker | null {
  const taken = spare;
  spare = null;
  if (!taken) return null;
  clearTimeout(taken.timer);
  return taken.worker;
}

function keepSpare(worker: Worker): void {
  takeSpare()?.terminate();
  const timer = window.setTimeout(() => takeSpare()?.terminate(), SPARE_MS);
  spare = { worker, timer };
}

const UNREADABLE: ImportAnswer = {
  result: { ok: false, refusal: { reason: "unreadable" } },
  csv: null,
};
