import type { Map as LibreMap } from "maplibre-gl";
import { addMapImage } from "#mapview/images/add-map-image.ts";
import { addBadge, type Disc } from "#mapview/layers/networks/network-images.ts";
import { type DrawnMode, networkColors } from "#mapview/layers/networks/network-palette.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";

const ARROW_SIDE = 14;
const PIXEL_RATIO = 3;

/** Draws an image of the plan on request by the style: its arrow, or the badge of a number. */
export function providePlanImage(map: LibreMap, id: string): void {
  if (map.hasImage(id)) return;
  const [kind, ...facts] = id.split("|");
  if (kind === "plan-arrow") addArrow(map, id, facts[0] as MapFlavour);
  else addPlanBadge(map, id, facts as [DrawnMode, MapFlavour, string, string]);
}

/**
 * Adds a badge: filled for chosen nodes, with a second ring for the first and last, and with a rim for passed nodes.
 */
function addPlanBadge(
  map: LibreMap,
  id: string,
  [mode, flavour, side, role]: [DrawnMode, MapFlavour, string, string],
): void {
  const { line, casing } = networkColors(mode, flavour);
  const isEnd = role === "first" || role === "last";
  const discs: readonly Disc[] = [
    { color: isEnd ? line : casing, inset: 0 },
    { color: isEnd ? casing : line, inset: isEnd ? 1.6 : 1 },
    { color: role === "passed" ? casing : line, inset: isEnd ? 3.2 : 3.4 },
  ];
  addBadge(map, id, Number(side), discs);
}

function addArrow(map: LibreMap, id: string, flavour: MapFlavour): void {
  const canvas = document.createElement("canvas");
  canvas.width = ARROW_SIDE * PIXEL_RATIO;
  canvas.height = ARROW_SIDE * PIXEL_RATIO;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return;
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.strokeStyle = networkColors("walk", flavour).casing;
  context.lineWidth = 2.4;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke(new Path2D("M4 2.5 10 7 4 11.5"));
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  addMapImage(map, id, image, { pixelRatio: PIXEL_RATIO });
}
