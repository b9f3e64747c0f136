import { corridorFigure } from "#domain/route-sheet/figures/corridor-map.ts";
import { memoryFigure, memoryLegs } from "#domain/route-sheet/figures/memory-map.ts";
import type { Figure } from "./figure.ts";
import { type FigureAlong, figuresWithGaps } from "./map-gap.ts";
import { pieceOf } from "./patrol-route.ts";
import { placesOfLine } from "./places-of-line.ts";
import { vectorPoints } from "./sheet-vectors.ts";
import { pointText } from "./step-texts.ts";
import { sentenceRow, tableRow } from "./table-row.ts";
import type { SheetInput } from "./techniques.ts";

/** Draws a map for each leg that is walked from memory. */
export function memoryMaps(input: SheetInput): Figure[] {
  const { route, steps, gaps, settings, words, cuts = [] } = input;
  const figures = memoryLegs(route, steps).flatMap((leg, index): FigureAlong[] => {
    const { from, to, fromMeters, toMeters } = leg;
    const cut = cuts[index];
    if (!cut) return [];
    const piece = pieceOf(route.line, fromMeters, toMeters);
    const names = { from: pointText(from, words), to: pointText(to, words) };
    const remarked = steps.filter(({ junction: { alongMeters }, remark }) => {
      return remark !== "" && alongMeters > fromMeters && alongMeters <= toMeters;
    });
    const remarks = remarked.map(({ number, remark }) => `${number}: ${remark}`);
    const between = remarked
      .filter(({ number }) => number !== to)
      .map(({ number, junction: { place } }) => ({ place, text: `${number}` }));
    const head = `${words.leg(names.from, names.to)} · ${words.mapScale(cut.scale)}`;
    const texts = { ...names, head, between, remarks };
    return [{ figure: memoryFigure(cut, placesOfLine(piece), texts), alongMeters: fromMeters }];
  });
  return figuresWithGaps(figures, gaps, (gap) => sentenceRow(words.gap(gap), settings.paper));
}

/** Draws the map beside the route with the points of the sheet, and below it each remark once with its points. */
export function corridorMaps(input: SheetInput): Figure[] {
  const { route, steps, gaps, settings, words, cuts = [] } = input;
  const points = vectorPoints(route, steps).map(({ name, place, remark }) => {
    return { place, text: pointText(name, words), remark };
  });
  const namesByRemark = new Map<string, string[]>();
  for (const { text, remark } of points) {
    if (remark !== "") namesByRemark.set(remark, [...(namesByRemark.get(remark) ?? []), text]);
  }
  const places = placesOfLine(route.line);
  return [
    ...cuts.map((cut) => corridorFigure(cut, places, points)),
    ...Array.from(namesByRemark, ([remark, names]) =>
      tableRow([names.join(", "), remark], settings.paper, "knots"),
    ),
    ...gaps.map((gap) => sentenceRow(words.gap(gap), settings.paper)),
  ];
}
