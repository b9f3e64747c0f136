/** The progress output for the operator. */
export interface Terminal {
  /** Shows the current step; replaces the previous line if possible. */
  readonly status: (text: string) => void;
  /** Shows the current step, its progress in bytes, and the estimated rest. */
  readonly progress: (text: string, doneBytes: number, totalBytes: number) => void;
  /** Prints a permanent line. */
  readonly note: (text: string) => void;
}

/** The time before the rest is estimated. */
const TELLING_MS = 2000;

/** Writes to a terminal by rewriting the last line; to a log only at a new step. */
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
    // The text after a colon is verbose engine output: too much for a log.
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
