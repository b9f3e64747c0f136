/** Texts of sharing waypoints by a link or a QR code. */
export const sharingTexts = {
  heading: "Delen",
  intro:
    "Alles zit in de link zelf: er komt geen server aan te pas. Wie de link heeft, kan zien wat je deelt.",
  link: "Link",
  shareLink: "Deel link",
  copyLink: "Kopieer link",
  copied: "De link is gekopieerd.",
  shared: "De link is gedeeld.",
  failed: "Delen lukte niet. Kopieer de link hieronder.",
  qrLabel: "QR-code met de link",
  qrHint: "Laat iemand deze code met een camera bekijken.",
  qrTooLong: "Dit is te veel voor een QR-code. Deel de link, of kies minder waypoints.",
  linkTooLong: "Dit is te veel voor een link. Kies minder waypoints, of exporteer ze als bestand.",
  close: "Sluiten",
  scanHeading: "QR-code lezen",
  scanHint: "Houd de code voor de camera.",
  camera: "Beeld van de camera",
  startCamera: "Gebruik camera",
  fromPicture: "Kies een foto van een code",
  reading: "De code wordt gelezen…",
  noCamera: "Er is geen camera gevonden. Kies een foto van de code.",
  denied:
    "De camera mag niet gebruikt worden. Geef deze site toestemming, of kies een foto van de code.",
  cameraFailed: "De camera doet het niet. Kies een foto van de code.",
  noCode: "In deze foto staat geen QR-code die ik kan lezen. Maak hem scherper of dichterbij.",
  noPicture: "Dit bestand is geen foto die ik kan openen. Kies een JPEG of PNG.",
  source: "Gedeelde link",
} as const;

const TROUBLE = {
  "not-shared": "Deze QR-code is niet van Scouting Map: er zitten geen waypoints in.",
  "too-long": "Deze link is te groot om te openen. Vraag om een bestand in plaats van een link.",
  damaged: "Deze link is onderweg beschadigd. Vraag de afzender om hem opnieuw te delen.",
  newer:
    "Deze link is gemaakt met een nieuwere versie van Scouting Map. Werk de app bij: sluit alle tabbladen en open hem opnieuw.",
} as const;

/** Returns why a shared link or code has no contents, and what to do. */
export function sharedProblemText(reason: keyof typeof TROUBLE): string {
  return TROUBLE[reason];
}
