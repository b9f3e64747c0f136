import type * as nl from "../../nl/position/way-beside.ts";
import type { Words } from "../../words.ts";

/** The street, path or cycleway beside a place. */
export const wayBesideWords = {
  firstArticle: "",
  secondArticle: "",
  onFirst: (name) => `on ${name}`,
  onSecond: (name) => `on ${name}`,
  onBare: (name) => `on ${name}`,
  nearFirst: (name) => `near ${name}`,
  nearSecond: (name) => `near ${name}`,
  nearBare: (name) => `near ${name}`,
  ofFirst: (name) => `of ${name}`,
  ofSecond: (name) => `of ${name}`,
  ofBare: (name) => `of ${name}`,
  on: {
    road: "on a road",
    cycleway: "on a cycle path",
    path: "on a path",
    track: "on a track",
    steps: "on a flight of steps",
  },
  near: {
    road: "near a road",
    cycleway: "near a cycle path",
    path: "near a path",
    track: "near a track",
    steps: "near a flight of steps",
  },
  of: {
    road: "of a road",
    cycleway: "of a cycle path",
    path: "of a path",
    track: "of a track",
    steps: "of a flight of steps",
  },
  sides: [
    "on the north side",
    "on the north-east side",
    "on the east side",
    "on the south-east side",
    "on the south side",
    "on the south-west side",
    "on the west side",
    "on the north-west side",
  ],
  beside: (side, way, distance) => `${side} ${way}, ${distance}`,
  begun: (where) => `Started ${where}.`,
  begunAndEnded: (start, end) => `Started ${start}, ended ${end}.`,
} satisfies Words<typeof nl.wayBesideWords>;
