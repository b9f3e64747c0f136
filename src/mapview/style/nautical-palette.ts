import type { MapFlavour } from "./palette.ts";

const LIGHT = {
  /** Lateral marks to port, as printed in INT 1. */
  markRed: "#d1192b",
  markGreen: "#128a43",
  markYellow: "#f5c400",
  markBlack: "#1a1a1a",
  markWhite: "#ffffff",
  markOrange: "#e8711a",
  markBlue: "#1f5fbf",
  /** Marks whose colours are not known. */
  markNeutral: "#c3c9cd",
  /** The outline of buoys, beacons and lights. */
  markEdge: "#1a1a1a",
  /** Magenta, like the lights on any chart. */
  light: "#a8127c",
  sign: "#ffffff",
  signEdge: "#23303a",
  signText: "#16222b",
  /** The sign of a bridge or lock that the boat never passes. */
  blocked: "#d1192b",
  blockedText: "#a30f1f",
  /** The rim of a bridge that the boat only passes when it opens. */
  opens: "#c27400",
  opensText: "#8a5000",
  depthLine: "#2f6f9f",
  depthText: "#1b5a86",
  /** The hatch of waters without a known depth. */
  depthHatch: "rgba(27, 90, 134, 0.4)",
  /** Contours within which the boat may not have enough water. */
  shallow: "#a8127c",
};

/** The CSS colours of bridges, locks, buoys, lights and depths. */
export type NauticalPalette = Readonly<typeof LIGHT>;

const DARK: NauticalPalette = {
  markRed: "#f0525c",
  markGreen: "#3fb56c",
  markYellow: "#e8c53a",
  markBlack: "#0a0d0f",
  markWhite: "#e6e9e7",
  markOrange: "#f59a4a",
  markBlue: "#6fa8f0",
  markNeutral: "#59646b",
  markEdge: "#c9d0cc",
  light: "#e07bc4",
  sign: "#16222b",
  signEdge: "#b9c6cf",
  signText: "#eef3f0",
  blocked: "#ff6b6b",
  blockedText: "#ff9a96",
  opens: "#f0a63a",
  opensText: "#f5bd69",
  depthLine: "#5b9cc7",
  depthText: "#9acbe8",
  depthHatch: "rgba(154, 203, 232, 0.35)",
  shallow: "#ff9ad5",
};

/** Returns the colours of a flavour. */
export function nauticalPaletteFor(flavour: MapFlavour): NauticalPalette {
  return flavour === "dark" ? DARK : LIGHT;
}
