import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { EnvironmentConfig, RsbuildPlugin } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import type { Language } from "#domain/language/language.ts";
import { textCondition } from "./languages.ts";

/** The exports of `src/app/first-frame.tsx`. */
interface FirstFrame {
  readonly firstFrame: () => string;
  readonly placeholders: () => readonly { screen: string; scheme: string; html: string }[];
  readonly offers: () => readonly { kind: string; html: string }[];
}

const NAME = "first-frame";

/** Returns the name of the environment that compiles the frame in a language. */
export function firstFrameName(language: Language): string {
  return `${NAME}-${language}`;
}

/** Compiles the components of the app in a language, for rendering during the build. */
export const firstFrameEnvironment = (language: Language): EnvironmentConfig => ({
  resolve: { conditionNames: [textCondition(language), "..."] },
  plugins: [pluginReact({ reactCompiler: true })],
  source: { entry: { [firstFrameName(language)]: "./src/app/first-frame.tsx" } },
  output: {
    target: "node",
    module: false,
    minify: false,
    sourceMap: false,
    filename: { js: "[name].js" },
  },
});

/** The place of the frame in `src/app/index.html`. */
const EMPTY_ROOT = '<div id="root"></div>';

/** Compiles the frames beside the app, emits nothing of them, and renders them into the pages. */
export function firstFrame(languages: readonly Language[]): {
  plugin: RsbuildPlugin;
  withFrame: (page: string, language: Language) => string;
} {
  const codes = new Map<string, string>();
  const plugin: RsbuildPlugin = {
    name: "scouting-map:first-frame",
    apply: "build",
    setup(api) {
      const environments = languages.map(firstFrameName);
      api.processAssets(
        { stage: "report", environments },
        ({ assets, compilation, environment: { name } }) => {
          codes.set(name, assets[`${name}.js`]?.source().toString() ?? "");
          for (const asset of Object.keys(assets)) compilation.deleteAsset(asset);
        },
      );
    },
  };
  return {
    plugin,
    withFrame: (page, language) => pageWithFrame(page, compiled(codes, firstFrameName(language))),
  };
}

/**
 * Renders the frame into the page.
 * @throws if the page has no place for the frame, or several
 */
export function pageWithFrame(
  page: string,
  { firstFrame, placeholders, offers }: FirstFrame,
): string {
  const parts = page.split(EMPTY_ROOT);
  if (parts.length !== 2) throw new Error(`index.html must hold ${EMPTY_ROOT} once.`);
  const root = EMPTY_ROOT.replace("><", () => `>${firstFrame()}<`);
  const templates = placeholders().map(
    ({ screen, scheme, html }) =>
      `<template data-screen="${screen}" data-scheme="${scheme}">${html}</template>`,
  );
  const offerTemplates = offers().map(
    ({ kind, html }) => `<template data-offer="${kind}">${html}</template>`,
  );
  return parts.join([root, ...templates, ...offerTemplates].join(""));
}

function compiled(codes: ReadonlyMap<string, string>, name: string): FirstFrame {
  const code = codes.get(name);
  if (!code) throw new Error(`The build has no ${name}.`);
  const module = { exports: {} };
  // Lazy parts of the frame are compiled with it and need their URL.
  const here = import.meta.url;
  const run = new Function("module", "exports", "require", "__filename", code);
  run(module, module.exports, createRequire(here), fileURLToPath(here));
  return module.exports as FirstFrame;
}
