import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extensionOf } from "../../../tools/serve/files.ts";
import { MIME_TYPES } from "../../../tools/serve/headers.ts";
import { AppDriver, expect, test } from "../../drivers/app.ts";

test.use({ serviceWorkers: "allow" });

const PROJECT = join(import.meta.dirname, "../../..");
const BASE = "/scouting-map/";

/** Builds the app for a path in Dutch, unless `npm run thorough` has done so beside its build. */
function buildUnderPath(): string {
  const built = process.env["E2E_DRAFT"];
  if (built && existsSync(built)) return built;
  const dist = mkdtempSync(join(tmpdir(), "e2e-base-path-"));
  const rsbuild = join(PROJECT, "node_modules/@rsbuild/core/bin/rsbuild.js");
  const env = {
    ...process.env,
    BASE_PATH: BASE,
    DIST_ROOT: dist,
    NODE_ENV: "production",
    COMPRESSED_TWINS: "0",
    DRAFT: "1",
  };
  const { status, stderr } = spawnSync(process.execPath, [rsbuild, "build"], { cwd: PROJECT, env });
  expect(status, String(stderr)).toBe(0);
  return dist;
}

/** Serves the app built for a path on a host without rewrites, which answers unknown addresses with 404.html. */
async function projectPages() {
  const dist = buildUnderPath();
  const outside: string[] = [];
  const server = createServer(({ url = "/" }, response) => {
    const path = url.split("?")[0] ?? "/";
    if (!path.startsWith(BASE)) outside.push(path);
    const file = join(dist, path === BASE ? "index.html" : path.slice(BASE.length));
    const isThere = path.startsWith(BASE) && existsSync(file) && statSync(file).isFile();
    const sent = isThere ? file : join(dist, "404.html");
    const type = MIME_TYPES[extensionOf(sent)] ?? "application/octet-stream";
    response.writeHead(isThere ? 200 : 404, { "Content-Type": type }).end(readFileSync(sent));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, outside, close };
}

test("the app works under a path of a host without rewrites: deep links, packs, and offline", {
  tag: "@thorough",
}, async ({ page }) => {
  const { url, outside, close } = await projectPages();
  const app = new AppDriver(page, url);
  await app.open(`${BASE}settings#kaartpakketten`);
  await expect(page.getByText("Delft (voorbeeld)", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Dashboard" })).toHaveAttribute(
    "href",
    `${BASE}dashboard`,
  );
  await app.waitUntilStored();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    url + BASE,
  );
  expect(outside).toEqual([]);

  close();
  await app.goOffline();
  await app.open(`${BASE}map`);
  await app.waitForMap();
  await app.tapTab("Waypoints");
  await expect(page.getByRole("heading", { name: "Waypoints", exact: true })).toBeVisible();
  expect(page.url()).toBe(`${url}${BASE}waypoints`);
  await app.open(BASE);
  await expect(page).toHaveURL(`${url}${BASE}dashboard`);
});
