/** The meanings of lights and buoys. */
export const buoyKinds = {
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

/** The meanings of lights, and of marks that stand on the ground. */
export const beaconKinds = {
  light: "Licht",
  port: "Bakboordbaken: rood, stroomafwaarts rechts",
  starboard: "Stuurboordbaken: groen, stroomafwaarts links",
  "preferred-channel": "Scheidingsbaken: kant, vorm en kleur niet in de data",
  north: "Kardinale baken noord: vaar er noordelijk langs",
  east: "Kardinale baken oost: vaar er oostelijk langs",
  south: "Kardinale baken zuid: vaar er zuidelijk langs",
  west: "Kardinale baken west: vaar er westelijk langs",
  "safe-water": "Verkenningsbaken: veilig water rondom",
  "isolated-danger": "Baken bij een geïsoleerd gevaar: gevaar eronder, veilig water eromheen",
  unknown: "Baken: soort en kleur niet in de data",
} as const;

/** The look that IALA (region A) prescribes for a mark. */
export const markLooks = {
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
} as const;

export const markCardTexts = {
  water: "Dichtstbijzijnd water",
  direction: "Geldt",
  upstream:
    "voor wie van zee komt of stroomopwaarts vaart; op meren en Randmeren gelden eigen afspraken",
  position: "Positie",
  color: "Kleur",
  shape: "Vorm",
  topmark: "Topteken",
  sectors: "Lichtsectoren",
  notInData: "niet in de data",
  system:
    "Kleur, vorm en topteken zoals het betonningsstelsel ze voorschrijft (IALA, regio A). Hoe deze er zelf uitziet, staat niet in de data.",
  beaconSystem:
    "Kleur en topteken zoals het betonningsstelsel ze voorschrijft (IALA, regio A); de vorm van een baken schrijft het niet voor. Hoe dit er zelf uitziet, staat niet in de data.",
} as const;

/** The parts of a light character that the data lack. */
export const lightGaps = {
  "group-and-color": "groep en kleur niet in de data",
  color: "kleur niet in de data",
} as const;

/** The title of a light. */
export const lightWords = {
  near: (light: string, place: string) => `${light} bij ${place}`,
} as const;
