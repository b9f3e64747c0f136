import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { RsbuildPlugin, Rspack } from "@rsbuild/core";

/** Sets the colour scheme and asks for the first picture: in the head, for nothing may be painted before it has run. */
const SCHEME = "first-paint";
/** Fits the frame to the path and asks for its screen: behind the frame, which waits for nothing. */
const SCREEN = "first-screen";

/** The entries that `firstPaint` puts into the page. */
export const INLINE_ENTRIES = {
  [SCHEME]: { import: "./src/app/first-paint.ts", html: false },
  [SCREEN]: { import: "./src/app/first-screen.ts", html: false },
};

/**
 * Puts the two scripts of the first paint into the page itself: a file would be a round trip in
 * which nothing is painted. The policy of `tools/serve/headers.ts` names their hashes; what differs
 * from build to build is therefore told in attributes.
 */
export function firstPaint(): RsbuildPlugin {
  return {
    name: "scouting-map:first-paint",
    apply: "build",
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }, { compilation, assetPrefix }) => {
        const base = assetPrefix.replace(/\/?$/, "/");
        const scheme = inlineScript(compilation, SCHEME, { "data-base": base });
        const screen = inlineScript(compilation, SCREEN, {
          "data-base": base,
          "data-screens": filesOfScreens(compilation, base),
        });
        return { headTags: [scheme, ...headTags], bodyTags: [screen, ...bodyTags] };
      });
    },
  };
}

/** The entry's script as an element; its file is not needed any more. */
function inlineScript(
  compilation: Rspack.Compilation,
  entry: string,
  attrs: Record<string, string> = {},
) {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  const [file, ...others] = files.filter((name) => name.endsWith(".js"));
  if (!file || others.length > 0) {
    throw new Error(`${entry} must be one script, but is: ${files.join(", ") || "nothing"}`);
  }
  const children = compilation.getAsset(file)?.source.source().toString() ?? "";
  if (/<\/script/i.test(children)) throw new Error(`${entry} cannot stand in a page.`);
  compilation.deleteAsset(file);
  return { tag: "script", attrs, children };
}

/** Every folder is a screen; its chunk is named like it, and like its path. */
const SCREEN_NAMES = new Set(readdirSync(join(import.meta.dirname, "../../src/screens")));

/**
 * The scripts and styles of the screens' chunks. A line a screen, its name first: JSON would need its
 * quotes escaped in an attribute.
 */
function filesOfScreens(compilation: Rspack.Compilation, base: string): string {
  return [...compilation.namedChunkGroups]
    .filter(([name]) => SCREEN_NAMES.has(name))
    .map(([name, group]) => {
      const files = group.getFiles().filter((file) => /\.(?:js|css)$/.test(file));
      return [name, ...files.map((file) => base + file)].join(" ");
    })
    .join("\n");
}
