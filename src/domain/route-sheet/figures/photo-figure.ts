import type { Figure, Mark } from "#domain/route-sheet/figure.ts";
import { moved } from "#domain/route-sheet/pages.ts";
import type { CutPicture } from "./sheet-cut.ts";

/** Two photos with their junctions fit beside each other on A4. */
const PHOTO_MM = { widthMm: 56, heightMm: 42 };
const GAP_MM = 2;

/** Puts a photo, or its frame before it is loaded, to the left of the drawing of where to go there. */
export function photoFigure(drawing: Figure, photo: CutPicture | null): Figure {
  const { widthMm, heightMm } = PHOTO_MM;
  const left = widthMm + GAP_MM;
  const corners = [
    { x: 0, y: 0 },
    { x: widthMm, y: 0 },
    { x: widthMm, y: heightMm },
    { x: 0, y: heightMm },
    { x: 0, y: 0 },
  ];
  const marks: Mark[] = [{ kind: "line", points: corners, widthMm: 0.2 }];
  if (photo) {
    const { address } = photo;
    const scale = Math.min(widthMm / photo.widthMm, heightMm / photo.heightMm);
    const [pictureWidthMm, pictureHeightMm] = [photo.widthMm * scale, photo.heightMm * scale];
    const at = { x: 0, y: 0 };
    const size = { widthMm, heightMm, pictureWidthMm, pictureHeightMm };
    marks.push({ kind: "picture", at, address, ...size });
  }
  return {
    widthMm: left + drawing.widthMm,
    heightMm: Math.max(heightMm, drawing.heightMm),
    marks: [...marks, ...drawing.marks.map((mark) => moved(mark, { x: left, y: 0 }))],
  };
}
