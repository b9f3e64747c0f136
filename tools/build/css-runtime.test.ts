import { describe, expect, it } from "vitest";
import { mendCssRuntime } from "./css-runtime.ts";

/** The relevant parts of the bundler's runtime. */
const RUNTIME = String.raw`
	var onLinkComplete = function (event) {
		linkTag.onerror = linkTag.onload = null;
		if (event.type === 'load') {
			resolve();
		} else {
			var errorType = event && (event.type === 'load' ? 'missing' : event.type);
			var realHref = event && event.target && event.target.href || fullhref;
			var err = new Error("Loading CSS chunk " + chunkId + " failed.\\n(" + realHref + ")");
			err.code = "CSS_CHUNK_LOAD_FAILED";
			reject(err);
		}
	}
	linkTag.onerror = linkTag.onload = onLinkComplete;
`;

/** Runs the patched text as the bundler's runtime would. */
function load(linkTag: Record<string, unknown>): Promise<void> {
  const body = mendCssRuntime(RUNTIME, 20);
  return new Promise((resolve, reject) => {
    new Function("linkTag", "chunkId", "fullhref", "resolve", "reject", body)(
      linkTag,
      "settings",
      "/settings.css",
      resolve,
      reject,
    );
  });
}

describe("mendCssRuntime", () => {
  it("rejects a failed style with name, code and a message of two lines", async () => {
    const linkTag: Record<string, unknown> = {};
    const loading = load(linkTag);
    (linkTag["onerror"] as (event: object) => void)({ type: "error", target: { href: "x.css" } });
    await expect(loading).rejects.toMatchObject({
      name: "ChunkLoadError",
      code: "CSS_CHUNK_LOAD_FAILED",
      message: "Loading CSS chunk settings failed.\n(error: x.css)",
    });
  });

  it("rejects a style that never arrives", async () => {
    await expect(load({ href: "x.css" })).rejects.toMatchObject({
      name: "ChunkLoadError",
      message: "Loading CSS chunk settings failed.\n(timeout: x.css)",
    });
  });

  it("does not affect a loaded style", async () => {
    const linkTag: Record<string, unknown> = {};
    const loading = load(linkTag);
    (linkTag["onload"] as (event: object) => void)({ type: "load" });
    await expect(loading).resolves.toBeUndefined();
  });

  it("rejects an unknown text", () => {
    const changed = RUNTIME.replace("var errorType", "const errorType");
    expect(() => mendCssRuntime(changed, 20)).toThrow("has changed");
    expect(() => mendCssRuntime(RUNTIME + RUNTIME, 20)).toThrow("found 2 times");
  });
});
