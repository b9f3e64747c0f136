/** Texts of sharing by a link or a QR code. */
export const sharingTexts = {
  heading: "Delen",
  intro:
    "Alles zit in de link zelf: er komt geen server aan te pas. Wie de link heeft, kan zien wat je deelt.",
  link: "Link",
  shareLink: "Deel link",
  copyLink: "Kopieer link",
  copied: "De link is gekopieerd.",
  shared: "De link is gedeeld.",
  notMade: "De link maken lukt nu niet.",
  failed: "Delen lukte niet. Kopieer de link hieronder.",
  qrLabel: "QR-code met de link",
  qrHint: "Laat iemand deze code met een camera bekijken.",
  animatedOnly: "Dit is te lang voor een link. Zonder internet gaat het mee met de code hieronder.",
  animatedHint:
    "Dit past niet in één QR-code, dus de code beweegt. Open op het andere toestel “QR-code lezen” in Scouting Map en houd de camera ervoor tot alles binnen is.",
  animatedLabel: "Bewegende QR-code met wat je deelt",
  previousFrame: "Vorig beeld",
  nextFrame: "Volgend beeld",
  pause: "Pauze",
  play: "Speel af",
  loadingCode: "De code wordt gemaakt…",
  linkTooLong: "Dit is te veel om zo te delen. Kies minder waypoints, of exporteer ze als bestand.",
  trackTooLong: "Deze lijn is te lang om zo te delen. Exporteer haar als GPX.",
  close: "Sluiten",
  scanHeading: "QR-code lezen",
  scanHint: "Houd de code voor de camera.",
  camera: "Beeld van de camera",
  startCamera: "Gebruik camera",
  fromFiles: "Kies foto’s of een video",
  progressLabel: "Ontvangen beelden",
  reading: "De code wordt gelezen…",
  noCamera: "Er is geen camera gevonden. Kies een foto of video van de code.",
  denied:
    "De camera mag niet gebruikt worden. Geef deze site toestemming, of kies een foto of video van de code.",
  cameraFailed: "De camera doet het niet. Kies een foto of video van de code.",
  noCode: "Hierin staat geen QR-code die ik kan lezen. Maak hem scherper of dichterbij.",
  noFile: "Dit bestand is geen foto of video die ik kan openen. Kies een JPEG, PNG of MP4.",
  partial: "Nog niet alles is binnen. Kies meer foto’s of een langere video, of gebruik de camera.",
  source: "Gedeelde link",
} as const;

/** The reasons that a shared link or code has no contents, and what to do. */
export const sharedProblems = {
  "not-shared": "Deze QR-code is niet van Scouting Map: er zit niets in om te openen.",
  "too-long": "Deze link is te groot om te openen. Vraag om een bestand in plaats van een link.",
  "too-many":
    "In deze link zit meer dan de app in één keer kan tonen. Vraag de afzender om het in delen te sturen.",
  damaged: "Deze link is onderweg beschadigd. Vraag de afzender om hem opnieuw te delen.",
  newer:
    "Deze link is gemaakt met een nieuwere versie van Scouting Map. Werk de app bij: sluit alle tabbladen en open hem opnieuw.",
} as const;

/** Sentences about animated codes and the codes of tracks. */
export const sharingWords = {
  frame: (index: string, count: string) => `Beeld ${index} van ${count}`,
  extraFrame: (index: string, count: string) =>
    `Alle ${count} beelden zijn getoond; extra beeld ${index}`,
  line: (accuracy: string) =>
    `Dit is de lijn, tot op ${accuracy}\u00a0m, zonder tijden en hoogtes. Exporteer GPX om alles mee te geven.`,
  received: (received: string, needed: string) => `${received} van ${needed} beelden binnen`,
} as const;
