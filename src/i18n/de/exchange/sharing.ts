/** Texts of sharing by a link or a QR code. */
export const sharingTexts = {
  heading: "Teilen",
  intro:
    "Alles steckt im Link selbst: Kein Server ist beteiligt. Wer den Link hat, kann sehen, was du teilst.",
  link: "Link",
  shareLink: "Link teilen",
  copyLink: "Link kopieren",
  copied: "Der Link wurde kopiert.",
  shared: "Der Link wurde geteilt.",
  notMade: "Der Link ließ sich nicht erstellen.",
  failed: "Teilen ging nicht. Kopiere den Link unten.",
  qrLabel: "QR-Code mit dem Link",
  qrHint: "Lass jemanden diesen Code mit einer Kamera lesen.",
  animatedOnly: "Das ist zu lang für einen Link. Ohne Internet geht es mit dem Code unten mit.",
  animatedHint:
    "Das passt nicht in einen QR-Code, deshalb bewegt sich der Code. Öffne auf dem anderen Gerät „QR-Code lesen“ in Scouting Map und halte die Kamera davor, bis alles da ist.",
  animatedLabel: "Animierter QR-Code mit dem, was du teilst",
  previousFrame: "Voriges Bild",
  nextFrame: "Nächstes Bild",
  pause: "Pause",
  play: "Abspielen",
  loadingCode: "Der Code wird erstellt…",
  linkTooLong:
    "Das ist zu viel, um es so zu teilen. Wähle weniger Wegpunkte oder exportiere sie als Datei.",
  trackTooLong: "Diese Linie ist zu lang, um sie so zu teilen. Exportiere sie als GPX.",
  close: "Schließen",
  scanHeading: "QR-Code lesen",
  scanHint: "Halte den Code vor die Kamera.",
  camera: "Bild der Kamera",
  startCamera: "Kamera verwenden",
  fromFiles: "Fotos oder Video wählen",
  progressLabel: "Empfangene Bilder",
  reading: "Der Code wird gelesen…",
  noCamera: "Es wurde keine Kamera gefunden. Wähle ein Foto oder Video des Codes.",
  denied:
    "Die Kamera darf nicht verwendet werden. Erlaube es dieser Seite oder wähle ein Foto oder Video des Codes.",
  cameraFailed: "Die Kamera funktioniert nicht. Wähle ein Foto oder Video des Codes.",
  noCode:
    "Darin ist kein QR-Code, den die App lesen kann. Mach das Bild schärfer oder geh näher heran.",
  noFile:
    "Diese Datei ist kein Foto oder Video, das die App öffnen kann. Wähle ein JPEG, PNG oder MP4.",
  partial:
    "Noch ist nicht alles da. Wähle mehr Fotos oder ein längeres Video, oder verwende die Kamera.",
  source: "Geteilter Link",
} as const;

const TROUBLE = {
  "not-shared":
    "Dieser QR-Code ist nicht von Scouting Map: Es ist nichts darin, was sich öffnen lässt.",
  "too-long": "Dieser Link ist zu groß zum Öffnen. Bitte um eine Datei statt eines Links.",
  "too-many":
    "In diesem Link ist mehr, als die App auf einmal zeigen kann. Bitte darum, dass es in Teilen geschickt wird.",
  damaged: "Dieser Link wurde unterwegs beschädigt. Bitte darum, dass er noch einmal geteilt wird.",
  newer:
    "Dieser Link wurde mit einer neueren Version von Scouting Map erstellt. Aktualisiere die App: Schließe alle Tabs und öffne sie neu.",
} as const;

/** Returns which frame of an animated code is shown. @param index from 0; from `count` on, it repeats earlier ones */
export function frameLabel(index: number, count: number): string {
  if (index < count) return `Bild ${index + 1} von ${count}`;
  return `Alle ${count} Bilder wurden gezeigt; weiteres Bild ${index - count + 1}`;
}

/** Says what the code of a track carries, and how exact its line is. */
export function sharedLineText(toleranceMeters: number): string {
  return `Das ist die Linie, auf ${toleranceMeters + 1} m genau, ohne Zeiten und Höhen. Exportiere GPX, um alles mitzugeben.`;
}

/** Returns how much of an animated code is in. */
export function receivedText(received: number, needed: number): string {
  return `${received} von ${needed} Bildern empfangen`;
}

/** Returns why a shared link or code has no contents, and what to do. */
export function sharedProblemText(reason: keyof typeof TROUBLE): string {
  return TROUBLE[reason];
}
