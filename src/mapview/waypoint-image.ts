import type { Map as LibreMap } from "maplibre-gl";
import type { Palette } from "./style/palette.ts";
import { WAYPOINT_IMAGE } from "./style/user-layers.ts";

const WIDTH_PIXELS = 26;
const HEIGHT_PIXELS = 34;
const PIXEL_RATIO = 3;

/** A drop whose point is at the middle of the lower edge, in CSS pixels. */
const DROP = "M13 33 C11 27 2 21 2 13 A11 11 0 0 1 24 13 C24 21 15 27 13 33 Z";

/** Gives the map the image that marks a waypoint, in the colours of the palette. */
export function provideWaypointImage(map: LibreMap, palette: Palette): void {
  const image = drawWaypoint(palette);
  if (map.hasImage(WAYPOINT_IMAGE)) map.updateImage(WAYPOINT_IMAGE, image);
  else map.addImage(WAYPOINT_IMAGE, image, { pixelRatio: PIXEL_RATIO });
}

function drawWaypoint(palette: Palette): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH_PIXELS * PIXEL_RATIO;
  canvas.height = HEIGHT_PIXELS * PIXEL_RATIO;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return new ImageData(canvas.width, canvas.height);
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  const drop = new Path2D(DROP);
  context.lineWidth = 3;
  context.strokeStyle = palette.waypointEdge;
  context.stroke(drop);
  context.fillStyle = palette.waypoint;
  context.fill(drop);
  context.beginPath();
  context.arc(13, 13, 4.2, 0, 2 * Math.PI);
  context.fillStyle = palette.waypointEdge;
  context.fill();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
