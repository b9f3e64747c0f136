/** Texts of navigation along a plan or a track. */
export const guidanceTexts = {
  heading: "Onderweg",
  follow: "Volg deze route",
  followAndRecord: "Volg en neem op",
  followsOther: "Je volgt nog de route zoals hij was.",
  followThis: "Volg dit plan",
  backToFollowed: "Terug naar wat je volgt",
  followTrack: "Volg deze track",
  goBack: "Terug langs dezelfde weg",
  notFollowed: "Hier is geen weg om te volgen: het zijn te weinig punten.",
  failed: "Volgen lukt nu niet. Probeer het opnieuw.",
  start: "Begin",
  end: "Einde",
  point: "Punt",
  goal: "Doel",
  straight: "hemelsbreed",
  northUp: "Noord is boven",
  more: "Toon meer",
  close: "Toon de kaart",
  fill: "Vul het scherm",
  next: "Volgende:",
  after: "Daarna",
  waiting: "Wacht op je positie",
  off: "Van de route",
  offHelp: "naar de route, hemelsbreed",
  backToRoute: "Terug naar de route",
  newPlan: "Nieuw plan vanaf hier",
  newPlanNone:
    "Hier zijn geen knooppunten op dit apparaat. Ga terug naar de route, of voeg bij Instellingen een kaartpakket toe.",
  newPlanUnreachable:
    "Van hier is de rest van je plan over het netwerk niet te bereiken. Ga terug naar de route.",
  newPlanFailed: "Een nieuw plan maken lukt nu niet. Probeer het opnieuw.",
  arrived: "Je bent er",
  done: "Gedaan",
  time: "Tijd",
  stopRecording: "Stop en bewaar de opname",
  recordingStored: "De opname is bewaard bij je tracks.",
  recordingNotStored: "De opname kon niet worden bewaard. Hij blijft staan bij Opname.",
  toGo: "Nog",
  arrival: "Aankomst",
  screenKeptOn: "Het scherm blijft aan.",
  screenMayGoOff: "Het scherm kan uitgaan. Houd het aan, anders hoor je niets.",
  notStored:
    "De opslag is vol of werkt niet: sluit je de app, dan moet je de route opnieuw kiezen.",
  lost: "Wat je volgde, is niet meer te lezen. Maak het plan opnieuw.",
  turn: "Andere kant op",
  plan: "Plan",
  stop: "Stop met volgen",
} as const;

/** The turns, as in an instruction. */
export const turnNames = {
  straight: "rechtdoor",
  "slight-left": "schuin links",
  "slight-right": "schuin rechts",
  left: "linksaf",
  right: "rechtsaf",
  "sharp-left": "scherp links",
  "sharp-right": "scherp rechts",
  back: "keer om",
} as const;

/** Texts of the choice of announcements. */
export const warningTexts = {
  heading: "Waarschuwen",
  distance: "Hoe ver voor een knooppunt",
  earlier: "Op de fiets vroeger, als je hard gaat",
  vibrates: "Trillen",
  vibratesHint: "Alleen als je telefoon dat kan",
  sounds: "Geluid",
  soundsHint: "Na herladen pas als je het scherm hebt aangeraakt",
  speaks: "Stem",
  noVoice:
    "Dit apparaat heeft geen Nederlandse stem en zegt dus niets: zet er een op in de instellingen van je apparaat.",
} as const;

/** "nog 8,2 km". */
export const toGoText = (distance: string) => `nog ${distance}`;

/** "De route zelf is dichterbij: 120 m". */
export const nearerText = (distance: string) => `De route zelf is dichterbij: ${distance}`;

/** Asks the user to go to the start, before the route was reached. */
export const toStartTexts = {
  walk: "Loop naar het begin",
  cycle: "Fiets naar het begin",
  canoe: "Vaar naar het begin",
  motorboat: "Vaar naar het begin",
} as const;

/** The reasons that distances are from before, and that they are. */
export const standStillWords = {
  noSignal: (age: string) => `Geen signaal (${age}).`,
  tooFast: {
    walk: "Te snel voor wandelen.",
    cycle: "Te snel voor fietsen.",
    canoe: "Te snel voor een kano.",
    motorboat: "Te snel voor varen.",
  },
  standStill: "Afstanden staan stil.",
} as const;

/** Instructions, shown and spoken. */
export const guidanceWords = {
  // A node or place of which the number or name is not known, by itself and after "at".
  point: "het punt",
  atPoint: "het punt",
  turnAt: (label: string, turn: string) => `bij ${label} ${turn}`,
  intoStreet: (turn: string, street: string) => `${turn}, ${street}`,
  times: "tijdelijk gesloten volgens de kaart",
  ferry: "veer",
  namedFerry: (name: string) => `veer ${name}`,
  stairs: "trap",
  getOff: (length: string) => `afstappen, ${length} lopen`,
  turnAhead: (distance: string, turn: string) => `over ${distance} ${turn}`,
  ahead: (distance: string, cue: string) => `over ${distance}: ${cue}`,
  at: (label: string) => `Bij ${label}`,
  turnNow: (label: string, turn: string) => `Bij ${label} ${turn}`,
  back: "Weer op de route",
  spokenCue: (distance: string, cue: string) => `Over ${distance} ${cue}`,
  spokenTurn: (distance: string, turn: string) => `Over ${distance}, ${turn}`,
  spokenNode: (distance: string, number: string) => `Over ${distance}, knooppunt ${number}`,
  spokenPlace: (distance: string, place: string) => `Over ${distance}, ${place}`,
  meters: (number: string) => `${number} meter`,
  inMeters: (number: string) => `${number} meter`,
  nauticalMiles: (number: string) => `${number} zeemijl`,
  miles: (number: string) => `${number} mijl`,
  feet: (number: string) => `${number} voet`,
  arrivalIn: (age: string) => `over ${age}`,
} as const;
