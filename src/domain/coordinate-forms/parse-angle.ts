import type { Token } from "./tokens.ts";

/** One angle as it was typed. */
export interface Angle {
  readonly degrees: number;
  /** Which one it says to be, by its letter; null without a letter. */
  readonly axis: "lat" | "lng" | null;
  /** 1: degrees only; 2: and minutes; 3: and seconds. */
  readonly partCount: number;
  /** A number with nothing beside it: it might be metres just as well. */
  readonly isBare: boolean;
}

/** Which marks may follow the degrees, the minutes and the seconds. */
const MARKS_AFTER = ["°:", "':", '"'] as const;

/** Reads one angle; `unreadable` when it is none, `out-of-range` from 60 minutes or seconds on. */
export function parseAngle(tokens: readonly Token[]): Angle | "unreadable" | "out-of-range" {
  const sides = tokens.filter((token) => token.kind === "side");
  const isSideAtAnEnd = tokens[0]?.kind === "side" || tokens.at(-1)?.kind === "side";
  if (sides.length > 1 || (sides.length === 1 && !isSideAtAnEnd)) return "unreadable";
  const parts = partsOf(tokens.filter((token) => token.kind !== "side"));
  if (!parts) return "unreadable";
  const [degrees = 0, minutes = 0, seconds = 0] = parts;
  const side = sides[0]?.side;
  // "-52 S" says south twice, or takes it back: who can tell.
  const isNegative = degrees < 0 || Object.is(degrees, -0);
  if (isNegative && side) return "unreadable";
  if (minutes >= 60 || seconds >= 60) return "out-of-range";
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3600;
  return {
    degrees: isNegative || side === "S" || side === "W" ? -size : size,
    axis: side === undefined ? null : axisOf(side),
    partCount: parts.length,
    isBare: tokens.length === 1,
  };
}

function axisOf(side: "N" | "S" | "E" | "W"): "lat" | "lng" {
  return side === "N" || side === "S" ? "lat" : "lng";
}

/** The one to three numbers; null when a mark stands wrong, or any but the last has decimals. */
function partsOf(tokens: readonly Token[]): readonly number[] | null {
  const parts: number[] = [];
  let mayMark = false;
  let hadDecimals = false;
  for (const token of tokens) {
    if (token.kind === "number") {
      const isNegativeLater = parts.length > 0 && (token.value < 0 || Object.is(token.value, -0));
      if (hadDecimals || isNegativeLater || parts.length === 3) return null;
      parts.push(token.value);
      hadDecimals = token.hasDecimals;
      mayMark = true;
    } else {
      const marks = MARKS_AFTER[parts.length - 1];
      if (!mayMark || token.kind !== "mark" || !marks?.includes(token.mark)) return null;
      mayMark = false;
    }
  }
  return parts.length > 0 ? parts : null;
}
