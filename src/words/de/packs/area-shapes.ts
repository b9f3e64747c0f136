import type * as nl from "../../nl/packs/area-shapes.ts";
import type { Words } from "../../words.ts";

export const areaShapeTexts = {
  frame: "Rahmen",
  around: "Umkreis",
  along: "Entlang",
  region: "Nach Name",
  chooseProvince: "Provinz wählen",
  coarseBorders:
    "Die Grenze stimmt nur ungefähr. Deshalb wird rundherum ein 2,5 km breiter Rand mitgespeichert.",
  noProvinces: "Die Provinzen konnten nicht geladen werden.",
  orMunicipality: "Oder eine Gemeinde",
  searchMunicipality: "Suchen",
  stopSearch: "Stopp",
  searching: "Wird gesucht …",
  municipalityHint: "Die App sendet den Namen an PDOK und erhält von dort die Grenze.",
  municipalityCredit: "Grenze: Kadaster, CC BY 4.0.",
  noMunicipality:
    "Es gibt keine Gemeinde mit diesem Namen. Prüfe die Schreibweise oder wähle „Umkreis“.",
  municipalityChoice: "Gemeinde",
  otherMunicipality: "Andere",
  municipality: (name) => `Gemeinde ${name}`,
  aroundMe: "Meine Position",
  aroundMiddle: "Kartenmitte",
  centre: "Mittelpunkt",
  radius: "Radius",
  line: "Linie",
  chooseLine: "Linie wählen",
  noLines:
    "Du hast noch keine Pläne, Tracks oder Routen. Lege zuerst welche an oder wähle „Rahmen“.",
  linesFailed: "Deine Pläne, Tracks und Routen können gerade nicht gelesen werden.",
  lineFailed:
    "Diese Linie kann gerade nicht gelesen werden. Wähle eine andere oder versuche es später noch einmal.",
  lineGone: "Diese Linie gibt es nicht mehr. Wähle eine andere.",
  readingLine: "Die Linie wird geladen …",
  width: "Breite",
  thisPlan: "Der Plan auf der Karte",
  measuring: "Die Größe wird ermittelt …",
  begin: "Starten",
  back: "Zurück",
  tooLargeShape: "Zu groß. Wähle ein kleineres Gebiet.",
} satisfies Words<typeof nl.areaShapeTexts>;

export const municipalityProblems = {
  "too-many": "Gib mindestens drei Buchstaben des Namens ein.",
  "offline-only": "„Nur offline“ ist eingeschaltet. Schalte es aus, um eine Gemeinde zu suchen.",
  offline: "Du bist offline. Wähle eine Provinz oder stelle eine Internetverbindung her.",
  unreachable: "PDOK ist nicht erreichbar. Versuche es später noch einmal oder wähle „Umkreis“.",
  redirected:
    "Deine Anfrage wurde umgeleitet. Vielleicht musst du dich erst in diesem WLAN anmelden.",
  "html-answered":
    "Statt der Gebietsgrenze wurde eine Webseite geliefert. Vielleicht musst du dich erst in diesem WLAN anmelden.",
  "connection-lost": "Die Verbindung wurde unterbrochen. Suche noch einmal.",
  "server-busy": "PDOK ist überlastet. Suche in ein paar Minuten noch einmal.",
  damaged:
    "Die Antwort von PDOK konnte nicht gelesen werden. Versuche es später noch einmal oder wähle „Umkreis“.",
} satisfies Words<typeof nl.municipalityProblems>;

export const municipalityFailed =
  "Bei PDOK liegt eine Störung vor. Versuche es später noch einmal oder wähle „Umkreis“." satisfies Words<
    typeof nl.municipalityFailed
  >;

export const foundMunicipalities = ((names) => `Gefunden: ${names}.`) satisfies Words<
  typeof nl.foundMunicipalities
>;
