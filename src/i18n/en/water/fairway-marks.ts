import type { MarkLook } from "#i18n/nl/water/fairway-marks.ts";

const KINDS = {
  light: "Light",
  port: "Port hand mark: red, on the right going downstream",
  starboard: "Starboard hand mark: green, on the left going downstream",
  "preferred-channel": "Preferred channel mark: side, shape and colour not in the data",
  north: "North cardinal mark: pass north of it",
  east: "East cardinal mark: pass east of it",
  south: "South cardinal mark: pass south of it",
  west: "West cardinal mark: pass west of it",
  "safe-water": "Safe water mark: safe water all round",
  "isolated-danger": "Isolated danger mark: danger below, safe water all round",
  unknown: "Buoy: type and colour not in the data",
} as const;

/** The English name of a mark; a beacon stands on the ground. */
export function markKindText(kind: keyof typeof KINDS, isBeacon: boolean): string {
  const text = KINDS[kind];
  if (!isBeacon) return text;
  return text.replace(/mark|^Buoy/, (word) => (word === "Buoy" ? "Beacon" : "beacon"));
}

/** The kinds without a look: the data tell neither their colours nor their shape. */
type NeutralKind = "light" | "preferred-channel" | "unknown";

/** The look that IALA (region A) prescribes for each other mark. */
const LOOKS: Readonly<Record<Exclude<keyof typeof KINDS, NeutralKind>, MarkLook>> = {
  port: { color: "red", shape: "can or spar", topmark: "red can" },
  starboard: { color: "green", shape: "cone or spar", topmark: "green cone, point up" },
  north: {
    color: "black above yellow",
    shape: "pillar or spar",
    topmark: "two black cones, points up",
  },
  east: {
    color: "black with a yellow band",
    shape: "pillar or spar",
    topmark: "two black cones, base to base",
  },
  south: {
    color: "yellow above black",
    shape: "pillar or spar",
    topmark: "two black cones, points down",
  },
  west: {
    color: "yellow with a black band",
    shape: "pillar or spar",
    topmark: "two black cones, point to point",
  },
  "safe-water": {
    color: "red and white vertical stripes",
    shape: "sphere, pillar or spar",
    topmark: "red sphere",
  },
  "isolated-danger": {
    color: "black with red bands",
    shape: "pillar or spar",
    topmark: "two black spheres, one above the other",
  },
};

/** Returns the prescribed look of a mark; null if none follows from its kind. */
export function markLook(kind: keyof typeof KINDS): MarkLook | null {
  return kind in LOOKS ? LOOKS[kind as keyof typeof LOOKS] : null;
}

/** Texts of the card of a mark. */
export const markCardTexts = {
  direction: "Applies",
  upstream: "coming from sea or going upstream",
  position: "Position",
  color: "Colour",
  shape: "Shape",
  topmark: "Topmark",
  sectors: "Light sectors",
  notInData: "not in the data",
  system:
    "Colour, shape and topmark according to the buoyage system (IALA region A). The data doesn't say what this mark actually looks like.",
} as const;

/** "Light Iso. 4s"; "Light Iso. 4s near Ketelbrug". */
export function lightTitle(character: string, near: string | null): string {
  const light = character === "" || character === "?" ? KINDS.light : `${KINDS.light} ${character}`;
  return near === null ? light : `${light} near ${near}`;
}

const LIGHT_GAPS = {
  "group-and-color": "group and colour not in the data",
  color: "colour not in the data",
} as const;

/** "Fl(?)5s, group and colour not in the data"; "Q(3)10s" without a gap. */
export function lightText(character: string, gap: keyof typeof LIGHT_GAPS | null): string {
  return gap === null ? character : `${character}, ${LIGHT_GAPS[gap]}`;
}
