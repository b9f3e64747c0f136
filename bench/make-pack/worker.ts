import {
  type MakeProgress,
  makeNetworkPack,
  PATHS_STARTS,
} from "#domain/packs/make/make-network-pack.ts";
import { takeTurns } from "#rpc/in-turns.ts";
import type { Part, Report, Run } from "./page.ts";

/** As in the worker of the app. */
const MAX_DATA_BYTES = 100e6;

/** Makes a pack of the file that the page sends, as the worker of the app does, and hashes its files. */
addEventListener("message", ({ data }: MessageEvent<File>) => {
  makePack(data).then(
    (run) => report(run),
    (error: unknown) => report({ error: String(error) }),
  );
});

function report(what: Report): void {
  postMessage(what);
}

async function makePack(file: File): Promise<Run> {
  const hashes: Record<string, string> = {};
  const startMs = performance.now();
  let hashMs = 0;
  let part: Part | null = null;
  await makeNetworkPack({
    source: file,
    fileName: file.name,
    maxBytes: MAX_DATA_BYTES,
    pause: takeTurns(new AbortController().signal),
    onProgress: (progress) => {
      const starts = partOf(progress);
      if (starts !== part) report({ starts });
      part = starts;
    },
    write: async (name, bytes) => {
      const before = performance.now();
      hashes[name] = await sha256(bytes);
      hashMs += performance.now() - before;
    },
  });
  return { seconds: (performance.now() - startMs - hashMs) / 1000, hashes };
}

function partOf({ phase, done }: MakeProgress): Part {
  if (phase !== "paths") return "networks";
  if (done < PATHS_STARTS.waters) return "named routes";
  return done < PATHS_STARTS.ways ? "waters" : "ways";
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
