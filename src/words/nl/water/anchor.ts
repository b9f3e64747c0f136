/** Texts of the anchor watch. */
export const anchorTexts = {
  heading: "Ankerwacht",
  where: "Waar ligt het anker?",
  here: "Hier",
  hereHint: "Op je positie van nu.",
  atBow: "Bij de boeg",
  atBowHint:
    "Zo ver voor je positie als het apparaat achter de boeg ligt, in de richting waarin je wijst.",
  noHeading: "Zet het kompas aan of vaar een stukje: nu is niet bekend waar de boeg heen wijst.",
  radius: "Hoe groot is de cirkel?",
  calculated: "Berekend",
  byHand: "Zelf getekend",
  byHandHint: "Tik op de kaart waar de rand loopt, of vul de straal in.",
  rode: "Ketting en lijn uit (m)",
  depth: "Diepte bij hoogwater (m)",
  bowHeight: "Boeg boven water (m)",
  antennaOffset: "Apparaat achter de boeg (m)",
  radiusMeters: "Straal (m)",
  tooShort:
    "Zo komt het anker niet bij de bodem: geef meer ketting of lijn, of een kleinere diepte.",
  tooSmall: "Een cirkel van minder dan 5 m is kleiner dan wat de positie kan schelen.",
  badNumber: "Vul in elk vak een getal in meters in, zoals 25 of 1,5.",
  noPosition: "Nog geen positie: zonder positie is er geen ankerwacht.",
  soundOff: "Geluid uit: tik één keer op Test het alarm.",
  soundOn: "Geluid aan. Hoorde je niets? Zet het volume van je apparaat harder.",
  test: "Test het alarm",
  start: "Bewaak het anker",
  limits:
    "Laat het scherm aan en Scouting Map in beeld: met het scherm uit krijgt een webapp geen positie en klinkt er niets. Sluit de lader aan.",
  screenOn: "Je apparaat houdt het scherm aan.",
  screenOff: "Je apparaat houdt het scherm niet zelf aan: zet de schermbeveiliging uit.",
  strip: "Voor anker",
  refused: "Geen toestemming voor de locatie: er wordt nu niet gewaakt",
  stripDragging: "Krabt, geluid even uit",
  stripSoundOff: "geluid uit",
  accuracy: "Nauwkeurigheid",
  since: "Sinds",
  bowHeading: "Boeg wijst naar (graden)",
  bowHeadingHint: "Leeg: het kompas of je koers. Anders 0 tot 359, vanaf het ware noorden.",
  move: "Verplaats het anker",
  moveHelp: "Tik op de kaart waar het anker ligt, of zet het midden van de kaart erop.",
  moveHere: "Zet hier",
  moveDone: "Klaar",
  alarmLine: "De streeplijn is waar het alarm gaat: de straal plus wat de positie nu kan schelen.",
  raise: "Anker op",
  raiseAsk: "De ankerwacht stopt en de cirkel verdwijnt.",
  raiseYes: "Ja, anker op",
  raiseNo: "Nee, blijf waken",
  notStored: "De ankerwacht kon niet worden bewaard: na herladen is hij weg.",
  raiseNotStored: "Anker op, maar dat kon niet worden bewaard: na herladen waakt hij weer.",
  unreadable: "De ankerwacht van eerder is niet te lezen en waakt niet. Zet hem opnieuw.",
  alarm: "Ankeralarm",
  acknowledge: "Bevestig",
  acknowledgeHint: "Dan is het twee minuten stil. Is het daarna nog zo, dan klinkt het weer.",
  openAlarm: "toon het alarm",
  toMap: "Toon op de kaart",
} as const;

/** The reason for the alarm. */
export const ALARM_TEXTS = {
  dragging: "Buiten de cirkel: het anker krabt.",
  lost: "Geen bruikbare positie meer: er wordt niet gewaakt.",
  interrupted: "Scouting Map was dicht: er is niet gewaakt.",
} as const;

/** The circle, the battery and the alarm of the anchor watch. */
export const anchorWords = {
  radius: (meters: string) => `Straal ${meters}\u00a0m`,
  scope: (radius: string, scope: string) =>
    `${radius} · lengte ${scope} keer de hoogte tot de boeg`,
  ofRadius: (distance: string, radius: string) => `${distance} van ${radius}`,
  battery: (percents: string) => `Accu ${percents}\u00a0%`,
  charging: (battery: string) => `${battery}, aan de lader.`,
  lasts: (battery: string, time: string) =>
    `${battery}. Volgens het systeem bij dit gebruik nog ${time}.`,
  lastsUnknown: (battery: string) =>
    `${battery}. Hoe lang hij bij dit gebruik meegaat, zegt de browser niet.`,
  alarmSince: (age: string) => `sinds ${age}`,
} as const;
