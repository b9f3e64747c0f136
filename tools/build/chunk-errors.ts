import type { RsbuildPlugin, Rspack } from "@rsbuild/core";
import { mendCssRuntime } from "./css-runtime.ts";

const NAME = "scouting-map:chunk-errors";

/** The time limit for a chunk, script and style alike. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The name of the bundler for its runtime that loads extracted styles. */
const CSS_RUNTIME = "css loading";

/** Makes a style that fails to load, or never arrives, fail like a script. */
export function chunkErrors(): RsbuildPlugin {
  return {
    name: NAME,
    // In development another runtime replaces styles live.
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
      // The style runtime of a worker is empty.
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
