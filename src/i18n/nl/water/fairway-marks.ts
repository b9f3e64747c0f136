const KINDS = {
  light: "Licht",
  port: "Bakboordton: rood, stroomafwaarts rechts",
  starboard: "Stuurboordton: groen, stroomafwaarts links",
  "preferred-channel": "Scheidingston: kant, vorm en kleur niet in de data",
  north: "Kardinale ton noord: vaar er noordelijk langs",
  east: "Kardinale ton oost: vaar er oostelijk langs",
  south: "Kardinale ton zuid: vaar er zuidelijk langs",
  west: "Kardinale ton west: vaar er westelijk langs",
  "safe-water": "Verkenningston: veilig water rondom",
  "isolated-danger": "Ton bij een geïsoleerd gevaar: gevaar eronder, veilig water eromheen",
  unknown: "Ton: soort en kleur niet in de data",
} as const;

/** The Dutch name of a mark; a beacon stands on the ground. */
export function markKindText(kind: keyof typeof KINDS, isBeacon: boolean): string {
  const text = KINDS[kind];
  if (!isBeacon) return text;
  return text.replace(/ton\b/i, (word) => (word === "Ton" ? "Baken" : "baken"));
}

export interface MarkLook {
  readonly color: string;
  readonly shape: string;
  readonly topmark: string;
}

/** The kinds without a look: the data tell neither their colours nor their shape. */
type NeutralKind = "light" | "preferred-channel" | "unknown";

/** The look that IALA (region A) prescribes for each other mark. */
const LOOKS: Readonly<Record<Exclude<keyof typeof KINDS, NeutralKind>, MarkLook>> = {
  port: { color: "rood", shape: "stomp, of een spar", topmark: "rode cilinder" },
  starboard: { color: "groen", shape: "spits, of een spar", topmark: "groene kegel, punt omhoog" },
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
  "isolated-danger": {
    color: "zwart met rode banden",
    shape: "pilaar of spar",
    topmark: "twee zwarte bollen boven elkaar",
  },
};

/** Returns the prescribed look of a mark; null if none follows from its kind. */
export function markLook(kind: keyof typeof KINDS): MarkLook | null {
  return kind in LOOKS ? LOOKS[kind as keyof typeof LOOKS] : null;
}

/** Texts of the card of a mark. */
export const markCardTexts = {
  direction: "Geldt",
  upstream: "voor wie van zee komt of stroomopwaarts vaart",
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

const LIGHT_GAPS = {
  "group-and-color": "groep en kleur niet in de data",
  color: "kleur niet in de data",
} as const;

/** "Fl(?)5s, groep en kleur niet in de data"; "Q(3)10s" without a gap. */
export function lightText(character: string, gap: keyof typeof LIGHT_GAPS | null): string {
  return gap === null ? character : `${character}, ${LIGHT_GAPS[gap]}`;
}
