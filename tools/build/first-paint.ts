import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { RsbuildPlugin, Rspack } from "@rsbuild/core";

/** Sets the colour scheme and requests the first picture: in the head, to run before anything is painted. */
const SCHEME = "first-paint";
/** Adapts the frame to the path and requests its screen: after the frame, which does not wait for it. */
const SCREEN = "first-screen";

/** The entries that `firstPaint` inlines. */
export const INLINE_ENTRIES = {
  [SCHEME]: { import: "./src/app/first-paint.ts", html: false },
  [SCREEN]: { import: "./src/app/first-screen.ts", html: false },
};

/**
 * Inlines the two scripts of the first paint, because a file would cost a round trip without any paint. The policy in
 * `tools/serve/headers.ts` lists their hashes, so values that differ per build are in attributes. The scripts of the app are an attribute
 * too: which ones are wanted depends on the language of the user.
 */
export function firstPaint(): RsbuildPlugin {
  return {
    name: "scouting-map:first-paint",
    apply: "build",
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }, { compilation, assetPrefix }) => {
        const base = assetPrefix.replace(/\/?$/, "/");
        const scheme = inlineScript(compilation, SCHEME, { "data-base": base });
        const isScript = ({ tag, attrs }: (typeof headTags)[number]) =>
          tag === "script" && attrs?.["src"];
        const screen = inlineScript(compilation, SCREEN, {
          "data-base": base,
          "data-scripts": headTags
            .filter(isScript)
            .map(({ attrs }) => attrs?.["src"])
            .join(" "),
          "data-screens": filesOfScreens(compilation, base),
        });
        const others = headTags.filter((tag) => !isScript(tag));
        return { headTags: [scheme, ...others], bodyTags: [screen, ...bodyTags] };
      });
    },
  };
}

/** Returns the script of an entry as an element; its file is not needed any more. */
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

/** Screens that people open from other ones: every first visit would carry the names of their files for few direct visits. */
const SELDOM_FIRST = [
  "departure",
  "privacy",
  "route-sheets",
  "techniques",
  "track-detail",
  "trails",
];

/** Every folder is a screen, with the same name as its chunk and path. */
const SCREEN_NAMES = new Set(
  readdirSync(join(import.meta.dirname, "../../src/screens")).filter(
    (name) => !SELDOM_FIRST.includes(name),
  ),
);

/**
 * Returns the scripts and styles of the chunks of screens, a line per screen starting with its name: in an attribute,
 * JSON would need escaped quotes.
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
