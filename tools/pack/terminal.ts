/** Where the operator reads how far it is. */
export interface Terminal {
  /** What is going on; replaces the line before where that is possible. */
  readonly status: (text: string) => void;
  /** What is going on and how far it is, 0 to 1. */
  readonly progress: (text: string, fraction: number) => void;
  /** Something to be kept. */
  readonly note: (text: string) => void;
}

/** Shows on a screen that rewrites its last line; in a log only when something new begins. */
export function terminalOn(stream: {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}): Terminal {
  let last = "";
  const show = (key: string, text: string): void => {
    if (stream.isTTY) stream.write(`\r\x1b[K${text.slice(0, 78)}`);
    else if (key !== last) stream.write(`${key}\n`);
    last = key;
  };
  return {
    // What follows a colon is an engine thinking aloud: too much for a log.
    status: (text) => show(text.replace(/:.*/, ""), text),
    progress: (text, fraction) => show(text, `${text} ${Math.round(100 * fraction)} %`),
    note: (text) => {
      stream.write(stream.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`);
    },
  };
}
