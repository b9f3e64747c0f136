import type { Map as LibreMap } from "maplibre-gl";

/** Draws an image that the style asks for by name; what draws them is fetched for the first. */
export async function provideImage(map: LibreMap, id: string): Promise<void> {
  const { provideMapImage } = await import(/* webpackChunkName: "map-images" */ "./map-images.ts");
  await provideMapImage(map, id);
}
