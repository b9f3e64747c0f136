import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { EnvironmentConfig, RsbuildPlugin } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";

/** The exports of `src/app/first-frame.tsx`. */
interface FirstFrame {
  readonly firstFrame: () => string;
  readonly placeholders: () => readonly { screen: string; scheme: string; html: string }[];
  readonly offers: () => readonly { kind: string; html: string }[];
}

const NAME = "first-frame";

/** Compiles the components of the app for rendering during the build. */
export const firstFrameEnvironment: EnvironmentConfig = {
  plugins: [pluginReact({ reactCompiler: true })],
  source: { entry: { [NAME]: "./src/app/first-frame.tsx" } },
  output: {
    target: "node",
    module: false,
    minify: false,
    sourceMap: false,
    filename: { js: "[name].js" },
  },
};

/** The place of the frame in `src/app/index.html`. */
const EMPTY_ROOT = '<div id="root"></div>';

/** Compiles the frame beside the app, emits nothing of it, and renders it into the page. */
export function firstFrame(): { plugin: RsbuildPlugin; withFrame: (page: string) => string } {
  let code: string | undefined;
  const plugin: RsbuildPlugin = {
    name: "scouting-map:first-frame",
    apply: "build",
    setup(api) {
      api.processAssets({ stage: "report", environments: [NAME] }, ({ assets, compilation }) => {
        code = assets[`${NAME}.js`]?.source().toString();
        for (const name of Object.keys(assets)) compilation.deleteAsset(name);
      });
    },
  };
  return { plugin, withFrame: (page) => pageWithFrame(page, compiled(code)) };
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

function compiled(code: string | undefined): FirstFrame {
  if (code === undefined) throw new Error(`The build has no ${NAME}.`);
  const module = { exports: {} };
  // Lazy parts of the frame are compiled with it and need their URL.
  const here = import.meta.url;
  const run = new Function("module", "exports", "require", "__filename", code);
  run(module, module.exports, createRequire(here), fileURLToPath(here));
  return module.exports as FirstFrame;
}
