/** Texts of the shapes of an area to save, and of measuring one. */
export const areaShapeTexts = {
  frame: "Frame",
  around: "Around",
  along: "Along",
  region: "By name",
  chooseProvince: "Choose a province",
  coarseBorders:
    "The border is approximate. Two and a half kilometres around it are saved with it.",
  noProvinces: "The provinces could not be loaded.",
  orMunicipality: "Or a municipality",
  searchMunicipality: "Look up",
  stopSearch: "Stop",
  searching: "Looking it up…",
  municipalityHint: "The name goes to PDOK, which sends back the border.",
  municipalityCredit: "Border: Kadaster, CC BY 4.0.",
  noMunicipality: "There is no municipality with this name. Check the spelling, or choose Around.",
  municipalityChoice: "Municipality",
  otherMunicipality: "Another",
  municipality: (name: string) => `Municipality of ${name}`,
  aroundMe: "My position",
  aroundMiddle: "Centre of the map",
  centre: "Centre",
  radius: "Radius",
  line: "Line",
  chooseLine: "Choose a line",
  noLines: "You have no plan, track or route yet. Make one, or choose Frame.",
  linesFailed: "The plans, tracks and routes cannot be read right now.",
  lineFailed: "This line cannot be read right now. Choose another, or open this again.",
  lineGone: "This line no longer exists. Choose another.",
  readingLine: "Reading the line…",
  width: "Width",
  thisPlan: "The plan on the map",
  measuring: "Measuring how large this is…",
  begin: "Start",
  back: "Back",
  tooLargeShape: "Too large. Choose a smaller size.",
} as const;

/** Announces the municipalities that were found; empty if there are none. */
export function foundMunicipalitiesText(names: readonly string[]): string {
  return names.length === 0 ? "" : `Found: ${names.join(", ")}.`;
}

const MUNICIPALITY_PROBLEMS: Readonly<Record<string, string>> = {
  "too-many": "Type more of the name: three letters or more.",
  "offline-only": "Offline only is on. Turn it off to look up a municipality.",
  offline: "You have no internet right now. Choose a province, or connect.",
  unreachable: "PDOK cannot be reached. Try again later, or choose Around.",
  redirected: "A redirect came instead of a border. Sign in to this network first.",
  "html-answered": "A web page came instead of a border. Sign in to this network first.",
  "connection-lost": "The connection dropped. Look it up again.",
  "server-busy": "PDOK asks for a pause. Look it up again in a few minutes.",
  damaged: "What came is not a border. Try again later, or choose Around.",
};

/** Returns the reason why a municipality was not found and what to do. */
export function municipalityProblemText(problem: string): string {
  return (
    MUNICIPALITY_PROBLEMS[problem] ?? "PDOK is having problems. Try again later, or choose Around."
  );
}
