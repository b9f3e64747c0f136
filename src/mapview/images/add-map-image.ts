import type { Map as LibreMap, StyleImageMetadata } from "maplibre-gl";
import { redLight } from "#mapview/style/night-red.ts";

const redMaps = new WeakSet<LibreMap>();

/** Sets whether images added to a map from now on are in red light. */
export function setImagesRed(map: LibreMap, isRed: boolean): void {
  if (isRed) redMaps.add(map);
  else redMaps.delete(map);
}

/** Tells whether images added to a map now are in red light, where colours must be told in another way. */
export function areImagesRed(map: LibreMap): boolean {
  return redMaps.has(map);
}

/** Adds an image to a map, in red light if the map is. */
export function addMapImage(
  map: LibreMap,
  id: string,
  image: ImageData,
  options: Partial<StyleImageMetadata>,
): void {
  map.addImage(id, redMaps.has(map) ? redImage(image) : image, options);
}

/** Returns the pixels as red light of the same lightness. */
function redImage({ width, height, data }: ImageData): ImageData {
  const red = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    red[at] = redLight(data[at] as number, data[at + 1] as number, data[at + 2] as number);
    red[at + 3] = data[at + 3] as number;
  }
  return new ImageData(red, width, height);
}
