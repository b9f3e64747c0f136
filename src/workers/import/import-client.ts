import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { waypointsOf } from "#domain/exchange/waypoint-columns.ts";
import { RemoteCallError, RemoteWorker } from "#rpc/remote-worker.ts";
import {
  type ImportAnswer,
  type ImportCalls,
  type ImportPart,
  type ImportQuestion,
  joinedAnswer,
} from "./import-calls.ts";
import type { ProgressListener } from "./read-import.ts";

/** A file that is being read. */
export interface ImportJob {
  /** Never rejects; never settles once the job is cancelled. */
  readonly answer: Promise<ImportAnswer>;
  /** Stops at once. */
  cancel(): void;
}

/** Starts reading a file. */
export type StartImport = (question: ImportQuestion, onProgress: ProgressListener) => ImportJob;

/**
 * The time that an idle worker is kept: it reads the next file three times as fast as a new one, but uses
 * memory.
 */
const SPARE_MS = 30_000;

type ImportWorker = RemoteWorker<ImportCalls>;

let spare: { readonly worker: ImportWorker; readonly timer: number } | null = null;

/** Reads a file in a worker, which is kept for the next file. */
export const startImport: StartImport = (question, onProgress) => {
  const worker = takeSpare() ?? new RemoteWorker<ImportCalls>(startWorker);
  const waypoints: ExchangeWaypoint[] = [];
  const onPart = (part: ImportPart): void => {
    if (part.kind === "progress") onProgress(part.bytesDone, part.bytesTotal);
    else waypoints.push(...waypointsOf(part.columns));
  };
  let isAnswered = false;
  const answered = (answer: ImportAnswer): ImportAnswer => {
    isAnswered = true;
    keepSpare(worker);
    return joinedAnswer(answer, waypoints);
  };
  return {
    answer: worker.call("read", question, { onPart }).then(answered, (error: unknown) => {
      const isCancelled = error instanceof RemoteCallError && error.kind === "ended";
      if (isCancelled) return new Promise<ImportAnswer>(() => {});
      // Out of memory, or the worker could not be loaded; the page must go on.
      isAnswered = true;
      worker.end();
      return UNREADABLE;
    }),
    cancel() {
      // After the answer, the worker may already be reading another file.
      if (!isAnswered) worker.end();
    },
  };
};

function startWorker(): Worker {
  return new Worker(new URL("./import-worker.ts", import.meta.url), { name: "import-file" });
}

function takeSpare(): ImportWorker | null {
  const taken = spare;
  spare = null;
  if (!taken) return null;
  clearTimeout(taken.timer);
  return taken.worker;
}

function keepSpare(worker: ImportWorker): void {
  takeSpare()?.end();
  const timer = window.setTimeout(() => takeSpare()?.end(), SPARE_MS);
  spare = { worker, timer };
}

const UNREADABLE: ImportAnswer = {
  result: { ok: false, problem: { reason: "unreadable" } },
  csv: null,
};
