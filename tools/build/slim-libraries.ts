import type { RsbuildPlugin } from "@rsbuild/core";

const ICONS = /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const PMTILES = /node_modules[\\/]pmtiles[\\/]src[\\/]index\.ts$/;

/** Leaves out of libraries what this app never reaches, and no minifier can know that. */
export function slimLibraries(): RsbuildPlugin {
  return {
    name: "scouting-map:slim-libraries",
    apply: "build",
    setup(api) {
      api.transform({ test: ICONS }, ({ code }) => withoutKeys(code));
      api.transform({ test: PMTILES }, ({ code }) => withoutFetching(code));
    },
  };
}

/**
 * The code of an icon of Lucide without the keys of its shapes, random words that do not compress,
 * and without the names that it had before. Only a development build of React asks for the keys: the
 * shapes of an icon never change places.
 */
export function withoutKeys(code: string): string {
  return code
    .replaceAll(/,\s*key: "\w+"/g, "")
    .replaceAll(/,\s*aliases: \[[^\]]*\]/g, "")
    .replace("__iconData.node;\n", "");
}

/**
 * The code of pmtiles without its way to archives behind an address: ours are all sources of our own.
 * Throws when the place where it decides is no longer as it was.
 */
export function withoutFetching(code: string): string {
  const isAddress = 'typeof source === "string"';
  if (code.split(isAddress).length !== 2) throw new Error("pmtiles looks at its source otherwise.");
  return code.replace(isAddress, "false");
}
