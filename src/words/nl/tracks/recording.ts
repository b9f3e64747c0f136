/** Texts of the recorder. */
export const recordingTexts = {
  pause: "Pauzeer",
  resume: "Hervat",
  stop: "Stop en bewaar",
  nothingRecorded: "Er kwam geen positie binnen, dus er is niets bewaard.",
  distance: "Afstand",
  moving: "In beweging",
  time: "Tijd",
  fixes: "Posities",
  recording: "Neemt op",
  paused: "Gepauzeerd",
  standing: "Wacht tot je verder gaat",
  elsewhere: "Een ander tabblad neemt op. Daar kun je pauzeren en stoppen.",
  screenKeptOn: "Het scherm blijft aan.",
  screenMayGoOff: "Het scherm kan uitgaan. Houd het aan, anders mist de track een stuk.",
  refused:
    "De app mag de locatie niet meer weten: dit stuk wordt een gat in de track. Sta het weer toe, dan gaat de opname verder.",
  full: "De opslag is vol: wat nu komt staat alleen in het geheugen. Maak ruimte, of exporteer de track.",
  low: "Er is bijna geen ruimte meer op dit apparaat. Maak ruimte, of exporteer wat er is: is de opslag vol, dan wordt de rest niet bewaard.",
  failed:
    "De opslag van dit apparaat werkt niet: wat nu komt staat alleen in het geheugen. Exporteer de track voor je de app sluit.",
  rewritten:
    "De opslag van deze app is gewist terwijl je opnam. De hele opname is opnieuw weggeschreven.",
  long: "Deze opname heeft 1.000.000 punten, het maximum van een track. Stop haar, en neem verder op in een nieuwe.",
  notSaved:
    "Niet bewaard, want de opslag werkt niet. De opname staat op pauze. Maak ruimte en stop nog eens, of exporteer hem.",
  export: "Exporteer wat er is",
  saved: "Bewaard als track.",
  showTrack: "Bekijk de track",
  pausesByItself: "Pauzeer vanzelf bij stilstaan",
} as const;

/** Texts of recordings with values in them. */
export const recordingWords = {
  resume: (time: string) => `Opname van ${time} hervatten?`,
  // A day is "gisteren".
  resumeOfDay: (day: string, time: string) => `Opname van ${day} ${time} hervatten?`,
  resumeOfDate: (date: string, time: string) => `Opname van ${date} ${time} hervatten?`,
  goesOn: "De opname gaat verder.",
  wasClosed: (duration: string) =>
    `De opname gaat verder. De app was ${duration} dicht: dat stuk is een gat in de track.`,
  name: (moment: string) => `Opname ${moment}`,
  // The minutes and seconds of a duration have two digits.
  hours: (hours: string, minutes: string) => `${hours}\u00a0u ${minutes}`,
  minutes: (minutes: string, seconds: string) => `${minutes}\u00a0min ${seconds}`,
} as const;

/** Reports a lost signal for a recording; `noSignalText` reports it for the position. */
export const silentText = (age: string) =>
  `Geen positie sinds ${age}. Dit stuk wordt een gat in de track.`;
