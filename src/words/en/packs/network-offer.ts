import type * as nl from "../../nl/packs/network-offer.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const networkOfferTexts = {
  get: "Download",
  again: "Try again",
  whereFrom: "Map packs",
  fetchHere: "Download nodes",
  fetchRegion: "Download this region",
  withWays: "with all roads and paths",
} satisfies Words<typeof nl.networkOfferTexts>;

/** Texts of the offer with values in them; networks are such as "cycling and walking networks". */
export const offerWords = {
  here: (pack, networks, size) => `The map pack “${pack}” contains the ${networks} (${size}).`,
  away: (pack, networks, distance, size) =>
    `There's no map pack with the ${networks} here. The nearest one is “${pack}”, ${distance} away (${size}).`,
  elsewhere: (networks, count) =>
    `There's no map pack with the ${networks} for this region. You can download ${plural(count, { one: "it", other: "them" })} from OpenStreetMap, with all roads and paths for routes from door to door.`,
  none: (networks) =>
    `To use the ${networks} offline, you need a map pack. There isn't one for this region.`,
  loading: (pack, percent) => `Downloading map pack “${pack}”: ${percent}%`,
  added: (pack) => `The map pack “${pack}” has been added.`,
  networksAdded: (pack) =>
    `The map pack “${pack}” has been added. It doesn't contain the map itself.`,
  date: (data) => `Nodes: ${data}.`,
  oldDate: (data) =>
    `Nodes: ${data}. This data is more than three months old, so numbers and paths may have changed.`,
} satisfies Words<typeof nl.offerWords>;
