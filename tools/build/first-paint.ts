import type { RsbuildPlugin } from "@rsbuild/core";

/**
 * Puts the entry `first-paint` at the top of the head as a blocking script: it sets the colour
 * scheme, and must have run before anything is painted. Inline it would need a hole in the
 * content security policy.
 */
export function firstPaint(): RsbuildPlugin {
  return {
    name: "scouting-map:first-paint",
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }, { compilation, assetPrefix }) => {
        const files = compilation.entrypoints.get("first-paint")?.getFiles() ?? [];
        const scripts = files.filter((file) => file.endsWith(".js"));
        if (scripts.length !== 1) {
          throw new Error(
            `first-paint must be one script, but is: ${scripts.join(", ") || "none"}`,
          );
        }
        const tag = {
          tag: "script",
          attrs: { src: `${assetPrefix.replace(/\/?$/, "/")}${scripts[0]}` },
        };
        return { headTags: [tag, ...headTags], bodyTags };
      });
    },
  };
}
