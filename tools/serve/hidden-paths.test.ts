import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nginxConfig } from "./nginx-config.ts";
import { startServer } from "./server.ts";

const HIDDEN = [
  "/.env",
  "/.git/config",
  "/.git/HEAD",
  "/.well-known/x.txt",
  "/static/.cache.js",
  "/static/.cache/app.js",
  "/packs/delft/.DS_Store",
  "/_headers",
  "/packs/_notes.txt",
];

const PUBLIC = ["/index.html", "/static/app.a1.js", "/static/v1.2_b/app.js", "/packs/a.b_c.json"];

/** The headers of a script, a fetch and a navigation. */
const ASKERS = [
  { "Sec-Fetch-Mode": "no-cors", Accept: "*/*" },
  { Accept: "text/html" },
  { "Sec-Fetch-Mode": "navigate", Accept: "text/html" },
];

const root = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-hidden-"));
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  for (const path of [...HIDDEN, ...PUBLIC]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), `file ${path}`);
  }
  server = await startServer({ root, port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** Sends a request without `fetch`, which always declares that it does not navigate. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(server.url, { path, headers }, resolve).on("error", reject).end();
  });
  return { status: answer.statusCode, text: (await answer.toArray()).join("") };
}

/** Selects a location like nginx: an exact one, else the first matching expression, else the longest prefix. */
function nginxLocation(path: string): string {
  const uri = decodeURIComponent(path);
  const locations = [...nginxConfig().matchAll(/location (?:([=~]) )?(\S+) \{([^}]*)\}/g)].map(
    ([, kind = "prefix", pattern = "", body = ""]) => ({ kind, pattern, body }),
  );
  const found =
    locations.find(({ kind, pattern }) => kind === "=" && pattern === uri) ??
    locations.find(({ kind, pattern }) => kind === "~" && new RegExp(pattern).test(uri)) ??
    locations
      .filter(({ kind, pattern }) => kind === "prefix" && uri.startsWith(pattern))
      .toSorted((a, b) => b.pattern.length - a.pattern.length)[0];
  return found?.body.trim() ?? "";
}

describe.each([...HIDDEN, "/%2egit/config", "/.missing", "/waypoints/.a"])("%s", (path) => {
  it("is a 404 in npm start for every kind of request", async () => {
    for (const headers of ASKERS) {
      expect(await ask(path, headers)).toEqual({ status: 404, text: "404\n" });
    }
  });

  it("is a 404 in nginx", () => {
    expect(nginxLocation(path)).toBe("return 404;");
  });
});

describe.each(PUBLIC)("%s", (path) => {
  it("is served by both", async () => {
    expect(await ask(path)).toEqual({ status: 200, text: `file ${path}` });
    expect(nginxLocation(path)).toContain("try_files $uri ");
  });
});
