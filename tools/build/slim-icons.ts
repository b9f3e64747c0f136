import type { RsbuildPlugin } from "@rsbuild/core";

/** Leaves out of the icons' modules what only a development build of React asks for. */
export function slimIcons(): RsbuildPlugin {
  return {
    name: "scouting-map:slim-icons",
    apply: "build",
    setup(api) {
      const icons = /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
      api.transform({ test: icons }, ({ code }) => withoutKeys(code));
    },
  };
}

/**
 * The code of an icon of Lucide without the keys of its shapes, random words that do not compress,
 * and without the names that it had before. The shapes of an icon never change places.
 */
export function withoutKeys(code: string): string {
  return code
    .replaceAll(/,\s*key: "\w+"/g, "")
    .replaceAll(/,\s*aliases: \[[^\]]*\]/g, "")
    .replace("__iconData.node;\n", "");
}
