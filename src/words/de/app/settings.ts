import type * as nl from "../../nl/app/settings.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const settingsTexts = {
  privacy: "Datenschutz",
  boat: "Auf dem Wasser",
  notOnWater: "Wird auf dem Wasser nicht angezeigt",
  storageUse: "Speicher",
  worksOffline: "Funktioniert offline",
  on: "An",
  off: "Aus",
  noPacks: "Noch keine",
  heading: "Einstellungen",
  contents: "Auf dieser Seite",
  colorScheme: "Farben",
  light: "Hell",
  dark: "Dunkel",
  deviceColors: "Wie mein Gerät",
  nightRed: "Nachtrot",
  darkOffer: "Dein Gerät ist im Dunkelmodus. Soll Scouting Map ihn auch verwenden?",
  stayLight: "Hell bleiben",
  map: "Karte",
  tileSource: "Hintergrund",
  checkingSource: "Es wird geprüft, ob die Karte erreichbar ist …",
  sourceReachable: "Diese Karte ist erreichbar.",
  sourceUnreachable:
    "Diese Karte ist gerade nicht erreichbar. Solange siehst du die integrierte Übersichtskarte.",
  network: "Internet und Daten",
  overlays: "Knotenpunkte und Routen",
  walkNetwork: "Wandernetz",
  bikeNetwork: "Radnetz",
  sailNetwork: "Bootsnetz",
  overlaysHint:
    "Die Daten stammen aus deinen Kartenpaketen. Für Gebiete ohne Paket werden sie aus dem Internet geladen.",
  units: "Einheiten",
  unitsHint:
    "Für Entfernungen, Geschwindigkeiten und Höhen auf dem Bildschirm und in der Ansage. Dateien, Blätter und das Planen bleiben in Kilometern; auf dem Wasser sind es Seemeilen.",
  unitNames: { metric: "Kilometer und Meter", imperial: "Meilen und Fuß" },
  coordinates: "Koordinaten",
  coordinatesHint:
    "Koordinaten werden zuerst in diesem Format angezeigt. Die Beispiele zeigen den Domturm in Utrecht.",
  notStored:
    "Dieser Browser speichert keine Daten. Deine Auswahl gilt nur, bis du Scouting Map schließt.",
  notStoredFull:
    "Der Speicher dieses Geräts ist voll. Deine Auswahl gilt nur, bis du Scouting Map schließt. Gib Speicherplatz frei und triff deine Auswahl noch einmal.",
  looks: "Farben und Karte",
  languageAndUnits: "Sprache / Language, Koordinaten und Einheiten",
  dataAndStorage: "Deine Daten und Speicher",
  data: "Deine Daten",
  dataHint:
    "Alle Daten sind nur auf diesem Gerät gespeichert. Eine Sicherung schützt dich vor Datenverlust: Sie enthält alles, was du selbst erstellt hast, also Wegpunkte, Fotos, Tracks, Routen, deine Fuchsjagd, deine Bootsdaten, den Papierkorb und deine Einstellungen. Kartenpakete sind nicht enthalten; sie lassen sich erneut herunterladen.",
  waypointsOnly: "Nur Wegpunkte",
  waypointsOnlyHint:
    "Eine einfache Liste. Wenn du deine Wegpunkte in einer anderen App verwenden möchtest, wähle „Exportieren“ unter „Wegpunkte“.",
  download: "Wegpunkte herunterladen",
  downloadSetAside: "Nicht lesbare Daten herunterladen",
  about: "Über die App",
  sources: "Die integrierte Karte beruht auf:",
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
    what: "© OpenStreetMap contributors (ODbL): Grenzen sowie Kanäle, Flüsse und Bäche (nicht vollständig)",
    href: "https://www.openstreetmap.org/copyright",
  },
  {
    what: "GSHHG (LGPL): Küsten und Seen",
    href: "https://www.soest.hawaii.edu/pwessel/gshhg/",
  },
  { what: "GeoNames (CC BY 4.0): Orte", href: "https://www.geonames.org/" },
  {
    what: "Natural Earth (gemeinfrei): Provinzen und Flüsse",
    href: "https://www.naturalearthdata.com/",
  },
  {
    what: "© Rijkswaterstaat / Vaarweginformatie.nl (CC0): Brücken, Schleusen, Tonnen, Feuer und Tiefenlinien, Juli 2026",
    href: "https://www.vaarweginformatie.nl/",
  },
  {
    what: "© Rijkswaterstaat, über PDOK (CC0): Aussehen und Feuer von Tonnen und Baken",
    href: "https://www.pdok.nl/",
  },
  { what: "Noto Sans (SIL OFL): Schrift auf der Karte", href: "https://fonts.google.com/noto" },
  {
    what: "Maki und Temaki (CC0): Symbole",
    href: "https://labs.mapbox.com/maki-icons/",
  },
] satisfies Words<typeof nl.mapDataSources>;

export const setAsideWords = ((count) =>
  plural(count, {
    one: "# gespeicherter Eintrag konnte nicht gelesen werden. Er wurde nicht gelöscht, sondern separat gespeichert.",
    other:
      "# gespeicherte Einträge konnten nicht gelesen werden. Sie wurden nicht gelöscht, sondern separat gespeichert.",
  })) satisfies Words<typeof nl.setAsideWords>;
