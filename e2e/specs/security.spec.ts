import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../drivers/app.ts";

const ROUTES = ["/dashboard", "/location", "/map", "/waypoints", "/settings", "/changelog", "/nee"];

for (const route of ROUTES) {
  test(`${route} comes with the headers, and breaks no policy`, async ({ page, misdeeds }) => {
    const response = await page.goto(route);
    const headers = response?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("geolocation=(self)");
    await expect(page.locator("main :is(h2, [data-map-state='idle'])").first()).toBeAttached({
      timeout: 30_000,
    });
    expect(misdeeds.policyViolations).toEqual([]);
  });
}

test("the page itself holds no inline script, style or handler", async ({ page }) => {
  const html = await (
    await page.request.get("/dashboard", { headers: { accept: "text/html" } })
  ).text();
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/i);
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|data:/i);
});

test("the first script sets the colour scheme before anything is painted", async ({ page }) => {
  const html = await (await page.request.get("/", { headers: { accept: "text/html" } })).text();
  const firstTag = /<(?:script|link)[^>]*>/.exec(
    html.replace(/<link rel="(?!styles)[^>]*>/g, ""),
  )?.[0];
  expect(firstTag).toMatch(/^<script src="\/static\/js\/first-paint\.[^"]+"/);
});

test("a screen's own chunk is asked before the app that will want it has run", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // The app itself never comes.
  await page.route(/\/static\/js\/index\./, () => {});
  await page.goto("/settings", { waitUntil: "commit" });
  await expect
    .poll(() => asked.filter((path) => path.includes("/async/settings.")))
    .toHaveLength(2);
});

test.describe("a fresh start", () => {
  test.use({ serviceWorkers: "allow" });

  for (const route of ROUTES) {
    // The map of the default tile source asks the online vector tiles as well.
    const others = route === "/map" ? ["https://tiles.openfreemap.org"] : [];
    test(`of ${route} asks nothing but the own origin${others.length > 0 ? " and the map's" : ""}`, async ({
      page,
      context,
      app,
      baseURL,
    }) => {
      const origins = new Set<string>();
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol)) origins.add(url.origin);
      });
      await page.goto(route);
      await app.waitUntilKept();
      if (route === "/map") await app.waitForMap();
      expect([...origins]).toEqual([new URL(baseURL ?? "").origin, ...others]);
    });
  }
});

test("the built files name no other host for code", () => {
  const root = process.env["E2E_ROOT"] ?? join(import.meta.dirname, "../../dist");
  const html = readFileSync(join(root, "index.html"), "utf8");
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});
