import { drawnSectors, lightColorsOf } from "./mark-light.ts";
import {
  type ColorBands,
  lookOf,
  type RecordColor,
  type RecordShape,
  type TopShape,
} from "./mark-look.ts";
import type { OfficialMark } from "./official-mark.ts";

/** The look of a mark with its light, as an image needs it. */
export interface DrawnRecord {
  /** Null for a shape that is not known. */
  readonly shape: RecordShape | null;
  readonly isFixed: boolean;
  /** Null for colours that are not known. */
  readonly bands: ColorBands | null;
  /** Null without a topmark; without shapes it is one that is not known. */
  readonly topmark: {
    readonly shapes: readonly TopShape[];
    readonly bands: ColorBands | null;
  } | null;
  /** Null without a light; without colours they are not known. */
  readonly light: readonly RecordColor[] | null;
}

const UNKNOWN = "?";

/** Returns the look of a mark as a text for the id of its image; equal looks have equal texts. */
export function lookCode(mark: OfficialMark, isLit: boolean): string {
  const { shape, bands, topmark } = lookOf(mark);
  return [
    shape ?? "",
    mark.isFixed ? "fixed" : "",
    bandsCode(bands),
    topmark === null ? "" : (topmark.shapes?.join("+") ?? UNKNOWN),
    bandsCode(topmark?.bands ?? null),
    isLit ? lightColorsOf(mark).join("+") || UNKNOWN : "",
  ].join("/");
}

/** Reads the text that `lookCode` returned. */
export function readLookCode(code: string): DrawnRecord {
  const [shape = "", fixed, bands = "", top = "", topBands = "", light = ""] = code.split("/");
  const listOf = (text: string): readonly string[] => (text === UNKNOWN ? [] : text.split("+"));
  return {
    shape: shape === "" ? null : (shape as RecordShape),
    isFixed: fixed === "fixed",
    bands: readBands(bands),
    topmark:
      top === ""
        ? null
        : { shapes: listOf(top) as readonly TopShape[], bands: readBands(topBands) },
    light: light === "" ? null : (listOf(light) as readonly RecordColor[]),
  };
}

function bandsCode(bands: ColorBands | null): string {
  return bands ? `${bands.isUpright ? "v" : "h"}+${bands.colors.join("+")}` : "";
}

function readBands(code: string): ColorBands | null {
  if (code === "") return null;
  const [direction, ...colors] = code.split("+");
  return { isUpright: direction === "v", colors: colors as readonly RecordColor[] };
}

/** Returns the sectors to draw as a text for the id of their image; empty without any. */
export function sectorsCode(mark: OfficialMark): string {
  return drawnSectors(mark)
    .map(({ color, fromDegrees, untilDegrees }) => `${color}+${fromDegrees}+${untilDegrees}`)
    .join("/");
}

/** Reads the text that `sectorsCode` returned. */
export function readSectorsCode(code: string): ReturnType<typeof drawnSectors> {
  return code.split("/").map((sector) => {
    const [color, from, until] = sector.split("+");
    return {
      color: color as RecordColor,
      fromDegrees: Number(from),
      untilDegrees: Number(until),
    };
  });
}
