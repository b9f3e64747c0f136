import type * as nl from "../../nl/packs/coverage.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const coverageTexts = {
  heading: "Funktioniert offline",
  yes: "Funktioniert offline: ja",
  partly: "Funktioniert offline: teilweise",
  no: "Funktioniert offline: nein",
  checking: "Dieses Gerät wird geprüft …",
  failed: "Die Prüfung hat nicht geklappt. Schließe die App und öffne sie neu.",
  tooMuch: "Dieses Gebiet ist zu groß für die Prüfung. Zoome weiter hinein.",
  fetch: "Fehlendes laden",
  repair: "Gebiet neu laden",
  onMap: "Auf der Karte ansehen",
  departure: "Startcheck",
  view: "der aktuelle Kartenausschnitt",
  unnamed: "Ohne Namen",
  gone: "Deine Auswahl ist nicht mehr auf diesem Gerät gespeichert.",
  legendThere: "Auf diesem Gerät",
  legendMissing: "Fehlt",
  nothingPlanned:
    "Du folgst gerade keiner Route und hast noch nichts geplant. Wähle unter „Routen“ oder „Tracks“ etwas aus.",
} satisfies Words<typeof nl.coverageTexts>;

export const reportWords = {
  networks: {
    walk: "Wandernetz",
    cycle: "Radnetz",
    canoe: "Kanunetz",
    motorboat: "Bootsnetz",
  },
  damagedArea: (name) =>
    `Das gespeicherte Gebiet „${name}“ ist beschädigt: Ein Teil der Karte fehlt.`,
  mapIsThere: "Die Karte ist in allen Zoomstufen auf diesem Gerät gespeichert.",
  tilesMissing: (missing, needed, zooms) =>
    `Von ${plural(needed, { one: "# Kartenkachel", other: "# Kartenkacheln" })} ${plural(missing, { one: "fehlt #", other: "fehlen #" })}, bei ${zooms}.`,
  besideMissing: (zooms) =>
    `Auf der Strecke selbst ist die Karte vollständig, aber bei ${zooms} fehlen Teile der Umgebung.`,
  stretchMissing: (stretch) => `Die Karte fehlt auf ${stretch}.`,
  onlyOverview: (stretches) => `Auf ${stretches} hast du nur die Übersichtskarte.`,
  partMissing: (stretches) => `Auf ${stretches} fehlt ein Teil der Karte.`,
  noOtherRoute: (where) => `Auf ${where} kann die App keine andere Route planen.`,
  networkIsThere: (network) => `${network}: auf diesem Gerät.`,
  routeIsThere: (network) => `${network}: Deine ganze Route ist auf diesem Gerät gespeichert.`,
  networkMissing: (network) => `Das ${network} fehlt: Lade das Kartenpaket für diese Region.`,
  networkMissingOn: (network, where) => `Das ${network} fehlt auf ${where}.`,
  waysAreThere: "Wege: alle Straßen und Wege deiner Route sind auf diesem Gerät.",
  waysMissing: (length) =>
    `Wege: für ${length} fehlen die Straßen auf diesem Gerät; dort hörst du keine Straßennamen und es gibt keinen Weg zurück.`,
  straight: (length) => `Gerade: ${length} deiner Route folgt keinem Weg.`,
  // Within the sentences above: "5 Teilstücken (zusammen 1,6 km)", "der ganzen Strecke", "Zoom 11 bis 14".
  stretches: (count, length) => `${count.shown} Teilstücken (zusammen ${length})`,
  wholeLine: "der ganzen Strecke",
  zooms: (zooms) => `Zoom ${zooms}`,
  zoomRange: (first, last) => `Zoom ${first} bis ${last}`,
} satisfies Words<typeof nl.reportWords>;
