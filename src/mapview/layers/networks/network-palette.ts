import type { MapFlavour } from "#mapview/style/palette.ts";

/** A mode of `networks.pmtiles`. */
export type DrawnMode = "walk" | "cycle" | "canoe" | "motorboat";

/** The colours of a network; CSS colours. */
export interface NetworkColors {
  /** The lines, and the rim or fill of the badges. */
  readonly line: string;
  /** The casing of the lines, to stand out on any ground. */
  readonly casing: string;
  /** The number on a badge filled with the line colour. */
  readonly onLine: string;
}

/** Chosen for colour-blind users: docs/decisions/network-colours.md. */
const LINES: Readonly<Record<MapFlavour, Readonly<Record<DrawnMode, string>>>> = {
  light: { walk: "#d31795", cycle: "#0e7c32", canoe: "#9922ee", motorboat: "#0a0a5c" },
  dark: { walk: "#e8488f", cycle: "#2fe572", canoe: "#bb44ff", motorboat: "#b8a8fc" },
};
const GROUND: Readonly<Record<MapFlavour, string>> = { light: "#ffffff", dark: "#101512" };

/** Returns the colours of a mode in a flavour. */
export function networkColors(mode: DrawnMode, flavour: MapFlavour): NetworkColors {
  return { line: LINES[flavour][mode], casing: GROUND[flavour], onLine: GROUND[flavour] };
}
