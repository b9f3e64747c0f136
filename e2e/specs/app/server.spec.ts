import { existsSync } from "node:fs";
import { join } from "node:path";
import { levelOf } from "../../../tools/check/level.ts";
import { expect, test } from "../../drivers/app.ts";

test("every file of the app is sent with its own type", async ({ app, page, baseURL }) => {
  // Its first letter is not among the prepared glyphs, so the page requests the font.
  const waypoint = { id: "ijsbaan", name: "Ĳsbaan", lat: 52.228, lng: 5.321 };
  await app.store("waypoints", [waypoint]);
  const types = new Map<string, string>();
  page.on("response", (response) => {
    const { pathname, origin } = new URL(response.url());
    // The tests answer for tile servers, whose names have the same extensions but no type.
    if (origin !== new URL(baseURL ?? "").origin) return;
    const extension = /\.(\w+)$/.exec(pathname)?.[1];
    if (extension) types.set(extension, response.headers()["content-type"] ?? "none");
  });
  await page.goto("/map");
  await expect(page.locator('[data-map-state="idle"]')).toBeVisible();
  expect(types.get("js")).toBe("text/javascript; charset=utf-8");
  expect(types.get("mjs")).toBe("text/javascript; charset=utf-8");
  expect(types.get("css")).toBe("text/css; charset=utf-8");
  expect(types.get("woff2")).toBe("font/woff2");
  expect(types.get("pbf")).toBe("application/x-protobuf");
});

test("scripts are cached forever, and compressed in what is published", async ({ page }) => {
  const response = await page.goto("/dashboard");
  expect(response?.headers()["cache-control"]).toBe("no-cache");
  const source = await page.locator("script[src]").first().getAttribute("src");
  const script = await page.request.get(source ?? "", { headers: { "accept-encoding": "br" } });
  const isCompressed = existsSync(join(process.env["E2E_ROOT"] ?? "dist", `${source}.br`));
  if (levelOf() === "thorough") expect(isCompressed).toBe(true);
  expect(script.headers()["content-encoding"]).toBe(isCompressed ? "br" : undefined);
  expect(script.headers()["cache-control"]).toContain("immutable");
});

test("files that must be fresh are always revalidated", async ({ page }) => {
  for (const path of ["/", "/service-worker.js", "/build.json", "/manifest.webmanifest"]) {
    expect((await page.request.get(path)).headers()["cache-control"], path).toBe("no-cache");
  }
});

test("a missing script is a 404, never a page", async ({ page }) => {
  const response = await page.request.get("/static/js/async/gone.0000.js", {
    headers: { accept: "text/html" },
  });
  expect(response.status()).toBe(404);
  expect(response.headers()["content-type"]).not.toContain("html");
});

test("the archive is served in byte ranges", async ({ page }) => {
  const response = await page.request.get("/basemap/nederland.pmtiles", {
    headers: { range: "bytes=0-6" },
  });
  expect(response.status()).toBe(206);
  expect((await response.body()).toString()).toBe("PMTiles");
});
