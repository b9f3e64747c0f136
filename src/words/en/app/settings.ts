import type * as nl from "../../nl/app/settings.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const settingsTexts = {
  privacy: "Privacy",
  boat: "On the water",
  notOnWater: "Hidden while you're on the water",
  storageUse: "Storage",
  worksOffline: "Works offline",
  on: "On",
  off: "Off",
  noPacks: "None yet",
  heading: "Settings",
  contents: "On this page",
  colorScheme: "Colours",
  light: "Light",
  dark: "Dark",
  deviceColors: "Same as device",
  nightRed: "Night red",
  darkOffer: "Your device uses dark mode. Use it for Scouting Map too?",
  stayLight: "Keep light",
  map: "Map",
  tileSource: "Background",
  checkingSource: "Checking whether this map is available…",
  sourceReachable: "This map is available.",
  sourceUnreachable:
    "This map isn't available right now. You'll see the built-in overview map until it's back.",
  network: "Network and data",
  overlays: "Nodes and routes",
  walkNetwork: "Walking network",
  bikeNetwork: "Cycling network",
  sailNetwork: "Boating network",
  overlaysHint:
    "These come from your map packs. For areas without a pack, they're loaded from the internet.",
  units: "Units",
  unitsHint:
    "For distances, speeds and altitudes on the screen and in speech. Files, sheets and planning stay in kilometres; on the water it's nautical miles.",
  unitNames: { metric: "Kilometres and metres", imperial: "Miles and feet" },
  coordinates: "Coordinates",
  coordinatesHint:
    "Coordinates are shown in this format first. The examples show the location of the Dom Tower in Utrecht.",
  notStored:
    "This browser doesn't store any data, so your choice only lasts until you close Scouting Map.",
  notStoredFull:
    "This device is out of storage, so your choice only lasts until you close Scouting Map. Free up some space and choose again.",
  looks: "Colours and map",
  languageAndUnits: "Language / Taal, coordinates and units",
  dataAndStorage: "Your data and storage",
  data: "Your data",
  dataHint:
    "Everything is stored on this device only, so make a backup in case you lose the device. A backup contains everything you made yourself: waypoints, photos, tracks, routes, your hunt, your boating data, the bin and your settings. It doesn't contain map packs, which you can download again.",
  waypointsOnly: "Waypoints only",
  waypointsOnlyHint:
    "A simple list. To use your waypoints in another app, choose “Export” under Waypoints.",
  download: "Download waypoints",
  downloadSetAside: "Download unreadable items",
  about: "About",
  sources: "The built-in map was made using:",
} satisfies Words<typeof nl.settingsTexts>;

export const coordinateExamples = {
  wgs84: "52.09074, 5.12142",
  dm: "52°05.444'N 5°07.285'E",
  dms: "52°05'26.7\"N 5°07'17.1\"E",
  rd: "136785, 455865",
  utm: "31U 645334 5773254",
  mgrs: "31U FT 45333 73253",
  pluscode: "9F4734RC+7H",
} satisfies Words<typeof nl.coordinateExamples>;

export const mapDataSources = [
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
  {
    what: "© Rijkswaterstaat, through PDOK (CC0): look and lights of buoys and beacons",
    href: "https://www.pdok.nl/",
  },
  { what: "Noto Sans (SIL OFL): letters on the map", href: "https://fonts.google.com/noto" },
  {
    what: "Maki and Temaki (CC0): icons",
    href: "https://labs.mapbox.com/maki-icons/",
  },
] satisfies Words<typeof nl.mapDataSources>;

export const setAsideWords = ((count) =>
  plural(count, {
    one: "# saved item couldn't be read. It has been kept separately, not deleted.",
    other: "# saved items couldn't be read. They have been kept separately, not deleted.",
  })) satisfies Words<typeof nl.setAsideWords>;
