import type { MapFlavour } from "#mapview/style/palette.ts";

/** Unlike each other and the networks, also for the colour-blind; each on the ground of its flavour. */
const COLORS: Readonly<Record<MapFlavour, readonly [string, ...string[]]>> = {
  light: ["#b85000", "#0b62e0", "#3b0d4a", "#00795f"],
  dark: ["#ff9d3c", "#5aa0ff", "#ffe9a8", "#9aa7b0"],
};

/** Returns the CSS colour of a choice on offer by its index: its line and letter on the map, and its letter in lists. */
export function offerColor(index: number, flavour: MapFlavour): string {
  const colors = COLORS[flavour];
  return colors[index % colors.length] ?? colors[0];
}

/** Returns the colours in the order of the choices, after which they begin again. */
export function offerColors(flavour: MapFlavour): readonly string[] {
  return COLORS[flavour];
}
