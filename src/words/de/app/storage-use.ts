import type * as nl from "../../nl/app/storage-use.ts";
import type { Words } from "../../words.ts";

export const STORED_KINDS = {
  tracks: "Tracks und Aufzeichnungen",
  photos: "Fotos",
  plans: "Routen",
} satisfies Words<typeof nl.STORED_KINDS>;

export const storageUseTexts = {
  packs: "Kartenpakete",
  areas: "Gespeicherte Gebiete",
  rest: "Die App selbst und Sonstiges",
  total: "Insgesamt",
  free: "Frei laut Browser",
  unknown: "unbekannt",
  failed: "Der belegte Speicher kann gerade nicht ermittelt werden.",
  measuring: "Der belegte Speicher wird ermittelt …",
  keeping: "Darf der Browser deine Daten löschen?",
  persisted:
    "Von sich aus löscht der Browser keine Daten von Scouting Map. Nur du selbst kannst sie löschen.",
  notPersisted:
    "Wenn der Speicher dieses Geräts knapp wird, darf der Browser alle Daten von Scouting Map löschen: Karten, Tracks und Wegpunkte.",
  notSaid: "Dieser Browser gibt nicht an, ob er Daten löscht. Erstelle regelmäßig eine Sicherung.",
  why: "Bitte den Browser, deine Daten nicht zu löschen: Geht unterwegs eine Aufzeichnung oder Karte verloren, bekommst du sie dort nicht wieder.",
  ask: "Daten dauerhaft behalten lassen",
  refused:
    "Der Browser garantiert noch nicht, dass deine Daten erhalten bleiben. Verwende die App öfter oder füge sie zum Startbildschirm hinzu und versuche es dann noch einmal.",
  safari:
    "Safari löscht die Daten einer Website, die du sieben Tage lang nicht öffnest. Bei Apps auf dem Home-Bildschirm passiert das nicht.",
  install:
    "Füge Scouting Map zum Startbildschirm hinzu, damit der Browser die Daten besser schützt.",
  installIos: "Tippe in Safari auf „Teilen“ und wähle „Zum Home-Bildschirm“.",
  installAndroid:
    "Öffne das Menü deines Browsers und wähle „App installieren“ oder „Zum Startbildschirm hinzufügen“.",
  installDesktop: "Klicke rechts in der Adressleiste auf das Symbol, um die App zu installieren.",
  installed: "Scouting Map ist auf deinem Startbildschirm.",
  cleared:
    "Wenn du selbst die Browserdaten oder die Daten dieser Website löschst, ist trotzdem alles weg. Nur mit einer Sicherung bleibt erhalten, was du erstellt hast.",
  rename: "Umbenennen",
  newName: "Neuer Name",
  export: "Exportieren",
  exported:
    "Die Dateien findest du in deinen Downloads. Kopiere sie auf dem anderen Gerät alle in einen Ordner und öffne sie dann in der App unter „Kartenpakete“.",
  notExported:
    "Die Dateien konnten nicht exportiert werden. Schließe andere Tabs mit Scouting Map und versuche es noch einmal.",
  exporting: "Die Dateien werden vorbereitet …",
} satisfies Words<typeof nl.storageUseTexts>;
