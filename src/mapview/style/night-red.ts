import type { StyleSpecification } from "maplibre-gl";
import { type MapFlavour, paletteFor } from "./palette.ts";

/**
 * The flavours that the map can be shown in: those of the layers, and `red`, red light on black for eyes
 * adapted to the dark.
 */
export type ShownFlavour = MapFlavour | "red";

/** Returns the flavour in which the layers are drawn for a shown flavour; `inRed` then recolours the style. */
export function drawnFlavour(flavour: ShownFlavour): MapFlavour {
  return flavour === "red" ? "dark" : flavour;
}

/** The lightness (CIE L*, 0–100) from which a colour becomes full red: names must be as bright as red can be. */
const FULL_FROM = 66;
/** The exponent that keeps the ground dark: half the lightness becomes a third of the brightness. */
const GAMMA = 1.7;

/** The grounds of the map, which red light does not tell apart. */
const GROUNDS = [
  ...(["land", "wood", "grass", "park", "heath", "scrub", "sand", "tidalFlat", "wetland"] as const),
  ...(["farmland", "builtUp", "retail", "industrial", "campus", "pitch", "military"] as const),
];

/** Land in red light: as bright as names on it allow (4.5), because all water is black. */
const LAND_RED = "#340000";

/** Colours that do not follow their lightness: water becomes black, and all land brighter than that. */
const OWN_REDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(GROUNDS.map((name) => [paletteFor("dark")[name], LAND_RED])),
  [paletteFor("dark").water]: "#000000",
};

/**
 * Converts a CSS colour to red light of the same lightness: `#rgb`, `#rrggbb` with or without alpha, `rgb()`,
 * `rgba()`, `black` and `white`. Any other text is returned unchanged, because the style has no such colours.
 */
export function redOf(color: string): string {
  const own = OWN_REDS[color];
  if (own) return own;
  const parts = partsOf(color);
  if (!parts) return color;
  const [red, green, blue, alpha] = parts;
  return alpha === 1
    ? `#${hex(redLight(red, green, blue))}0000`
    : `rgba(${redLight(red, green, blue)},0,0,${alpha})`;
}

/** Returns the brightness of the red light for a colour, all from 0 to 255. */
export function redLight(red: number, green: number, blue: number): number {
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const lightness =
    luminance > 216 / 24389 ? 116 * Math.cbrt(luminance) - 16 : (luminance * 24389) / 27;
  return Math.round(255 * Math.min(1, lightness / FULL_FROM) ** GAMMA);
}

function linear(part: number): number {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

type Parts = readonly [red: number, green: number, blue: number, alpha: number];

function partsOf(color: string): Parts | null {
  if (color === "black") return [0, 0, 0, 1];
  if (color === "white") return [255, 255, 255, 1];
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  if (short)
    return partsOf(
      `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`,
    );
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i.exec(color);
  if (long) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = long
      .slice(1)
      .map((digits) => (digits === undefined ? undefined : Number.parseInt(digits, 16)));
    return [red, green, blue, alpha / 255];
  }
  const numbers = /^rgba?\(([^)]*)\)$/i
    .exec(color)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number.parseFloat);
  const [red, green, blue, alpha = 1] = numbers ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [red, green, blue, alpha];
}

function hex(part: number): string {
  return part.toString(16).padStart(2, "0");
}

/** Returns a style in red light: converts the colours in it, and wraps those that come from its features. */
export function inRed(style: StyleSpecification): StyleSpecification {
  const layers = style.layers.map((layer) => {
    if (!("paint" in layer) || !layer.paint) return layer;
    const paint = Object.entries(layer.paint).map(([name, value]) => [
      name,
      name.endsWith("-color") ? redValue(value) : value,
    ]);
    return { ...layer, paint: Object.fromEntries(paint) };
  });
  return { ...style, layers: layers as StyleSpecification["layers"] };
}

function redValue(value: unknown): unknown {
  if (typeof value === "string") return redOf(value);
  if (!Array.isArray(value)) return value;
  // A colour that comes from a feature, such as that of a waypoint, with its fallback.
  if (isOfFeature(value) || (value[0] === "coalesce" && value.some(isOfFeature))) {
    return redOfFeature(value);
  }
  return value.map(redValue);
}

function isOfFeature(value: unknown): boolean {
  return Array.isArray(value) && value[0] === "get" && /colou?r/i.test(String(value[1]));
}

/**
 * Returns an expression for the colour of a feature. Expressions have no curve for lightness, so it is
 * roughly as bright as `redOf`.
 */
function redOfFeature(color: unknown): unknown {
  const part = (index: number, weight: number) => ["*", weight, ["at", index, ["var", "parts"]]];
  const light = ["min", 255, ["+", 60, part(0, 0.4), part(1, 0.6), part(2, 0.2)]];
  return ["let", "parts", ["to-rgba", ["to-color", color]], ["rgb", light, 0, 0]];
}
