import type { RsbuildPlugin, Rspack } from "@rsbuild/core";

/**
 * Puts the entry `first-paint` at the top of the head as a blocking script: it sets the colour
 * scheme, and must have run before anything is painted. Inline it would need a hole in the
 * content security policy. Its tag tells which files each screen needs, for it to ask them early.
 */
export function firstPaint(): RsbuildPlugin {
  return {
    name: "scouting-map:first-paint",
    apply: "build",
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }, { compilation, assetPrefix }) => {
        const prefix = assetPrefix.replace(/\/?$/, "/");
        const tag = {
          tag: "script",
          attrs: {
            src: prefix + entryScript(compilation),
            "data-screens": filesOfScreens(compilation, prefix),
          },
        };
        // The script sets the colour in one of the metas: they stand before it.
        const metas = headTags.filter(({ tag: name }) => name === "meta");
        const others = headTags.filter(({ tag: name }) => name !== "meta");
        return { headTags: [...metas, tag, ...others], bodyTags };
      });
    },
  };
}

function entryScript(compilation: Rspack.Compilation): string {
  const files = compilation.entrypoints.get("first-paint")?.getFiles() ?? [];
  const [script, ...others] = files.filter((file) => file.endsWith(".js"));
  if (script && others.length === 0) return script;
  throw new Error(`first-paint must be one script, but is: ${files.join(", ") || "nothing"}`);
}

/**
 * The scripts and styles of every chunk that has a name; screens are named like their path. A line
 * a screen, its name first: JSON would need its quotes escaped in an attribute.
 */
function filesOfScreens(compilation: Rspack.Compilation, prefix: string): string {
  return [...compilation.namedChunkGroups]
    .filter(([, group]) => !group.isInitial())
    .map(([name, group]) => {
      const files = group.getFiles().filter((file) => /\.(?:js|css)$/.test(file));
      return [name, ...files.map((file) => prefix + file)].join(" ");
    })
    .join("\n");
}
