import { formatDateTime } from "#i18n/intl/format.ts";
import { listText } from "#i18n/intl/list-text.ts";
import type { Purpose } from "#i18n/nl/app/privacy.ts";

/** Texts of the privacy page. */
export const privacyTexts = {
  heading: "Privacy",
  inShort: "In short",
  short:
    "Scouting Map has no accounts, no advertising and no statistics. What you make and where you are stay on this device: there is no server of ours that receives them.",
  position: "Your position never goes to a server. The app works with it on this device.",
  share: "Only what you share or export leaves your device, and only to whom you choose.",
  offline: "With Offline only, the map sends no requests to anyone.",
  toOffline: "Go to Offline only",
  servers: "Which server gets what, and when?",
  serversHint:
    "Every server sees your IP address, as every website does. A server that supplies pieces of the map also sees which area you are viewing.",
  what: "What",
  when: "When",
  last: "Last time",
  never: "never",
  own: "The app itself",
  ownWhat:
    "The files of the app, new versions and the list of map packs. Not where you are or what you view.",
  ownWhen: "When you open the app with internet, and when you view or fetch map packs.",
  typedWhat: "Map packs or a map archive from the address that you entered yourself.",
  typedWhen: "When you look something up or fetch something there.",
  listed: "This device keeps these times itself; nobody else can see them.",
} as const;

const WHAT: Readonly<Record<Purpose, string>> = {
  "online-map": "Pieces of the map that you view or save.",
  pictures: "Map images of the area that you view or save.",
  "network-pictures": "Images of the network in the area that you view.",
  addresses: "The address or postcode that you look up.",
  municipalities: "The name of a municipality that you look up.",
  extracts:
    "The area of which you fetch the nodes. The server is run by volunteers (SliceOSM, of OpenStreetMap US) and cuts the area out of OpenStreetMap.",
  packs: "The list of map packs, and which pack you fetch.",
};

/** Returns the data that a server receives. */
export function serverWhat(purpose: Purpose): string {
  return WHAT[purpose];
}

/** "When you choose Aerial photo or Topo 1:25,000 as the background." */
export function serverWhen(purpose: Purpose, chosenBy: readonly string[]): string {
  if (purpose === "online-map") {
    return "When you view the map with internet where you have nothing on this device, or save an area.";
  }
  if (purpose === "municipalities") {
    return "When you look up a municipality to save an area.";
  }
  if (purpose === "addresses") return "When you search and tap Search address online.";
  if (purpose === "extracts") {
    return "When you fetch the nodes of an area, and when you renew them later: only after a tap.";
  }
  if (purpose === "packs") {
    return "When the server of the app itself has no map packs: under Map packs, where a network is missing on the map, and at most once a day to see whether there are newer ones.";
  }
  const names = listText(chosenBy, "disjunction");
  return purpose === "pictures"
    ? `When you choose ${names} as the background.`
    : `When you show ${names} on the map.`;
}

/** "21 November 2026 at 14:03", "never". */
export function lastAskedText(atMs: number | null): string {
  return atMs === null ? privacyTexts.never : formatDateTime(atMs);
}
