import { colorsOf, type RecordColor } from "./mark-look.ts";
import type { OfficialMark } from "./official-mark.ts";

/** The letters of the colours of lights on charts. */
export const LIGHT_LETTERS: Readonly<Record<RecordColor, string>> = {
  white: "W",
  red: "R",
  green: "G",
  yellow: "Y",
  orange: "Or",
  blue: "Bu",
  black: "",
};

/** A sector of a light as its record has it. */
export interface RecordSector {
  /** Null for a dark sector, and for a colour that the app does not know. */
  readonly color: RecordColor | null;
  /** True if the light is not seen in it: the source says so, or has a limit without a colour. */
  readonly isDark: boolean;
  /** The word of the source; empty if it has none. */
  readonly colorText: string;
  /** The bearing up to which it is seen, degrees; null if the record has none. */
  readonly untilDegrees: number | null;
}

/** A sector whose both limits and colour are in the record. */
export interface DrawnSector {
  readonly color: RecordColor;
  readonly fromDegrees: number;
  readonly untilDegrees: number;
}

/** Returns whether a record has anything of a light. */
export function isLit(mark: OfficialMark): boolean {
  return [mark.character, mark.lightColors, mark.sectors].some((text) => text !== "");
}

/** Returns the colours of a light: its own, or else those of its sectors, each once. */
export function lightColorsOf(mark: OfficialMark): readonly RecordColor[] {
  const own = mark.lightColors === "" ? null : colorsOf(mark.lightColors);
  const inSectors = sectorsOf(mark).flatMap(({ color }) => color ?? []);
  return [...new Set(own ?? inSectors)];
}

/** Returns a light as charts write it: "Iso G 8s", "Fl(2) WRG 15s"; "?" for a light of which the record tells none of it, empty without a light. */
export function lightNotation(mark: OfficialMark): string {
  if (!isLit(mark)) return "";
  const { character, group, periodSeconds } = mark;
  const [rhythm = "", ...rest] = character.split("+");
  const grouped = [group === "" ? rhythm : `${rhythm}(${group})`, ...rest].join("+");
  const letters = lightColorsOf(mark).map((color) => LIGHT_LETTERS[color]);
  const parts = [grouped, letters.join(""), periodSeconds === "" ? "" : `${periodSeconds}s`];
  return parts.filter((part) => part !== "").join(" ") || "?";
}

/** Returns the sectors in the order of the record. */
export function sectorsOf({ sectors }: OfficialMark): readonly RecordSector[] {
  if (sectors === "") return [];
  return sectors.split("|").map((text) => {
    const [, colorText = "", degrees = ""] = /^(.*?) ?([\d.]*)$/.exec(text) ?? [];
    const colors = colorText === "" ? null : colorsOf(colorText);
    const until = Number(degrees);
    return {
      color: colors?.length === 1 ? (colors[0] ?? null) : null,
      isDark: (colorText === "" && degrees !== "") || /duister|donker/i.test(colorText),
      colorText,
      untilDegrees: degrees !== "" && Number.isFinite(until) ? until : null,
    };
  });
}

/**
 * Returns the sectors between two limits of the record. The first one begins where the last ends only if the record
 * has a dark sector too: without one, nothing tells whether the sectors go all around.
 */
export function drawnSectors(mark: OfficialMark): readonly DrawnSector[] {
  const sectors = sectorsOf(mark);
  const isAround = sectors.some(({ isDark, untilDegrees }) => isDark && untilDegrees !== null);
  return sectors.flatMap(({ color, untilDegrees }, index) => {
    const before = index === 0 && isAround ? sectors.at(-1) : sectors[index - 1];
    const fromDegrees = before?.untilDegrees ?? null;
    if (color === null || fromDegrees === null || untilDegrees === null) return [];
    return [{ color, fromDegrees, untilDegrees }];
  });
}
