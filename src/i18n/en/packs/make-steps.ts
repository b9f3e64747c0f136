import { formatBytes } from "#sentences/intl/bytes.ts";

/** The steps of making a pack, in the order in which they are done. */
const STEPS: Readonly<Record<string, string>> = {
  queued: "waiting for the server",
  cutting: "the server is extracting the area",
  receiving: "downloading",
  index: "indexing the file",
  relations: "finding routes",
  ways: "reading paths",
  nodes: "reading nodes",
  routes: "building the network",
  tiles: "drawing the network",
};

/** "Step 3 of 6: reading paths", "Step 3 of 9: downloading, 12 MB of 40 MB". */
export function makeStepText(
  phase: string,
  number: number,
  count: number,
  received: { readonly doneBytes: number; readonly totalBytes: number } | null,
): string {
  const text = `Step ${number} of ${count}: ${STEPS[phase] ?? phase}`;
  if (!received) return text;
  return `${text}, ${formatBytes(received.doneBytes)} of ${formatBytes(received.totalBytes)}`;
}
