import type { Count } from "../../words.ts";

/** Texts of what a boat needs on every screen. */
export const boatingTexts = {
  boating: "Op het water",
  boatingHint: "Met MOB-knop, stuurstand, ankerwacht en nachtrood. Een hulpmiddel, nooit je enige.",
  close: "Sluiten",
  aid: "Op het water is Scouting Map een hulpmiddel, nooit je enige. Gegevens kunnen verouderd of onvolledig zijn: vaar op de kaart, de borden, het weer en je eigen ogen.",
  aidRead: "Begrepen",
  askBoat: "Vul één keer je boot in, dan zie je waar je door kunt.",
  toBoat: "Mijn boot",
  allOfIt: "Alles voor op het water",
} as const;

/** Texts about somebody overboard. */
export const overboardTexts = {
  short: "MOB",
  mark: "Man overboord: leg deze plek vast",
  open: "Man overboord: toon de plek",
  heading: "Man overboord",
  stored: "De plek staat vast, ook als de app of je telefoon uitvalt.",
  storing: "De plek wordt vastgelegd…",
  failed: "De plek kon niet worden bewaard. Laat Scouting Map open en schrijf de coördinaten op.",
  noFix: "Nog geen positie. De eerste positie die binnenkomt, wordt de plek.",
  unreadable: "Een eerdere plek van man overboord is niet te lezen. Hij is apart gehouden.",
  since: "Tijd sinds",
  distance: "Afstand",
  bearing: "Peiling",
  places: "Vastgelegde plekken",
  noPosition: "geen positie",
  help: "Roep op marifoonkanaal 16 of bel 112. Noem deze coördinaten.",
  call: "Bel 112",
  steerBack: "Stuur terug",
  toMap: "Toon op de kaart",
  end: "Iedereen is aan boord",
  endNo: "Nee, ga door",
} as const;

export const helmTexts = {
  heading: "Stuurstand",
  steerHere: "Stuur hierheen",
  stop: "Stop met sturen",
  stopAgain: "Tik nog eens om te stoppen",
  restartLeg: "Nieuwe lijn vanaf hier",
  noTarget: "Kies een doel: tik op de kaart of een waypoint, en dan op Stuur hierheen.",
  notStored: "Dit doel kon niet worden bewaard: na herladen is het weg.",
  speed: "Snelheid · SOG",
  course: "Koers · COG",
  bearing: "Peiling · BRG",
  distance: "Afstand · DST",
  crossTrack: "Naast de lijn · XTE",
  madeGood: "Naar het doel · VMG",
  arrival: "Aankomst · ETA",
  unknown: "–",
  standing: "je ligt stil",
  notMeasured: "niet gemeten",
  noSignal: "geen signaal",
  notNearing: "komt niet dichterbij",
  noLeg: "geen lijn",
  onCourse: "op koers",
  onLine: "op de lijn",
} as const;

/** Texts of the strip with the mark that the boat steers to. */
export const steeringTexts = {
  target: "Doel",
  routeEnd: "Einde van de route",
  noPosition: "nog geen positie",
} as const;

/** The marks of somebody overboard. */
export const overboardWords = {
  nthPlace: (nth: string) => `Plek ${nth}`,
  several: (places: Count) => `Er liggen ${places.shown} plekken vast, tot iedereen aan boord is.`,
  askEnd: "Iedereen veilig aan boord? Dan wordt de plek gewist.",
  askEndAll: (places: Count) =>
    `Iedereen veilig aan boord? Dan worden alle ${places.shown} plekken gewist.`,
  end: "Ja, wis de plek",
  endAll: "Ja, wis alle plekken",
  // The age of the position: "De positie was 12 s oud, op 8 m nauwkeurig."
  accuracy: (distance: string) => `op ${distance} nauwkeurig`,
  fixWasFresh: (accuracy: string) => `De positie was ${accuracy}.`,
  fixWasOld: (age: string, accuracy: string) => `De positie was ${age} oud, ${accuracy}.`,
  fixCameLater: (age: string, accuracy: string) =>
    `De eerste positie kwam ${age} later, ${accuracy}.`,
} as const;

/** The mark that the boat steers to, and the side of the line to it. */
export const steeringWords = {
  passed: (name: string) => `Voorbij ${name}`,
  passedUnnamed: "Voorbij het punt",
  thenEnd: (passed: string) => `${passed}: einde van de route`,
  thenNext: (passed: string, next: string) => `${passed}, volgende ${next}`,
  arrived: (name: string) => `Je bent bij ${name}`,
  arrivedUnnamed: "Je bent bij Doel",
  offRight: (distance: string) => `XTE ${distance} rechts van de lijn`,
  offLeft: (distance: string) => `XTE ${distance} links van de lijn`,
  turnToPort: (degrees: string) => `◀ ${degrees} naar bakboord`,
  turnToStarboard: (degrees: string) => `${degrees} naar stuurboord ▶`,
  steerLeft: "rechts van de lijn: stuur links",
  steerRight: "links van de lijn: stuur rechts",
} as const;

/** Sentences about the largest distance from the line. */
export const crossTrackWords = {
  bases: { user: "je eigen grens", water: "naar het water", default: "standaard" },
  limit: (meters: string, basis: string) => `grens ${meters}\u00a0m, ${basis}`,
  over: (meters: string) => `buiten de grens van ${meters}\u00a0m`,
} as const;
