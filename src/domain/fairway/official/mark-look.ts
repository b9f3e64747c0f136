import type { OfficialMark } from "./official-mark.ts";

/** The colours of marks and lights, by the words of the source. */
export const RECORD_COLORS = {
  rood: "red",
  groen: "green",
  geel: "yellow",
  zwart: "black",
  wit: "white",
  oranje: "orange",
  blauw: "blue",
} as const;

/** A colour of a mark or a light. */
export type RecordColor = (typeof RECORD_COLORS)[keyof typeof RECORD_COLORS];

/** The shapes of bodies, by the words of the source. */
const SHAPES = {
  bol: "ball",
  pilaar: "pillar",
  spar: "spar",
  spits: "cone",
  stomp: "can",
  ton: "barrel",
  vast: "pile",
} as const;

/** The shape of a body. */
export type RecordShape = (typeof SHAPES)[keyof typeof SHAPES];

/** The single shapes of a topmark, by the words of the source. */
const TOP_SHAPES = {
  bol: "ball",
  cilinder: "can",
  kegel: "cone",
  "kegel punt naar boven": "cone",
  "kegel punt naar beneden": "cone-down",
  "liggend kruis": "x",
  "staand kruis": "plus",
} as const;

/** The shapes of a topmark that consists of two, from top to bottom. */
const TOP_PAIRS: Readonly<Record<string, readonly TopShape[]>> = {
  "2 bollen": ["ball", "ball"],
  "2 kegels punten naar boven": ["cone", "cone"],
  "2 kegels punten naar beneden": ["cone-down", "cone-down"],
  "2 kegels punten van elkaar": ["cone", "cone-down"],
  "2 kegels punten naar elkaar": ["cone-down", "cone"],
};

/** A shape of a topmark. */
export type TopShape = (typeof TOP_SHAPES)[keyof typeof TOP_SHAPES];

/** Colours in bands: from top to bottom, or upright from left to right. */
export interface ColorBands {
  readonly colors: readonly RecordColor[];
  readonly isUpright: boolean;
}

/** The topmark of a mark. A part that the app does not know, or that the record does not have, is null. */
export interface TopmarkLook {
  readonly shapes: readonly TopShape[] | null;
  readonly bands: ColorBands | null;
}

/** The look of a mark, all of it as its record has it. A part that the app does not know, or that the record does not have, is null. */
export interface RecordLook {
  readonly shape: RecordShape | null;
  readonly bands: ColorBands | null;
  readonly topmark: TopmarkLook | null;
}

/** Returns the look of a mark, for its drawing and its words. */
export function lookOf(mark: OfficialMark): RecordLook {
  return {
    shape: entryOf(SHAPES, plain(mark.shape)),
    bands: bandsOf(mark.colors, mark.pattern),
    topmark:
      mark.topmark === ""
        ? null
        : {
            shapes: topShapesOf(mark.topmark),
            bands: bandsOf(mark.topmarkColors, mark.topmarkPattern),
          },
  };
}

/** Returns the colours in "Rood/wit repeterend", a repeated pair twice; null if any is not known. */
export function colorsOf(text: string): readonly RecordColor[] | null {
  const isRepeated = /repeterend/i.test(text);
  const names = plain(text.replace(/repeterend/i, ""))
    .split(/[/,+-]| en /)
    .map((name) => name.trim());
  const colors = names.map((name) => entryOf(RECORD_COLORS, name));
  if (!colors.every((color) => color !== null)) return null;
  return isRepeated ? [...colors, ...colors] : colors;
}

/** Null for no colours, unknown ones, and several without a pattern that says how they lie. */
function bandsOf(colorsText: string, patternText: string): ColorBands | null {
  const colors = colorsOf(colorsText);
  if (!colors) return null;
  const isUpright = /^verti[ck]aal$/i.test(patternText);
  const isKnown = isUpright || /^horizontaal$/i.test(patternText) || colors.length === 1;
  return isKnown ? { colors, isUpright } : null;
}

function topShapesOf(text: string): readonly TopShape[] | null {
  const name = plain(text)
    .replace(/^twee /, "2 ")
    .replace(/ (?:af|toe)$/, "");
  const pair = Object.hasOwn(TOP_PAIRS, name) ? TOP_PAIRS[name] : undefined;
  if (pair) return pair;
  const shapes = name.split(" boven ").map((one) => entryOf(TOP_SHAPES, one));
  return shapes.length <= 2 && shapes.every((shape) => shape !== null) ? shapes : null;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(",", "").replace(/\s+/g, " ").trim();
}

function entryOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | null {
  return Object.hasOwn(table, name) ? (table[name] as Value) : null;
}
