import { expect, test } from "vitest";
import { fromRd } from "#domain/coordinates/rd.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import { gridConvergenceDegrees } from "#domain/geodesy/grid-convergence.ts";
import { wayHome } from "./way-home.ts";

const MIDDLE = fromRd({ x: 85_500, y: 446_500 });
const FINISH = fromRd({ x: 86_100, y: 447_900 });
const MAP = {
  middle: MIDDLE,
  map: { widthMm: 150, heightMm: 200, scale: 25_000 },
} as const;
const ROOM = { width: 190, height: 240 };

test("points from the middle of every square of the map to the finish", () => {
  const directions: { degrees: number; meters: number }[] = [];
  const lines = (degrees: number, meters: number) => {
    directions.push({ degrees, meters });
    return ["", ""];
  };
  const figure = wayHome(MAP, FINISH, ROOM, { finish: "Eind", lines });
  const arrows = figure?.marks.filter(({ kind }) => kind === "arrowhead") ?? [];
  // 3.75 by 5 kilometres around the middle of a square: three columns and five rows have their middle on the map.
  expect(arrows).toHaveLength(3 * 5 - 1);
  const expected = [444, 445, 446, 447, 448].flatMap((north) =>
    [84, 85, 86].flatMap((east) => {
      if (east === 86 && north === 447) return [];
      const from = fromRd({ x: (east + 0.5) * 1000, y: (north + 0.5) * 1000 });
      const { distanceMeters, initialBearing } = inverse(from, FINISH);
      return [{ degrees: initialBearing - (gridConvergenceDegrees(from) ?? 0), distanceMeters }];
    }),
  );
  for (const [index, { degrees, meters }] of directions.entries()) {
    const truth = expected[index];
    expect(Math.abs(meters - (truth?.distanceMeters ?? 0))).toBeLessThan(2);
    const off = (degrees - (truth?.degrees ?? 0) + 540) % 360;
    expect(Math.abs(off - 180)).toBeLessThan(0.1);
  }
  const texts = figure?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
  expect(texts).toEqual(expect.arrayContaining(["Eind", "84", "87", "444", "449"]));
});

test("has no squares abroad, or where they would be too small for their words", () => {
  const words = { finish: "Eind", lines: () => [] };
  const abroad = { ...MAP, middle: { lat: 48.4, lng: 15.6 } };
  expect(wayHome(abroad, { lat: 48.4, lng: 15.6 }, ROOM, words)).toBeNull();
  expect(wayHome(MAP, FINISH, { width: 40, height: 40 }, words)).toBeNull();
});
