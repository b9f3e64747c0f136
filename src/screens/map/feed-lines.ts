import type { MapController } from "#mapview/controller/map-controller.ts";

let isFed = false;

/** Lets the map draw the tracks and routes from now on; asked again, it goes on as it is. */
export async function feedLines(controller: MapController): Promise<void> {
  if (isFed) return;
  isFed = true;
  try {
    const { drawLines } = await import(/* webpackChunkName: "draw-lines" */ "./draw-lines.ts");
    await drawLines(controller);
  } catch (failure) {
    isFed = false;
    console.warn("No tracks:", failure);
  }
}
