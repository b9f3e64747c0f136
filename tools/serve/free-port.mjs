import { startServer } from "./server.mjs";

const PORTS_TO_TRY = 20;

/**
 * Serves on a port, or on the first free one after it.
 * @param {string} root
 * @param {number} firstPort
 * @param {(line: string) => void} say told of each port that is not to be had
 * @returns {Promise<Awaited<ReturnType<typeof startServer>> | undefined>} undefined when none is free
 */
export async function serveOnFreePort(root, firstPort, say) {
  const end = Math.min(firstPort + PORTS_TO_TRY, 65536);
  for (let port = firstPort; port < end; port++) {
    try {
      return await startServer({ root, port });
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
      const why = code === "EADDRINUSE" ? "is taken" : "is not ours to use";
      say(`Port ${port} ${why}; trying the next one.`);
    }
  }
  return undefined;
}
