import type * as nl from "../../nl/water/boat.ts";
import type { Words } from "../../words.ts";

export const boatTexts = {
  heading: "My boat",
  units: "Distances are shown in nautical miles (NM) and speeds in knots.",
  nightRed: "Night red",
  nightRedHint: "Shows the whole app in red on black. Printouts are still black on white.",
  redAtSunset: "Red after sunset",
  redAtSunsetHint:
    "Only while the helm is open and your position is known. The moon at the top turns it off again.",
  anchor: "Anchor watch",
  marks: "Route along buoys",
  hint: "On the map, bridges and locks you can never pass are filled in red. If a bridge has to open for you, its symbol is round with an orange edge. A question mark means that a dimension is missing from the data. Fields you leave empty are ignored.",
  kind: "Type of boat",
  kindHint: "Determines which readings the helm shows",
  kinds: { sail: "Sailing boat", motor: "Motor cruiser", sloop: "Open launch" },
  crossTrack: "Cross-track limit (m)",
  crossTrackHint:
    "How far to either side of the line you may steer. Leave empty to use the width of the water along a route, or 50 m elsewhere.",
  airDraughtMeters: "Air draught (m)",
  airDraughtHint: "From the waterline to your highest fixed point",
  draughtMeters: "Draught (m)",
  draughtHint:
    "With a depth contour map pack, the map colours areas that may be too shallow. The data doesn't include the depth of the waterways themselves",
  beamMeters: "Beam (m)",
  lengthMeters: "Length (m)",
  marginMeters: "Clearance margin above your boat (m)",
  keelMarginMeters: "Clearance margin under the keel (m)",
  unknownHint: "Bridges of unknown headroom are never treated as passable.",
} satisfies Words<typeof nl.boatTexts>;

export const sizeWords = {
  wrong: (least, most, example) => `Enter a number from ${least} to ${most}, such as ${example}.`,
} satisfies Words<typeof nl.sizeWords>;
