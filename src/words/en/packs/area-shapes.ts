import type * as nl from "../../nl/packs/area-shapes.ts";
import type { Words } from "../../words.ts";

export const areaShapeTexts = {
  frame: "Frame",
  around: "Around",
  along: "Along",
  region: "By name",
  chooseProvince: "Choose a province",
  coarseBorders: "The border is approximate, so an extra 2.5 km around it is saved.",
  noProvinces: "The provinces couldn't be loaded.",
  orMunicipality: "Or a municipality",
  searchMunicipality: "Look up",
  stopSearch: "Stop",
  searching: "Looking it up…",
  municipalityHint: "The name is sent to PDOK, which returns the border.",
  municipalityCredit: "Border: Kadaster, CC BY 4.0.",
  noMunicipality: "There's no municipality with this name. Check the spelling, or choose “Around”.",
  municipalityChoice: "Municipality",
  otherMunicipality: "Another",
  municipality: (name) => `Municipality of ${name}`,
  aroundMe: "My position",
  aroundMiddle: "Centre of the map",
  centre: "Centre",
  radius: "Radius",
  line: "Line",
  chooseLine: "Choose a line",
  noLines: "You don't have a plan, track or route yet. Make one, or choose “Frame”.",
  linesFailed: "Your plans, tracks and routes can't be read right now.",
  lineFailed: "This line can't be read right now. Choose another one, or try again later.",
  lineGone: "This line no longer exists. Choose another one.",
  readingLine: "Loading the line…",
  width: "Width",
  thisPlan: "The plan on the map",
  measuring: "Measuring the area…",
  begin: "Start",
  back: "Back",
  tooLargeShape: "Too large. Choose a smaller area.",
} satisfies Words<typeof nl.areaShapeTexts>;

export const municipalityProblems = {
  "too-many": "Enter at least three letters of the name.",
  "offline-only": "“Offline only” is on. Turn it off to look up a municipality.",
  offline: "You're offline. Choose a province, or connect to the internet.",
  unreachable: "PDOK can't be reached. Try again later, or choose “Around”.",
  redirected: "Your request was redirected. You may need to sign in to this Wi-Fi network first.",
  "html-answered":
    "A web page was returned instead of a border. You may need to sign in to this Wi-Fi network first.",
  "connection-lost": "The connection was lost. Look up the municipality again.",
  "server-busy": "PDOK is busy. Look up the municipality again in a few minutes.",
  damaged: "PDOK's response couldn't be read. Try again later, or choose “Around”.",
} satisfies Words<typeof nl.municipalityProblems>;

export const municipalityFailed =
  "PDOK is having problems. Try again later, or choose “Around”." satisfies Words<
    typeof nl.municipalityFailed
  >;

export const foundMunicipalities = ((names) => `Found: ${names}.`) satisfies Words<
  typeof nl.foundMunicipalities
>;
