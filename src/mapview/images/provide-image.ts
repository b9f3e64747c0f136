import type { Map as LibreMap } from "maplibre-gl";

/** Draws an image requested by the style; the drawing code is loaded at the first request. */
export async function provideImage(map: LibreMap, id: string): Promise<void> {
  const { provideMapImage } = await import(/* webpackChunkName: "map-images" */ "./map-images.ts");
  await provideMapImage(map, id);
}
