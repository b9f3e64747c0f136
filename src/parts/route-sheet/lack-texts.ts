import { fittingTracings, type Lack } from "#domain/route-sheet/drawn-technique.ts";
import { isWholeRoute } from "#domain/route-sheet/map-gap.ts";
import { roomOnPage } from "#domain/route-sheet/pages.ts";
import { partsOfPatrol, sheetsOfPart, shifted } from "#domain/route-sheet/patrol-route.ts";
import type { SheetInput, Technique } from "#domain/route-sheet/techniques.ts";
import { scaleText } from "#sentences/map/map-cards.ts";
import { lackText, tracingTooLarge } from "#sentences/scouting/route-sheet.ts";
import { sheetTexts, TECHNIQUE_NAMES } from "#words/scouting/route-sheet.ts";
import type { PatrolSheets } from "./patrol-sheets.ts";
import { type SheetHeading, techniqueSheets } from "./technique-pages.ts";

/** Says why a stretch has no instruction, and what would help. */
export function reasonText({ reason }: Pick<Lack, "reason">, input: SheetInput): string {
  switch (reason) {
    case "map":
      return isWholeRoute(input.gaps, input.route.lengthMeters) && !input.part
        ? sheetTexts.noWays
        : sheetTexts.mapMissing;
    case "junctions":
      return sheetTexts.nothing;
    case "abroad":
      return sheetTexts.abroad;
    case "north":
      return input.settings.north.north === "magnetic"
        ? sheetTexts.northUnknown
        : sheetTexts.northUndefined;
    case "photos":
      return input.photos ? sheetTexts.fewPhotos : sheetTexts.photosNotRead;
    case "paper":
      return paperText(input);
  }
}

/** The notes above a tracing take at most this much room. */
const MOST_NOTES = ["", "", "", "", "", ""];
const MOST_OPTIONS = 2;

function paperText(input: SheetInput): string {
  const { paper, tracingScale } = input.settings;
  const fits = fittingTracings(input, (one) => roomOnPage(one, MOST_NOTES));
  return tracingTooLarge(
    { paper, scale: scaleText(tracingScale) },
    fits.slice(0, MOST_OPTIONS).map((fit) => ({ paper: fit.paper, scale: scaleText(fit.scale) })),
  );
}

/** Names each stretch of a technique without an instruction; empty if every metre has one. */
export function lacksOfTechnique(technique: Technique, input: SheetInput): readonly string[] {
  return textsOf(technique, input, { name: "", notes: [] });
}

/** Names each stretch of the patrols without an instruction; empty if every metre has one. */
export function lacksOfPatrols(
  patrols: readonly PatrolSheets[],
  headingOf: (patrol: PatrolSheets["patrol"]) => SheetHeading,
): readonly string[] {
  return patrols.flatMap(({ patrol, input }) =>
    partsOfPatrol(patrol, input).flatMap((part) =>
      textsOf(part.technique, sheetsOfPart(input, part), headingOf(patrol)),
    ),
  );
}

function textsOf(technique: Technique, input: SheetInput, heading: SheetHeading): string[] {
  return techniqueSheets(technique, input, heading).lacks.map((lack) =>
    lackText(
      heading.name,
      TECHNIQUE_NAMES[technique],
      shifted(lack, input.part?.offsetMeters ?? 0),
      reasonText(lack, input),
    ),
  );
}
