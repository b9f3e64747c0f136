/** Texts of the shapes of an area to save, and of measuring one. */
export const areaShapeTexts = {
  frame: "Rahmen",
  around: "Umkreis",
  along: "Entlang",
  region: "Per Name",
  chooseProvince: "Provinz wählen",
  coarseBorders: "Die Grenze ist grob. Zweieinhalb Kilometer rundherum kommen mit.",
  noProvinces: "Die Provinzen konnten nicht geladen werden.",
  orMunicipality: "Oder eine Gemeinde",
  searchMunicipality: "Suchen",
  stopSearch: "Stopp",
  searching: "Wird gesucht…",
  municipalityHint: "Der Name geht an PDOK, das die Grenze zurückschickt.",
  municipalityCredit: "Grenze: Kadaster, CC BY 4.0.",
  noMunicipality:
    "Es gibt keine Gemeinde mit diesem Namen. Achte auf die Schreibweise oder wähle „Umkreis“.",
  municipalityChoice: "Gemeinde",
  otherMunicipality: "Andere",
  municipality: (name: string) => `Gemeinde ${name}`,
  aroundMe: "Meine Position",
  aroundMiddle: "Kartenmitte",
  centre: "Mittelpunkt",
  radius: "Radius",
  line: "Linie",
  chooseLine: "Linie wählen",
  noLines:
    "Du hast noch keinen Plan, keinen Track und keine Route. Lege zuerst eins davon an oder wähle „Rahmen“.",
  linesFailed: "Die Pläne, Tracks und Routen lassen sich gerade nicht lesen.",
  lineFailed:
    "Diese Linie lässt sich gerade nicht lesen. Wähle eine andere oder öffne das hier neu.",
  lineGone: "Diese Linie gibt es nicht mehr. Wähle eine andere.",
  readingLine: "Linie wird gelesen…",
  width: "Breite",
  thisPlan: "Der Plan auf der Karte",
  measuring: "Die Größe wird gemessen…",
  begin: "Starten",
  back: "Zurück",
  tooLargeShape: "Zu groß. Wähle ein kleineres Maß.",
} as const;

/** Announces the municipalities that were found; empty if there are none. */
export function foundMunicipalitiesText(names: readonly string[]): string {
  return names.length === 0 ? "" : `Gefunden: ${names.join(", ")}.`;
}

const MUNICIPALITY_PROBLEMS: Readonly<Record<string, string>> = {
  "too-many": "Gib mehr vom Namen ein: mindestens drei Buchstaben.",
  "offline-only": "„Nur offline“ ist an. Schalte es aus, um eine Gemeinde zu suchen.",
  offline: "Du hast gerade kein Internet. Wähle eine Provinz oder stelle eine Verbindung her.",
  unreachable: "PDOK ist nicht erreichbar. Versuche es später oder wähle „Umkreis“.",
  redirected: "Statt einer Grenze kam eine Weiterleitung. Melde dich erst in diesem Netzwerk an.",
  "html-answered": "Statt einer Grenze kam eine Webseite. Melde dich erst in diesem Netzwerk an.",
  "connection-lost": "Die Verbindung ist abgebrochen. Suche noch einmal.",
  "server-busy": "PDOK bittet um eine Pause. Suche in ein paar Minuten noch einmal.",
  damaged: "Was ankam, ist keine Grenze. Versuche es später oder wähle „Umkreis“.",
};

/** Returns the reason why a municipality was not found and what to do. */
export function municipalityProblemText(problem: string): string {
  return (
    MUNICIPALITY_PROBLEMS[problem] ??
    "PDOK hat eine Störung. Versuche es später oder wähle „Umkreis“."
  );
}
