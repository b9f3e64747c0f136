import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../tools/serve/server.ts";

/**
 * Serves a copy of the built app on a free port for the whole run, so that another run or a new build does
 * not disturb it. `E2E_DIST` names another folder than `dist`, `E2E_BASE_URL` a running server.
 */
// biome-ignore lint/style/noDefaultExport: Playwright requires it for a global set-up.
export default async function serveDist(): Promise<() => Promise<void>> {
  if (process.env["E2E_BASE_URL"]) return async () => {};
  const built = process.env["E2E_DIST"] ?? join(import.meta.dirname, "../dist");
  if (!existsSync(join(built, "index.html"))) {
    throw new Error(`There is no built app in ${built}: run npm run build first.`);
  }
  const root = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-dist-"));
  cpSync(built, root, { recursive: true, preserveTimestamps: true });
  const server = await startServer({ root, port: 0 });
  process.env["E2E_BASE_URL"] = server.url;
  process.env["E2E_ROOT"] = root;
  return async () => {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  };
}
