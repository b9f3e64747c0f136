import { aboutBytes } from "./areas.ts";
import { makeProblemSentence } from "./make-problems.ts";

/** Texts of fetching the networks of an area. */
export const sliceTexts = {
  heading: "Get nodes",
  fetch: "Get the nodes of this area",
  /** Before the tap: who is asked, who runs it, and what it learns. */
  asks: (host: string) =>
    `The app asks ${host} to cut this area out of OpenStreetMap. Volunteers run that server, and it then knows which area you get.`,
  tooLarge: "Too large: at most 60 by 60 km. Zoom in.",
  noConnection: "You have no internet right now. Connect to get nodes.",
  offlineOnly: "Offline only is on. Turn it off to get nodes.",
  goesOn:
    "You can close this: it goes on as long as the app is open. If you leave, you can continue later under Map packs.",
  plan: "Plan a route",
  unavailable: "This version of the app does not fetch nodes itself. Look under Map packs.",
} as const;

/** "about 12 MB to fetch": a guess, from the average of the country. */
export function sliceSizeText(bytes: number): string {
  return `${aboutBytes(bytes)} to fetch`;
}

/** Confirms that networks were fetched. */
export function networksAddedText(name: string): string {
  return `${name}: the nodes are on this device.`;
}

/** The sentences that differ from those of a file: nobody chose one, and there is a server. */
const SLICE_PROBLEMS: Readonly<Record<string, string>> = {
  offline: sliceTexts.noConnection,
  "offline-only": sliceTexts.offlineOnly,
  unreachable:
    "The server cannot be reached. Check your connection. Once it is back, this continues by itself.",
  redirected: "A redirect came instead of an answer. Sign in to this network first, then continue.",
  "connection-lost":
    "The connection dropped. What has arrived is kept; once you are connected again, this continues by itself.",
  "slice-too-large": "The area has too much data for the server. Choose a smaller piece.",
  "queue-full": "The server is too busy. Continue in a few minutes.",
  "slice-expired": "The server no longer knows this request. Continue to ask again.",
  "server-busy": "The server is making no progress or asks for a pause. Continue later.",
  "server-error": "The server is having problems. Continue later.",
  "html-answered":
    "A web page was received instead of an answer. Sign in to this network first, then continue.",
  "busy-elsewhere":
    "An area is already being fetched, here or in another tab. Wait until that is done.",
  "extract-cut-off": "The file that came is incomplete. Try again.",
  "extract-damaged": "The file that came is damaged. Try again.",
  "not-pbf": "What came is not OpenStreetMap data. Try again later.",
  "extract-too-large":
    "The area has more network than this device can handle. Choose a smaller piece.",
  "no-nodes": "OpenStreetMap has no numbered nodes in this area. Choose another area.",
};

/** "“Around Delft” was not fetched. The server is too busy. …" */
export function sliceProblemText(problem: string, name: string | null): string {
  const sentence = SLICE_PROBLEMS[problem] ?? makeProblemSentence(problem);
  return name === null ? sentence : `“${name}” was not fetched. ${sentence}`;
}
