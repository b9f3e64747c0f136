import { upToTwoDecimals } from "#sentences/intl/format.ts";

/** Texts of the user's boat. */
export const boatTexts = {
  heading: "My boat",
  units: "Distances are shown in nautical miles (NM) and speeds in knots.",
  nightRed: "Night red",
  nightRedHint: "Shows the whole app in red on black. Printouts are still black on white.",
  anchor: "Anchor watch",
  marks: "Route along buoys",
  hint: "On the map, bridges and locks you can never pass are filled in red. If a bridge has to open for you, its symbol is round with an orange edge. A question mark means that a dimension is missing from the data. Fields you leave empty are ignored.",
  kind: "Type of boat",
  kindHint: "Determines which readings the helm shows",
  kinds: { sail: "Sailing boat", motor: "Motor cruiser", sloop: "Open launch" },
  airDraughtMeters: "Air draught (m)",
  airDraughtHint: "From the waterline to your highest fixed point",
  draughtMeters: "Draught (m)",
  draughtHint:
    "With a depth contour map pack, the map colours areas that may be too shallow. The data doesn't include the depth of the waterways themselves",
  beamMeters: "Beam (m)",
  lengthMeters: "Length (m)",
  marginMeters: "Clearance margin above your boat (m)",
  keelMarginMeters: "Clearance margin under the keel (m)",
  unknownHint: "Bridges of unknown height are never treated as passable.",
} as const;

/** "A number from 0.1 to 90, such as 2.35." */
export function sizeWrong(least: number, most: number): string {
  return `Enter a number from ${upToTwoDecimals.format(least)} to ${upToTwoDecimals.format(most)}, such as ${upToTwoDecimals.format(Math.max(least, 2.35))}.`;
}
