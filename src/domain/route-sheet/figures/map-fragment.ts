import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { away, type Figure, type Mark } from "#domain/route-sheet/figure.ts";
import { isTurnRound } from "#domain/route-sheet/junction.ts";
import type { SheetStep } from "#domain/route-sheet/sheet-step.ts";
import { textLines } from "#domain/route-sheet/text-lines.ts";
import type { SheetCut } from "./sheet-cut.ts";

const CELL_MM = 34;
const CENTER = { x: CELL_MM / 2, y: CELL_MM / 2 };
/** 150 m at 1:10.000, and less than the margin of the parts of a map. */
const RADIUS_MM = 15;
const CIRCLE_POINTS = 48;
const ARM_MM = 12;
const DOT_MM = 1.4;
const BACK_MM = 4.5;
const REMARK_MM = 3.5;
const REMARK_LINE_MM = 4.2;
/** The golden angle: no two fragments near each other are turned nearly the same way. */
const TURN_DEGREES = 137.508;

interface FragmentOptions {
  readonly isTurned: boolean;
  readonly hasNumber: boolean;
  /** From the point before, in words; empty for none. */
  readonly distance: string;
}

/**
 * Draws a round piece of the map around a junction, with a dot where the route arrives and an arrow where it leaves.
 * @param cuts the parts of the map, of which the one is used on which the junction lies nearest to the middle
 */
export function mapFragment(
  { number, junction, remark }: SheetStep,
  cuts: readonly SheetCut[],
  { isTurned, hasNumber, distance }: FragmentOptions,
): Figure {
  const cut = nearestCut(cuts, junction.place);
  const turn = isTurned ? (number * TURN_DEGREES) % 360 : 0;
  const up = turn - (cut?.bearingDegrees ?? 0);
  // The way back from a turn-round lies beside the way there, so that both can be seen.
  const back = isTurnRound(junction) ? BACK_MM : 0;
  const from = away(CENTER, junction.outDegrees + up - 90, back);
  const tip = away(from, junction.outDegrees + up, ARM_MM);
  const circle = Array.from({ length: CIRCLE_POINTS + 1 }, (_, at) =>
    away(CENTER, (at * 360) / CIRCLE_POINTS, RADIUS_MM),
  );
  const marks: Mark[] = [
    ...(cut ? pictureOf(cut, junction.place, turn) : []),
    { kind: "line", points: circle, widthMm: 0.3 },
    { kind: "dot", at: away(CENTER, junction.inDegrees + up, ARM_MM), radiusMm: DOT_MM },
    { kind: "line", points: [from, tip], widthMm: 0.7 },
    { kind: "arrowhead", at: tip, degrees: junction.outDegrees + up },
  ];
  if (hasNumber) {
    marks.push({
      kind: "text",
      at: { x: 1, y: 4 },
      text: `${number}`,
      sizeMm: 3.6,
      anchor: "start",
    });
  }
  const lines = [
    ...textLines(distance, CELL_MM, REMARK_MM),
    ...textLines(remark, CELL_MM, REMARK_MM),
  ];
  for (const [line, text] of lines.entries()) {
    const at = { x: CENTER.x, y: CELL_MM + 2 + line * REMARK_LINE_MM };
    marks.push({ kind: "text", at, text, sizeMm: REMARK_MM, anchor: "middle" });
  }
  return { widthMm: CELL_MM, heightMm: CELL_MM + 1 + lines.length * REMARK_LINE_MM, marks };
}

function nearestCut(cuts: readonly SheetCut[], place: LatLng): SheetCut | null {
  let [best, least] = [null as SheetCut | null, Number.POSITIVE_INFINITY];
  for (const cut of cuts) {
    const { x, y } = cut.toPaper(place);
    const off = Math.max(
      Math.abs(x - cut.widthMm / 2) / cut.widthMm,
      Math.abs(y - cut.heightMm / 2) / cut.heightMm,
    );
    if (off < least) [best, least] = [cut, off];
  }
  return best;
}

/** Puts the picture of a part of the map so that a place of it is in the middle. */
function pictureOf(cut: SheetCut, place: LatLng, turnDegrees: number): Mark[] {
  if (!cut.picture) return [];
  const { address, widthMm, heightMm } = cut.picture;
  const { x, y } = cut.toPaper(place);
  return [
    {
      kind: "picture",
      at: { x: 0, y: 0 },
      widthMm: CELL_MM,
      heightMm: CELL_MM,
      address,
      pictureWidthMm: widthMm,
      pictureHeightMm: heightMm,
      shift: { x: cut.widthMm / 2 - x, y: cut.heightMm / 2 - y },
      turnDegrees,
      band: { points: [CENTER, CENTER], widthMm: 2 * RADIUS_MM },
    },
  ];
}
