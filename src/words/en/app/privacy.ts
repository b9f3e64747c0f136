import type * as nl from "../../nl/app/privacy.ts";
import type { Words } from "../../words.ts";

export const privacyTexts = {
  heading: "Privacy",
  inShort: "In short",
  short:
    "Scouting Map has no accounts, no ads and no tracking. Your data and your location stay on this device: we don't run a server that could receive them.",
  position: "Your position is never sent to a server. The app only uses it on this device.",
  share:
    "Only the things you share or export leave your device, and only to the people you choose.",
  offline: "When “Offline only” is on, the map doesn't contact any server.",
  toOffline: "Go to Offline only",
  servers: "What is sent to which server, and when?",
  serversHint:
    "As with any website, each server sees your IP address. A server that supplies parts of the map also sees which area you're looking at.",
  what: "What",
  when: "When",
  last: "Last time",
  never: "never",
  own: "The app itself",
  ownWhat:
    "The app's files, new versions and the list of map packs. Not where you are or what you look at.",
  ownWhen: "When you open the app online, and when you browse or download map packs.",
  typedWhat: "Map packs or a map file from an address you entered yourself.",
  typedWhen: "When you browse or download something at that address.",
  listed: "These times are stored on this device only. Nobody else can see them.",
} satisfies Words<typeof nl.privacyTexts>;

export const serverWhat = {
  "online-map": "Parts of the map that you view or save.",
  pictures: "Map images of the area you're viewing or saving.",
  "network-pictures": "Images of the network in the area you're viewing.",
  hunt: "Nothing about you: only the question for areas or groups.",
  addresses: "The address or postcode you look up.",
  marks: "The area you download buoyage for.",
  municipalities: "The name of the municipality you look up.",
  extracts:
    "The area you download nodes for. Volunteers run this server (SliceOSM, by OpenStreetMap US), which extracts the data for that area from OpenStreetMap.",
  packs: "The list of map packs, and which pack you download.",
  bulletin: "Nothing about you: the app downloads one file for the whole country.",
} satisfies Words<typeof nl.serverWhat>;

export const serverWhenWords = {
  "online-map":
    "When you're online and view part of the map that isn't saved on this device, or when you save an area.",
  marks: "Only when you download the buoyage with your area, or refresh it later.",
  municipalities: "When you look up a municipality to save an area.",
  hunt: "When you get the area states or the groups in the hunt: only after a tap.",
  addresses: "When you search and tap “Search address online”.",
  extracts:
    "Only when you tap the button to download the nodes for an area or to refresh them later.",
  packs:
    "If the app's own server has no map packs: when you open Map packs, when a network is missing from the map, and at most once a day to check for newer packs.",
  bulletin:
    "When you are on the water, or look at a bridge, a plan for the boat or the departure check.",
  pictures: (names) => `When you choose ${names} as the background.`,
  "network-pictures": (names) => `When you show ${names} on the map.`,
  chosenName: (name) => `“${name}”`,
} satisfies Words<typeof nl.serverWhenWords>;
