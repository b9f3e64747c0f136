import type { MapController } from "#mapview/map-controller.ts";
import { hasLines } from "#state/any-line.ts";

let isFed = false;

/** Lets the map draw the tracks and routes from the first visit on at which there is one. */
export async function feedLines(controller: MapController): Promise<void> {
  if (isFed || !(await hasLines()) || isFed) return;
  isFed = true;
  try {
    const { drawLines } = await import(/* webpackChunkName: "draw-lines" */ "./draw-lines.ts");
    await drawLines(controller);
  } catch (failure) {
    isFed = false;
    console.warn("No tracks:", failure);
  }
}
