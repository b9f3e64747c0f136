import type { Token } from "./tokens.ts";

/** An angle as the user typed it. */
export interface Angle {
  readonly degrees: number;
  /** The axis that its letter names; null without a letter. */
  readonly axis: "lat" | "lng" | null;
  /** 1 for degrees only, 2 with minutes, 3 with seconds. */
  readonly partCount: number;
  /** True if it is a number without marks or letters, which may also mean metres. */
  readonly isBare: boolean;
}

/** The marks that may follow the degrees, the minutes and the seconds. */
const MARKS_AFTER = ["°:", "':", '"'] as const;

/** Reads one angle: `unreadable` if it is not an angle, `out-of-range` from 60 minutes or seconds on. */
export function parseAngle(tokens: readonly Token[]): Angle | "unreadable" | "out-of-range" {
  const sides = tokens.filter((token) => token.kind === "side");
  const isSideAtAnEnd = tokens[0]?.kind === "side" || tokens.at(-1)?.kind === "side";
  if (sides.length > 1 || (sides.length === 1 && !isSideAtAnEnd)) return "unreadable";
  const parts = partsOf(tokens.filter((token) => token.kind !== "side"));
  if (!parts) return "unreadable";
  const [degrees = 0, minutes = 0, seconds = 0] = parts;
  const side = sides[0]?.side;
  // "-52 S" is ambiguous: the minus may repeat the S or undo it.
  const isNegative = degrees < 0 || Object.is(degrees, -0);
  if (isNegative && side) return "unreadable";
  if (minutes >= 60 && !isRounded(tokens, 2, minutes)) return "out-of-range";
  if (seconds >= 60 && !isRounded(tokens, 3, seconds)) return "out-of-range";
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3600;
  return {
    degrees: isNegative || side === "S" || side === "W" ? -size : size,
    axis: side === undefined ? null : axisOf(side),
    partCount: parts.length,
    isBare: tokens.length === 1,
  };
}

/**
 * Returns whether 60 minutes or seconds stand for the next degree or minute, as programs that round write them: minutes
 * with decimals, seconds with or without.
 */
function isRounded(tokens: readonly Token[], count: number, value: number): boolean {
  const numbers = tokens.filter((token) => token.kind === "number");
  const hasDecimals = numbers.at(-1)?.hasDecimals === true;
  return value === 60 && numbers.length === count && (count === 3 || hasDecimals);
}

function axisOf(side: "N" | "S" | "E" | "W"): "lat" | "lng" {
  return side === "N" || side === "S" ? "lat" : "lng";
}

/**
 * Returns the one to three numbers; null if a mark is out of place, or a number other than the last has
 * decimals.
 */
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
