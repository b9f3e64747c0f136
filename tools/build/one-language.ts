import { relative, sep } from "node:path";
import type { RsbuildPlugin, Rspack } from "@rsbuild/core";
import { LANGUAGES, type Language } from "#domain/language/language.ts";

const NAME = "scouting-map:one-language";

/**
 * Returns the modules with texts of a language other than the compiled one.
 * @param paths the paths of modules, relative to the project, with slashes
 */
export function foreignTexts(paths: Iterable<string>, language: Language): string[] {
  const others = LANGUAGES.filter((other) => other !== language);
  const isForeign = (path: string) =>
    others.some((other) => path.startsWith(`src/words/${other}/`)) && !path.includes("/typed/");
  return [...paths].filter(isForeign).sort();
}

/** Lets the build fail if the app in this language contains a module with texts of another. */
export function oneLanguage(language: Language): RsbuildPlugin {
  return {
    name: NAME,
    apply: "build",
    setup(api) {
      const pathOf = (identifier: string) =>
        relative(api.context.rootPath, identifier.split("!").at(-1)?.split("?")[0] ?? "")
          .split(sep)
          .join("/");
      api.modifyRspackConfig((config) => {
        config.plugins?.push({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
              compilation.hooks.finishModules.tap(NAME, (modules) => {
                const paths = [...modules].map((module) => pathOf(module.identifier()));
                const foreign = foreignTexts(paths, language);
                if (foreign.length === 0) return;
                throw new Error(`The app in ${language} contains ${foreign.join(", ")}.`);
              });
            });
          },
        });
      });
    },
  };
}
