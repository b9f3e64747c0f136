/** A part of making a pack. */
export type Part = "networks" | "named routes" | "waters" | "ways";

/** A message of the worker: the start of a part, the pack, or an error. */
export type Report = { readonly starts: Part } | Run | { readonly error: string };

/** One pack made in the worker. */
export interface Run {
  readonly seconds: number;
  /** The SHA-256 of each file. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The functions that the bench calls in the page. */
export interface BenchPage {
  /** Makes a pack of the file that was chosen. */
  makePack(): Promise<Run>;
}

declare global {
  /** Receives the start of each part of a pack. Set by the bench. */
  var onPart: (part: Part) => void;
}

const input = document.createElement("input");
input.type = "file";
document.body.append(input);

const page: BenchPage = {
  makePack: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(
        /* webpackChunkName: "make-pack" */ new URL("./worker.ts", import.meta.url),
      );
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        if ("starts" in data) {
          globalThis.onPart(data.starts);
          return;
        }
        worker.terminate();
        if ("error" in data) reject(new Error(data.error));
        else resolve(data);
      };
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(input.files?.[0]);
    }),
};
Object.assign(globalThis, { bench: page });
