import type * as nl from "../../nl/packs/slice.ts";
import type { Words } from "../../words.ts";

export const sliceTexts = {
  heading: "Download nodes",
  fetch: "Download the nodes for this area",
  asks: (host) =>
    `All roads and paths come with it, for routes from door to door. The app asks ${host} to extract this area from OpenStreetMap. The server is run by volunteers and can see which area you download.`,
  tooLarge: "This area is too large. The maximum is 60 by 60 km, so zoom in.",
  noConnection: "You're offline. Connect to the internet to download nodes.",
  offlineOnly: "“Offline only” is on. Turn it off to download nodes.",
  goesOn:
    "You can close this window. The download will continue as long as the app is open. If you leave the app, you can continue the download later under Map packs.",
  plan: "Plan a route",
  unavailable:
    "This version of the app can't download nodes directly. Look for a pack under Map packs.",
} satisfies Words<typeof nl.sliceTexts>;

export const sliceProblems = {
  unreachable:
    "The server can't be reached. Check your connection. The download will continue automatically once you're back online.",
  redirected:
    "Your request was redirected. You may need to sign in to this Wi-Fi network before you continue.",
  "connection-lost":
    "The connection was lost. The download will pick up where it left off once you're back online.",
  "slice-too-large": "The area contains too much data for the server. Choose a smaller area.",
  "queue-full": "The server is too busy. Wait a few minutes, then tap “Continue”.",
  "slice-expired": "The request has expired on the server. Tap “Continue” to send it again.",
  "server-busy": "The server is too slow or too busy. Wait a while, then tap “Continue”.",
  "server-error": "The server is having problems. Wait a while, then tap “Continue”.",
  "html-answered":
    "A web page was returned instead of the nodes. You may need to sign in to this Wi-Fi network before you continue.",
  "busy-elsewhere":
    "An area is already being downloaded, here or in another tab. Wait for that download to finish.",
  "extract-cut-off": "The downloaded file is incomplete. Try again.",
  "extract-damaged": "The downloaded file is damaged. Try again.",
  "not-pbf": "The downloaded file isn't OpenStreetMap data. Try again later.",
  "extract-too-large":
    "The node network in this area is too large for this device. Choose a smaller area.",
  "no-nodes":
    "OpenStreetMap doesn't have any numbered nodes, roads, paths or waterways in this area. Choose another area.",
} satisfies Words<typeof nl.sliceProblems>;

export const networksAddedText = ((name) =>
  `The nodes for “${name}” have been saved on this device.`) satisfies Words<
  typeof nl.networksAddedText
>;

export const sliceWords = {
  size: (size) => `Download: ${size}`,
  notFetched: (name, problem) => `“${name}” couldn't be downloaded. ${problem}`,
} satisfies Words<typeof nl.sliceWords>;
