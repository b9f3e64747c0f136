/** Texts of the shapes of an area to save, and of measuring one. */
export const areaShapeTexts = {
  frame: "Kader",
  around: "Rond",
  along: "Langs",
  region: "Op naam",
  chooseProvince: "Kies een provincie",
  coarseBorders: "De grens is grof. Tweeënhalve kilometer eromheen gaat mee.",
  noProvinces: "De provincies zijn niet geladen.",
  orMunicipality: "Of een gemeente",
  searchMunicipality: "Zoek op",
  stopSearch: "Stop",
  searching: "Even zoeken…",
  municipalityHint: "De naam gaat naar PDOK, dat de grens terugstuurt.",
  municipalityCredit: "Grens: Kadaster, CC BY 4.0.",
  noMunicipality: "Er is geen gemeente met deze naam. Let op de spelling, of kies Rond.",
  municipalityChoice: "Gemeente",
  otherMunicipality: "Een andere",
  municipality: (name: string) => `Gemeente ${name}`,
  aroundMe: "Mijn plek",
  aroundMiddle: "Midden van de kaart",
  centre: "Middelpunt",
  radius: "Straal",
  line: "Lijn",
  chooseLine: "Kies een lijn",
  noLines: "Je hebt nog geen plan, track of route. Maak er een, of kies een kader.",
  linesFailed: "De plannen, tracks en routes zijn nu niet te lezen.",
  lineFailed: "Deze lijn is nu niet te lezen. Kies een andere, of open dit opnieuw.",
  lineGone: "Deze lijn is er niet meer. Kies een andere.",
  readingLine: "Even lezen…",
  width: "Breedte",
  thisPlan: "Het plan op de kaart",
  measuring: "Even meten hoe groot dit is…",
  begin: "Begin",
  back: "Terug",
  tooLargeShape: "Te groot. Kies een kleinere maat.",
} as const;

/** The reasons why a municipality was not found, and what to do. */
export const municipalityProblems = {
  "too-many": "Typ meer van de naam: drie letters of meer.",
  "offline-only": "Je staat op alleen offline. Zet dat uit om een gemeente op te zoeken.",
  offline: "Je hebt nu geen internet. Kies een provincie, of maak verbinding.",
  unreachable: "PDOK is niet bereikbaar. Probeer het later, of kies Rond.",
  redirected: "Er kwam een verwijzing in plaats van een grens. Log eerst in op dit netwerk.",
  "html-answered": "Er kwam een webpagina in plaats van een grens. Log eerst in op dit netwerk.",
  "connection-lost": "De verbinding viel weg. Zoek nog eens.",
  "server-busy": "PDOK vraagt om rust. Zoek over een paar minuten nog eens.",
  damaged: "Er kwam iets binnen dat geen grens is. Probeer het later, of kies Rond.",
} as const;

/** Reports any other problem with a municipality. */
export const municipalityFailed = "PDOK heeft een storing. Probeer het later, of kies Rond.";

/** Announces the municipalities that were found. */
export const foundMunicipalities = (names: string) => `Gevonden: ${names}.`;
