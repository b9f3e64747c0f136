import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { atlasMiddles } from "#domain/print/atlas.ts";
import { GRID_NUMBERS_MM } from "#domain/print/map-figure.ts";
import { SCALES, type SheetMap, sheetProjection, upward } from "#domain/print/sheet-layout.ts";
import { memoryLegs } from "#domain/route-sheet/figures/memory-map.ts";
import { roomOnPage, type SheetPaper } from "#domain/route-sheet/pages.ts";
import { pieceOf } from "#domain/route-sheet/patrol-route.ts";
import { placesOfLine } from "#domain/route-sheet/places-of-line.ts";
import type { SheetInput, Technique } from "#domain/route-sheet/techniques.ts";

/** The notes above a map take at most this much room. */
const MOST_NOTES = ["1", "2", "3", "4", "5"];
const [LARGEST, USUAL] = SCALES;
/** A corridor that takes more maps at the largest scale is drawn in the usual one. */
const MOST_LARGE_MAPS = 8;
/** The whole leg of a memory map is on one map, however long it is. */
const MEMORY_SCALES = [...SCALES, 100_000, 250_000, 500_000, 1_000_000, 2_500_000] as const;
/** Two memory maps fit on a page of A4, one on A5. */
const MEMORY_MM = { widthMm: 128, heightMm: 96 };

/** A map to draw. */
export interface WantedMap {
  readonly middle: LatLng;
  readonly map: SheetMap;
}

/** Names a map: two patrols that walk the same stretch in both directions need the same one. */
export function mapKey({ middle, map }: WantedMap): string {
  const size = `${Math.round(map.widthMm)}x${Math.round(map.heightMm)}`;
  const up = (map.bearingDegrees ?? 0).toFixed(3);
  return `${middle.lat.toFixed(5)} ${middle.lng.toFixed(5)} ${map.scale} ${size} ${up}`;
}

/** Returns the maps of a whole line in the first of these scales in which it fits on one map, or in the last one. */
export function mapsOfLine(
  scales: readonly number[],
  line: Float64Array,
  size: Pick<SheetMap, "widthMm" | "heightMm">,
  north: "grid" | "true" = "grid",
): readonly WantedMap[] {
  let maps: readonly WantedMap[] = [];
  for (const scale of scales) {
    const map: SheetMap = { ...size, scale };
    maps = atlasMiddles([placesOfLine(line)], map, Number.POSITIVE_INFINITY).map((middle) => {
      return { middle, map: upward(map, north, middle) };
    });
    if (maps.length === 1) break;
  }
  return maps;
}

/** Returns the size of a map that fills a page. */
export function pageMapSize(paper: SheetPaper): Pick<SheetMap, "widthMm" | "heightMm"> {
  const { width, height } = roomOnPage(paper, MOST_NOTES);
  return { widthMm: width - 2 * GRID_NUMBERS_MM, heightMm: height - 2 * GRID_NUMBERS_MM };
}

/** The techniques that are drawn on a map. */
const ON_MAP: ReadonlySet<Technique> = new Set(["fragments", "corridor", "memory"]);

/** Tells whether a technique is drawn on a map, and so needs pictures of it. */
export function isOnMap(technique: Technique): boolean {
  return ON_MAP.has(technique);
}

/** Tells whether sheets of a technique go along to the phone of a patrol: memory maps hang at their posts, and photos are too large. */
export function goesToPhone(technique: Technique): boolean {
  return technique !== "memory" && technique !== "photos";
}

/** Returns the maps on which a technique is drawn; none for one that needs no map. */
export function mapsOfTechnique(
  technique: Technique,
  { route, steps, settings: { paper } }: SheetInput,
): readonly WantedMap[] {
  switch (technique) {
    case "fragments":
      // Turned to the grid, the corners of a map would come into fragments at its edge.
      return mapsOfLine([LARGEST], route.line, pageMapSize(paper), "true");
    case "corridor": {
      const maps = mapsOfLine([LARGEST], route.line, pageMapSize(paper));
      return maps.length <= MOST_LARGE_MAPS
        ? maps
        : mapsOfLine([USUAL], route.line, pageMapSize(paper));
    }
    case "memory":
      return memoryLegs(route, steps).flatMap(({ fromMeters, toMeters }) =>
        mapsOfLine(MEMORY_SCALES, pieceOf(route.line, fromMeters, toMeters), MEMORY_MM).slice(0, 1),
      );
    default:
      return [];
  }
}

/** Adds the maps of a technique to the input of its sheets, with the pictures that are drawn. */
export function withCuts(technique: Technique, input: SheetInput): SheetInput {
  const cuts = mapsOfTechnique(technique, input).map((wanted) => {
    const { middle, map } = wanted;
    const { widthMm, heightMm, scale, bearingDegrees = 0 } = map;
    const picture = input.pictures?.get(mapKey(wanted)) ?? null;
    return {
      widthMm,
      heightMm,
      scale,
      bearingDegrees,
      toPaper: sheetProjection(middle, map),
      picture,
    };
  });
  return cuts.length === 0 ? input : { ...input, cuts };
}
