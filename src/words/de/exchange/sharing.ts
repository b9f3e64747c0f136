import type * as nl from "../../nl/exchange/sharing.ts";
import type { Words } from "../../words.ts";

export const sharingTexts = {
  heading: "Teilen",
  intro:
    "Der Link selbst enthält alles, ganz ohne Server. Wer den Link hat, kann sehen, was du geteilt hast.",
  link: "Link",
  shareLink: "Link teilen",
  copyLink: "Link kopieren",
  copied: "Der Link wurde kopiert.",
  shared: "Der Link wurde geteilt.",
  notMade: "Der Link konnte nicht erstellt werden.",
  failed: "Das Teilen hat nicht geklappt. Kopiere stattdessen den Link unten.",
  qrLabel: "QR-Code mit dem Link",
  qrHint: "Lass jemanden diesen Code mit der Kamera scannen.",
  animatedOnly:
    "Der Inhalt ist zu lang für einen Link. Verwende den Code unten; er funktioniert auch ohne Internet.",
  animatedHint:
    "Der Inhalt passt nicht in einen einzelnen QR-Code, deshalb ist der Code animiert. Öffne auf dem anderen Gerät „QR-Code scannen“ in Scouting Map und richte die Kamera auf den Code, bis alles empfangen wurde.",
  animatedLabel: "Animierter QR-Code zum Teilen",
  previousFrame: "Voriges Bild",
  nextFrame: "Nächstes Bild",
  pause: "Pause",
  play: "Abspielen",
  loadingCode: "Der Code wird erstellt …",
  linkTooLong:
    "Das sind zu viele Wegpunkte, um sie auf diese Weise zu teilen. Wähle weniger aus oder exportiere sie als Datei.",
  trackTooLong:
    "Diese Linie ist zu lang, um sie auf diese Weise zu teilen. Exportiere sie als GPX.",
  close: "Schließen",
  scanHeading: "QR-Code scannen",
  scanHint: "Halte den Code vor die Kamera.",
  camera: "Kamerabild",
  startCamera: "Kamera verwenden",
  fromFiles: "Fotos oder Video wählen",
  progressLabel: "Empfangene Bilder",
  reading: "Der Code wird gelesen …",
  noCamera: "Es wurde keine Kamera gefunden. Wähle ein Foto oder Video des Codes.",
  denied:
    "Diese Seite darf die Kamera nicht verwenden. Erlaube den Zugriff oder wähle ein Foto oder Video des Codes.",
  cameraFailed: "Die Kamera funktioniert nicht. Wähle ein Foto oder Video des Codes.",
  noCode: "Es wurde kein lesbarer QR-Code gefunden. Mach ein schärferes Bild oder geh näher heran.",
  noFile:
    "Die App kann diese Datei nicht als Foto oder Video öffnen. Wähle eine JPEG-, PNG- oder MP4-Datei.",
  partial:
    "Ein Teil des Codes fehlt noch. Wähle mehr Fotos oder ein längeres Video, oder verwende die Kamera.",
  source: "Geteilter Link",
} satisfies Words<typeof nl.sharingTexts>;

export const sharedProblems = {
  "not-shared": "Dieser QR-Code ist nicht von Scouting Map und lässt sich hier nicht öffnen.",
  "too-long": "Dieser Link ist zu lang zum Öffnen. Bitte stattdessen um eine Datei.",
  "too-many":
    "Dieser Link enthält mehr, als die App auf einmal anzeigen kann. Bitte den Absender, den Inhalt in mehreren Teilen zu senden.",
  damaged: "Dieser Link ist beschädigt. Bitte den Absender, ihn noch einmal zu teilen.",
  newer:
    "Dieser Link wurde mit einer neueren Version von Scouting Map erstellt. Aktualisiere die App: Schließe alle Tabs und öffne sie neu.",
} satisfies Words<typeof nl.sharedProblems>;

export const sharingWords = {
  frame: (index, count) => `Bild ${index} von ${count}`,
  extraFrame: (index, count) => `Alle ${count} Bilder gezeigt; zusätzliches Bild ${index}`,
  line: (accuracy) =>
    `Geteilt wird die Linie, auf ${accuracy}\u00a0m genau, ohne Zeiten und Höhen. Exportiere sie als GPX, um alles weiterzugeben.`,
  received: (received, needed) => `${received} von ${needed} Bildern empfangen`,
} satisfies Words<typeof nl.sharingWords>;
