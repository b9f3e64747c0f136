import type { RsbuildPlugin, Rspack } from "@rsbuild/core";
import { mendCssRuntime } from "./css-runtime.ts";

const NAME = "scouting-map:chunk-errors";

/** After this long a chunk counts as failed, script and style alike. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The bundler's name for the runtime that loads extracted styles. */
const CSS_RUNTIME = "css loading";

/** Makes a style that fails to load, or never comes, fail as a script does. */
export function chunkErrors(): RsbuildPlugin {
  return {
    name: NAME,
    // In development styles are exchanged live, by another runtime.
    apply: "build",
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.plugins?.push({ apply: watchRuntime });
      });
    },
  };
}

function watchRuntime(compiler: Rspack.Compiler): void {
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    let mendedCount = 0;
    compilation.hooks.runtimeModule.tap(NAME, (module) => {
      const text = String(module.source?.source ?? "");
      // A worker has no styles: its runtime for them is empty.
      if (module.name !== CSS_RUNTIME || !module.source || text === "") return;
      const mended = mendCssRuntime(text, CHUNK_TIMEOUT_MS);
      module.source.source = Buffer.from(mended);
      mendedCount++;
    });
    compilation.hooks.afterSeal.tap(NAME, () => {
      if (mendedCount > 0) return;
      throw new Error(`The bundler has no runtime named "${CSS_RUNTIME}" any more: see ${NAME}.`);
    });
  });
}
