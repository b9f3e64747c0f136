/** Texts of the settings screen. */
export const settingsTexts = {
  privacy: "Privacy",
  boat: "On the water",
  notOnWater: "Not shown while you are on the water",
  storageUse: "Storage",
  worksOffline: "Works offline",
  heading: "Settings",
  contents: "On this page",
  colorScheme: "Colours",
  light: "Light",
  dark: "Dark",
  deviceColors: "Like my device",
  nightRed: "Night red",
  darkOffer: "Your device is set to dark. Scouting Map too?",
  stayLight: "Stay light",
  map: "Map",
  tileSource: "Background",
  checkingSource: "Checking whether this map can be reached…",
  sourceReachable: "This map can be reached.",
  sourceUnreachable:
    "This map cannot be reached right now. You see the built-in overview map until it is back.",
  network: "Network and data",
  overlays: "Nodes and routes",
  walkNetwork: "Walking network",
  bikeNetwork: "Cycling network",
  sailNetwork: "Boating network",
  overlaysHint:
    "These come from your map packs. Where you have no pack, they come from the internet.",
  coordinates: "Coordinates",
  coordinatesHint:
    "Coordinates are shown in this notation first. The examples are the Dom Tower in Utrecht.",
  notStored: "This browser stores nothing: your choice lasts until you close Scouting Map.",
  notStoredFull:
    "The storage of this device is full: your choice lasts until you close Scouting Map. Free some space and choose again.",
  data: "Your data",
  dataHint:
    "Everything is on this device only. If you lose it, a backup helps: it holds all that you made yourself, which is waypoints, photos, tracks, routes, your hunt, what is going on on the water, the bin and your settings. It holds no map packs; those you fetch again.",
  waypointsOnly: "Waypoints only",
  waypointsOnlyHint:
    "A simple list. Want to use them in another app? Then choose Export under Waypoints.",
  download: "Download waypoints",
  downloadSetAside: "Download what was set aside",
  about: "About",
  sources: "The map inside the app is made with:",
} as const;

/** The Dom tower (lat 52.09074, lng 5.12142) in each notation. */
export const coordinateExamples = {
  wgs84: "52.09074, 5.12142",
  dm: "52°05.444'N 5°07.285'E",
  dms: "52°05'26.7\"N 5°07'17.1\"E",
  rd: "136785, 455865",
  utm: "31U 645334 5773254",
  mgrs: "31U FT 45333 73253",
  pluscode: "9F4734RC+7H",
} as const;

/** The data sources of the built-in map; the licence texts come with the app. */
export const mapDataSources: ReadonlyArray<{ readonly what: string; readonly href: string }> = [
  {
    what: "© OpenStreetMap contributors (ODbL): borders, and canals, rivers and streams (incomplete)",
    href: "https://www.openstreetmap.org/copyright",
  },
  {
    what: "GSHHG (LGPL): coasts and lakes",
    href: "https://www.soest.hawaii.edu/pwessel/gshhg/",
  },
  { what: "GeoNames (CC BY 4.0): places", href: "https://www.geonames.org/" },
  {
    what: "Natural Earth (public domain): provinces and rivers",
    href: "https://www.naturalearthdata.com/",
  },
  {
    what: "© Rijkswaterstaat / Vaarweginformatie.nl (CC0): bridges, locks, buoys, lights and depth contours, July 2026",
    href: "https://www.vaarweginformatie.nl/",
  },
  { what: "Noto Sans (SIL OFL): letters on the map", href: "https://fonts.google.com/noto" },
  {
    what: "Maki and Temaki (CC0): icons",
    href: "https://labs.mapbox.com/maki-icons/",
  },
];

/** Returns the number of stored records that could not be read. */
export function setAsideText(count: number): string {
  return count === 1
    ? "1 saved item could not be used. It was set aside and not thrown away."
    : `${count} saved items could not be used. They were set aside and not thrown away.`;
}
