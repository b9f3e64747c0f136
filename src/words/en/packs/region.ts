import type * as nl from "../../nl/packs/region.ts";
import type { Words } from "../../words.ts";

export const regionTexts = {
  heading: "Download your region",
  fetching: "Download region",
  fetch: "Download",
  networks: "Include nodes",
  networksHere: "The nodes for this area are already on this device.",
  tooLarge: "This area is too large to download nodes for. The maximum is 60 by 60 km.",
  noSource: "This version of the app doesn't have nodes for this area.",
  looking: "Looking for a source for the nodes…",
  marks: "With buoyage of Rijkswaterstaat",
  marksAsk:
    "The app asks api.pdok.nl for the buoys, beacons and lights in this area. That server then knows which area you download.",
  waters: "Bridges and locks for the whole country are included, with the buoys in the data.",
  watersFailed:
    "The bridges, locks and buoys couldn't be downloaded. They'll be downloaded when you go out on the water.",
  dateUnknown: "date unknown",
  marksUnreachable:
    "Rijkswaterstaat does not answer, or does not let this app in. Continue asks again; until then the map keeps the buoyage that it had.",
  marksDamaged: "Something other than buoyage came. Try again later.",
  loop: "Make a loop",
  list: "Regions",
  parts: "Parts",
  here: "on this device",
  notHere: "not downloaded.",
} satisfies Words<typeof nl.regionTexts>;

export const regionWords = {
  fromPack: (pack, facts) => `The nodes come from the map pack “${pack}” (${facts}).`,
  allFromPack: (pack, facts) =>
    `The map and the nodes come from the map pack “${pack}” (${facts}).`,
  networksSize: (size) => `Download size: ${size}.`,
  mapPart: (progress) => `Map: ${progress}`,
  marksPart: (progress) => `Buoyage: ${progress}`,
  marksHere: (date) => `The buoyage of this area is already on this device (${date}).`,
  marksFromPack: (pack, facts) => `The buoyage comes from map pack ${pack} (${facts}).`,
  networksPart: (progress) => `Nodes: ${progress}`,
  parts: {
    map: "map",
    networks: "nodes",
    marks: "buoyage",
    waters: "waterways",
  },
  done: (name, parts) => `“${name}” has been saved on this device: ${parts}.`,
} satisfies Words<typeof nl.regionWords>;
