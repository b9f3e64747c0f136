/** Where the operator reads how far it is. */
export interface Terminal {
  /** What is going on; replaces the line before where that is possible. */
  readonly status: (text: string) => void;
  /** What is going on, how many bytes of it are done, and how long the rest may take. */
  readonly progress: (text: string, doneBytes: number, totalBytes: number) => void;
  /** Something to be kept. */
  readonly note: (text: string) => void;
}

/** Before so much was done nobody knows how long the rest takes. */
const TELLING_MS = 2000;

/** Shows on a screen that rewrites its last line; in a log only when something new begins. */
export function terminalOn(
  stream: { readonly isTTY?: boolean; write(text: string): unknown },
  nowMs: () => number = Date.now,
): Terminal {
  let last = "";
  let beganMs = 0;
  const show = (key: string, text: string): void => {
    if (stream.isTTY) stream.write(`\r\x1b[K${text.slice(0, 78)}`);
    else if (key !== last) stream.write(`${key}\n`);
    last = key;
  };
  return {
    // What follows a colon is an engine thinking aloud: too much for a log.
    status: (text) => show(text.replace(/:.*/, ""), text),
    progress: (text, doneBytes, totalBytes) => {
      if (text !== last) beganMs = nowMs();
      const megabytes = [doneBytes, totalBytes].map((bytes) => Math.round(bytes / 1e6));
      const elapsedMs = nowMs() - beganMs;
      const leftMs = (elapsedMs * (totalBytes - doneBytes)) / Math.max(1, doneBytes);
      const left = elapsedMs < TELLING_MS ? "" : `, about ${durationText(leftMs)} left`;
      const percent = Math.floor((100 * doneBytes) / Math.max(1, totalBytes));
      show(text, `${text} ${percent} %: ${megabytes.join(" of ")} MB${left}`);
    },
    note: (text) => {
      stream.write(stream.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`);
    },
  };
}

/** "40 s", "3 min". */
function durationText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
