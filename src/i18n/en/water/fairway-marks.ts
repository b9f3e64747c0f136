import type { MarkLook } from "#i18n/nl/water/fairway-marks.ts";

const KINDS = {
  light: "Light",
  port: "Port hand mark",
  starboard: "Starboard hand mark",
  "preferred-port": "Preferred channel mark: main channel to port",
  "preferred-starboard": "Preferred channel mark: main channel to starboard",
  north: "North cardinal mark: pass north of it",
  east: "East cardinal mark: pass east of it",
  south: "South cardinal mark: pass south of it",
  west: "West cardinal mark: pass west of it",
  "safe-water": "Safe water mark: safe water all round",
  special: "Special mark",
} as const;

/** The English name of a mark; a beacon stands on the ground. */
export function markKindText(kind: keyof typeof KINDS, isBeacon: boolean): string {
  const text = KINDS[kind];
  if (!isBeacon) return text;
  return kind === "special" ? `${text} (beacon)` : text.replace("mark", "beacon");
}

/** The look that IALA (region A) prescribes for each mark; a light has none. */
const LOOKS: Readonly<Record<Exclude<keyof typeof KINDS, "light">, MarkLook>> = {
  port: { color: "red", shape: "can or spar", topmark: "red can" },
  starboard: { color: "green", shape: "cone or spar", topmark: "green cone, point up" },
  "preferred-port": {
    color: "green with a red band",
    shape: "cone or spar",
    topmark: "green cone, point up",
  },
  "preferred-starboard": {
    color: "red with a green band",
    shape: "can or spar",
    topmark: "red can",
  },
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
  special: { color: "yellow", shape: "any shape", topmark: "yellow X" },
};

/** Returns the prescribed look of a mark; null for a light. */
export function markLook(kind: keyof typeof KINDS): MarkLook | null {
  return kind === "light" ? null : LOOKS[kind];
}

/** Texts of the card of a mark. */
export const markCardTexts = {
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
