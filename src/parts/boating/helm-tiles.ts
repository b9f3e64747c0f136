import type { HelmLayout } from "#domain/steering/helm-layout.ts";

/** The instruments of the helm on the way to a mark, beside speed and course. */
export type MarkTile = "bearing" | "distance" | "crossTrack" | "madeGood" | "arrival";

/** A sloop needs the way to the mark only; under engine there is no speed made good to trim for. */
export const TILES_OF: Readonly<Record<HelmLayout, readonly MarkTile[]>> = {
  sail: ["bearing", "distance", "crossTrack", "madeGood", "arrival"],
  motor: ["bearing", "distance", "crossTrack", "arrival"],
  sloop: ["bearing", "distance"],
};
