import type { Browser } from "#i18n/nl/app/storage-use.ts";

/** The kinds of records whose size is shown, by name. */
export const STORED_KINDS = {
  tracks: "Tracks und Aufzeichnungen",
  photos: "Fotos",
  plans: "Routen",
} as const;

/** Texts about the use of storage, and about data that the browser may delete. */
export const storageUseTexts = {
  packs: "Kartenpakete",
  areas: "Gespeicherte Gebiete",
  rest: "Die App selbst und der Rest",
  total: "Zusammen",
  free: "Noch frei laut Browser",
  unknown: "unbekannt",
  failed: "Der belegte Speicher lässt sich gerade nicht messen.",
  measuring: "Der Speicher wird gemessen …",
  keeping: "Was darf der Browser löschen?",
  persisted: "Der Browser hat versprochen, nichts von Scouting Map zu löschen. Nur du kannst das.",
  notPersisted:
    "Wird der Speicher dieses Geräts knapp, darf der Browser alles von Scouting Map löschen: Karten, Tracks und Wegpunkte.",
  notSaid: "Dieser Browser sagt nicht, ob er etwas löscht. Erstelle regelmäßig eine Sicherung.",
  why: "Bitte ihn, es nicht zu tun: Was unterwegs verschwindet, eine Aufzeichnung oder eine Karte, bekommst du dort nicht zurück.",
  ask: "Browser soll alles behalten",
  refused:
    "Der Browser garantiert das noch nicht. Benutze die App öfter oder füge sie zum Startbildschirm hinzu und versuche es dann noch einmal.",
  safari:
    "Safari löscht alles von einer Website, die du sieben Tage nicht öffnest. Auf dem Home-Bildschirm passiert das nicht.",
  install:
    "Lege Scouting Map auf deinen Startbildschirm: Dann ist der Speicher im Browser besser geschützt.",
  installIos: "Tippe in Safari auf „Teilen“ und wähle „Zum Home-Bildschirm“.",
  installAndroid:
    "Öffne das Menü deines Browsers und wähle „App installieren“ oder „Zum Startbildschirm hinzufügen“.",
  installDesktop: "Klicke rechts in der Adressleiste auf das Symbol, um die App zu installieren.",
  installed: "Scouting Map ist auf deinem Startbildschirm.",
  cleared:
    "Löschst du selbst die Daten deines Browsers oder dieser Website, ist alles weg, auch mit diesem Versprechen. Eine Sicherung bewahrt, was du selbst erstellt hast.",
  rename: "Umbenennen",
  newName: "Neuer Name",
  export: "Exportieren",
  exported:
    "Die Dateien sind in deinen Downloads. Lege sie auf dem anderen Gerät in einen gemeinsamen Ordner und öffne sie dort unter „Kartenpakete“.",
  notExported:
    "Exportieren ging nicht. Schließe andere Tabs mit Scouting Map und versuche es noch einmal.",
  exporting: "Die Dateien werden vorbereitet …",
} as const;

/** Returns how to put the app on the home screen in this browser. */
export function howToInstall(browser: Browser): string {
  if (browser === "safari-ios") return storageUseTexts.installIos;
  const isPhone = browser.endsWith("-android") || browser === "samsung";
  return isPhone ? storageUseTexts.installAndroid : storageUseTexts.installDesktop;
}

/** Tells whether this browser deletes the data of a website that has not been opened for a week. */
export function clearsAfterAWeek(browser: Browser): boolean {
  return browser.startsWith("safari");
}
