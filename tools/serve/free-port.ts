import { startServer } from "./server.ts";

const PORTS_TO_TRY = 20;

/**
 * Serves on a port, or on the next free one.
 * @param say called for each unavailable port
 * @returns undefined if none is free
 */
export async function serveOnFreePort(
  root: string,
  firstPort: number,
  say: (line: string) => void,
): Promise<Awaited<ReturnType<typeof startServer>> | undefined> {
  const end = Math.min(firstPort + PORTS_TO_TRY, 65536);
  for (let port = firstPort; port < end; port++) {
    try {
      return await startServer({ root, port });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
      const why = code === "EADDRINUSE" ? "is taken" : "is not ours to use";
      say(`Port ${port} ${why}; trying the next one.`);
    }
  }
  return undefined;
}
