import { readFileSync } from "node:fs";
import { join } from "node:path";
import { integrityOf } from "../../../tools/build/precache-manifest.ts";
import { expect, test } from "../../drivers/app.ts";

const root = process.env["E2E_ROOT"] ?? join(import.meta.dirname, "../../../dist");

const ROUTES = ["/dashboard", "/location", "/map", "/waypoints", "/settings", "/changelog", "/nee"];

test("every route has the security headers", async ({ page }) => {
  for (const route of ROUTES) {
    await test.step(route, async () => {
      const answer = await page.request.get(route, { headers: { accept: "text/html" } });
      const headers = answer.headers();
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
      expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["permissions-policy"]).toContain("geolocation=(self)");
    });
  }
});

test("every host allows only the inline scripts of the build", async ({ page }) => {
  const asked = await page.request.get("/dashboard", { headers: { accept: "text/html" } });
  const html = await asked.text();
  const policy = asked.headers()["content-security-policy"] ?? "";
  const inline = [...html.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>(.*?)<\/\1>/gs)];
  const hashes = inline.map(([, , text = ""]) => integrityOf(Buffer.from(text)));
  expect(inline.map(([, name]) => name)).toEqual(["script", "style", "script"]);
  expect(policy.match(/sha256-[^']+/g)?.toSorted()).toEqual(hashes.toSorted());
  expect(readFileSync(join(root, "_headers"), "utf8")).toContain(`Policy: ${policy}\n`);
  const forNginx = readFileSync(join(root, "_nginx-headers.conf"), "utf8");
  expect(forNginx).toContain(`add_header Content-Security-Policy "${policy}" always;\n`);
  const markup = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "");
  expect(markup).not.toMatch(/\sstyle=|\son\w+=|javascript:|data:/i);
});

test("the chunk of a screen is requested before the app runs", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // The script of the app never loads.
  await page.route(/\/static\/js\/index\./, () => {});
  await page.goto("/settings", { waitUntil: "commit" });
  await expect
    .poll(() => asked.filter((path) => path.includes("/async/settings.")))
    .toHaveLength(2);
});

test.describe("a fresh start", () => {
  test.use({ serviceWorkers: "allow" });

  test("and every later screen only contact their own origin, and the map its server, within the policy", async ({
    context,
    app,
    baseURL,
    misdeeds,
  }) => {
    const origins = new Set<string>();
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol)) origins.add(url.origin);
    });
    const own = new URL(baseURL ?? "").origin;
    await app.open("/dashboard");
    await app.waitUntilStored();
    for (const route of ROUTES.filter((other) => other !== "/map")) await app.open(route);
    expect([...origins]).toEqual([own]);
    // The map of the default tile source also requests the online vector tiles.
    await app.open("/map");
    await app.waitForMap();
    expect([...origins]).toEqual([own, "https://tiles.openfreemap.org"]);
    expect(misdeeds.policyViolations).toEqual([]);
  });
});

test("the built files contain no other host for code", () => {
  const html = readFileSync(join(root, "index.html"), "utf8");
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});
