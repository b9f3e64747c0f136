import { makeNetworkPack } from "#domain/packs/make/make-network-pack.ts";
import { takeTurns } from "#rpc/in-turns.ts";
import type { Run } from "./page.ts";

/** As in the worker of the app. */
const MAX_DATA_BYTES = 100e6;

/** Makes a pack of the file that the page sends, as the worker of the app does, and hashes its files. */
addEventListener("message", ({ data }: MessageEvent<File>) => {
  makePack(data).then(
    (run) => postMessage(run),
    (error: unknown) => postMessage({ error: String(error) }),
  );
});

async function makePack(file: File): Promise<Run> {
  const phases: Record<string, number> = {};
  const hashes: Record<string, string> = {};
  let beganMs = performance.now();
  const startMs = beganMs;
  let hashMs = 0;
  await makeNetworkPack({
    source: file,
    fileName: file.name,
    maxBytes: MAX_DATA_BYTES,
    pause: takeTurns(new AbortController().signal),
    onProgress: ({ phase, done, total }) => {
      if (done < total) return;
      const now = performance.now();
      phases[phase] = (phases[phase] ?? 0) + (now - beganMs) / 1000;
      beganMs = now;
    },
    write: async (name, bytes) => {
      const before = performance.now();
      hashes[name] = await sha256(bytes);
      hashMs += performance.now() - before;
    },
  });
  return { seconds: (performance.now() - startMs - hashMs) / 1000, phases, hashes };
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
