import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { XVFB } from "../../tools/engines/require-engines.ts";

/** An in-memory screen for browsers with windows. */
export interface Display {
  /** Such as ":99". */
  readonly name: string;
  close(): Promise<void>;
}

/** Starts Xvfb on a free display. */
export async function startDisplay(): Promise<Display> {
  // Descriptor 3 receives the number of the display.
  const args = ["-displayfd", "3", "-screen", "0", "1280x1200x24", "-nolisten", "tcp"];
  const server = spawn(XVFB, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const numbers = server.stdio[3] as Readable;
  const failed = once(server, "exit").then(() => {
    throw new Error("Xvfb ended before there was a display.");
  });
  const [number] = (await Promise.race([once(numbers, "data"), failed])) as [Buffer];
  failed.catch(() => {});
  return {
    name: `:${number.toString().trim()}`,
    async close() {
      const exited = once(server, "exit");
      server.kill();
      await exited;
    },
  };
}
