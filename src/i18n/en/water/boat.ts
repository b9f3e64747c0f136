import { localNumber } from "#i18n/intl/format.ts";

const plainNumber = localNumber({ maximumFractionDigits: 2 });

/** Texts of the user's boat. */
export const boatTexts = {
  heading: "My boat",
  units: "Distances are then in nautical miles (NM) and speeds in knots.",
  nightRed: "Night red",
  nightRedHint: "The whole app in red light on black. Printing stays black on white.",
  anchor: "Anchor watch",
  marks: "Route along buoys",
  hint: "On the map, a bridge or lock that you can never pass is filled in red. If the bridge has to open for you, the sign is round with an orange edge. A question mark means that a size is missing from the data. What you leave empty does not count.",
  kind: "Kind of boat",
  kindHint: "Decides which numbers the helm shows",
  kinds: { sail: "Sailing boat", motor: "Motor cruiser", sloop: "Open launch" },
  airDraughtMeters: "Air draught (m)",
  airDraughtHint: "From the water to your highest fixed point",
  draughtMeters: "Draught (m)",
  draughtHint:
    "With a map pack of depth contours, the map colours places that may be too shallow. Depths of the waterways themselves are not in the data",
  beamMeters: "Beam (m)",
  lengthMeters: "Length (m)",
  marginMeters: "Margin above your boat (m)",
  unknownHint: "An unknown height never counts as passable.",
} as const;

/** "A number from 0.1 to 90, such as 2.35." */
export function sizeWrong(least: number, most: number): string {
  return `A number from ${plainNumber.format(least)} to ${plainNumber.format(most)}, such as ${plainNumber.format(Math.max(least, 2.35))}.`;
}
