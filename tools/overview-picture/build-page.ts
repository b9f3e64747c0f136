/** Builds the page with only a map, like the app itself; `tapped.html` loads it on a tap. */
import { cp } from "node:fs/promises";
import { resolve } from "node:path";
import { createRsbuild } from "@rsbuild/core";

const REPOSITORY = resolve(import.meta.dirname, "../..");
const PAGE = resolve(import.meta.dirname, "page");
const ICONS = "public/icons/map-icons.svg";

/**
 * Builds the page.
 * @param folder the output folder, ready to be served; its contents are removed
 * @param archive the tiles to draw; those of the app by default
 */
export async function buildMapPage(
  folder: string,
  archive: string = resolve(REPOSITORY, "public/basemap/nederland.pmtiles"),
) {
  const rsbuild = await createRsbuild({
    cwd: REPOSITORY,
    config: {
      mode: "production",
      source: {
        entry: { index: resolve(PAGE, "map-page.ts"), tapped: resolve(PAGE, "tapped-page.ts") },
      },
      html: { template: resolve(PAGE, "index.html") },
      output: { distPath: { root: folder }, cleanDistPath: true, dataUriLimit: 0 },
      server: { publicDir: false },
      performance: { printFileSize: false },
      tools: { rspack: { module: { parser: { javascript: { exprContextCritical: false } } } } },
    },
  });
  const { close } = await rsbuild.build();
  await close();
  await cp(archive, resolve(folder, "basemap/nederland.pmtiles"));
  await cp(resolve(REPOSITORY, ICONS), resolve(folder, "icons/map-icons.svg"));
}
