import type { Rd } from "./rd.ts";

/**
 * The area in which RD is used, in RD kilometres, anticlockwise from the south. EPSG describes it in words: the
 * Netherlands onshore, with the Wadden Sea and islands and 12 nautical miles of coastal water. This shape was drawn
 * for the app, around the built-in outlines of the provinces: all of their land and 2 km around it lies inside,
 * at most 14 km of Belgium or Germany does, and some 25 km of sea. It is not an official border.
 */
const VALID_AREA_KM: readonly (readonly [x: number, y: number])[] = [
  [188, 298],
  [206, 302],
  [212, 328],
  [204, 338],
  [216, 348],
  [222, 376],
  [206, 420],
  [254, 428],
  [260, 452],
  [276, 470],
  [274, 496],
  [256, 508],
  [276, 516],
  [284, 588],
  [258, 616],
  [242, 618],
  [242, 640],
  [232, 644],
  [138, 626],
  [104, 600],
  [86, 572],
  [70, 488],
  [4, 416],
  [-6, 392],
  [6, 384],
  [4, 364],
  [16, 354],
  [34, 358],
  [56, 350],
  [106, 374],
  [126, 370],
  [140, 354],
  [158, 354],
  [174, 346],
  [164, 310],
  [174, 298],
];

/**
 * Returns whether RD is used at this place, by which impossible readings of a short coordinate are left out. Counts
 * how often a line to the east crosses the bounds: an odd number of times from inside.
 */
export function isValidRd(rd: Rd): boolean {
  const [x, y] = [rd.x / 1000, rd.y / 1000];
  return VALID_AREA_KM.reduce((isInside, [fromX, fromY], index) => {
    const [toX, toY] = VALID_AREA_KM[(index + 1) % VALID_AREA_KM.length] ?? [fromX, fromY];
    const isCrossed =
      fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
    return isCrossed ? !isInside : isInside;
  }, false);
}
