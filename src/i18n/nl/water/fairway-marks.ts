const KINDS = {
  light: "Licht",
  port: "Bakboordton",
  starboard: "Stuurboordton",
  "preferred-port": "Scheidingston, voorkeur bakboord",
  "preferred-starboard": "Scheidingston, voorkeur stuurboord",
  north: "Kardinale ton noord: vaar er noordelijk langs",
  east: "Kardinale ton oost: vaar er oostelijk langs",
  south: "Kardinale ton zuid: vaar er zuidelijk langs",
  west: "Kardinale ton west: vaar er westelijk langs",
  "safe-water": "Verkenningston: veilig water rondom",
  special: "Bijzondere markering",
} as const;

/** The Dutch name of a mark; a beacon stands on the ground. */
export function markKindText(kind: keyof typeof KINDS, isBeacon: boolean): string {
  const text = KINDS[kind];
  if (!isBeacon) return text;
  return kind === "special" ? `${text} (baken)` : text.replace("ton", "baken");
}

export interface MarkLook {
  readonly color: string;
  readonly shape: string;
  readonly topmark: string;
}

/** The look that IALA (region A) prescribes for each mark; a light has none. */
const LOOKS: Readonly<Record<Exclude<keyof typeof KINDS, "light">, MarkLook>> = {
  port: { color: "rood", shape: "stomp, of een spar", topmark: "rode cilinder" },
  starboard: { color: "groen", shape: "spits, of een spar", topmark: "groene kegel, punt omhoog" },
  "preferred-port": {
    color: "groen-rood-groen",
    shape: "spits, of een spar",
    topmark: "groene kegel, punt omhoog",
  },
  "preferred-starboard": {
    color: "rood-groen-rood",
    shape: "stomp, of een spar",
    topmark: "rode cilinder",
  },
  north: {
    color: "zwart boven geel",
    shape: "pilaar of spar",
    topmark: "twee zwarte kegels, punten omhoog",
  },
  east: {
    color: "zwart-geel-zwart",
    shape: "pilaar of spar",
    topmark: "twee zwarte kegels, punten van elkaar af",
  },
  south: {
    color: "geel boven zwart",
    shape: "pilaar of spar",
    topmark: "twee zwarte kegels, punten omlaag",
  },
  west: {
    color: "geel-zwart-geel",
    shape: "pilaar of spar",
    topmark: "twee zwarte kegels, punten naar elkaar toe",
  },
  "safe-water": {
    color: "rood-wit, staande banen",
    shape: "bol, pilaar of spar",
    topmark: "rode bol",
  },
  special: { color: "geel", shape: "elke vorm", topmark: "geel kruis" },
};

/** Returns the prescribed look of a mark; null for a light. */
export function markLook(kind: keyof typeof KINDS): MarkLook | null {
  return kind === "light" ? null : LOOKS[kind];
}

/** Texts of the card of a mark. */
export const markCardTexts = {
  position: "Positie",
  color: "Kleur",
  shape: "Vorm",
  topmark: "Topteken",
  sectors: "Lichtsectoren",
  notInData: "niet in de data",
  system:
    "Kleur, vorm en topteken zoals het betonningsstelsel ze voorschrijft (IALA, regio A). Hoe deze er zelf uitziet, staat niet in de data.",
} as const;

/** "Licht Iso. 4s"; "Licht Iso. 4s bij Ketelbrug". */
export function lightTitle(character: string, near: string | null): string {
  const light = character === "" || character === "?" ? KINDS.light : `${KINDS.light} ${character}`;
  return near === null ? light : `${light} bij ${near}`;
}
