import type * as nl from "../../nl/position/way-beside.ts";
import type { Words } from "../../words.ts";

export const wayBesideWords = {
  // Feminine names, and masculine or neuter ones.
  firstArticle: "straße strasse gasse allee brücke zeile chaussee promenade lände twiete",
  secondArticle: "weg platz steig pfad ring damm kai markt graben stieg ufer tor gürtel wall hof",
  ownArticle: "Am An Auf Bei Beim Hinter Im In Unter Vor Zum Zur",
  onFirst: (name) => `auf der ${name}`,
  onSecond: (name) => `auf dem ${name}`,
  onBare: (name) => `auf „${name}“`,
  nearFirst: (name) => `bei der ${name}`,
  nearSecond: (name) => `beim ${name}`,
  nearBare: (name) => `bei „${name}“`,
  ofFirst: (name) => `der ${name}`,
  ofSecond: (name) => `vom ${name}`,
  ofBare: (name) => `von „${name}“`,
  on: {
    road: "auf einer Straße",
    cycleway: "auf einem Radweg",
    path: "auf einem Weg",
    track: "auf einem Feldweg",
    steps: "auf einer Treppe",
  },
  near: {
    road: "bei einer Straße",
    cycleway: "bei einem Radweg",
    path: "bei einem Weg",
    track: "bei einem Feldweg",
    steps: "bei einer Treppe",
  },
  of: {
    road: "einer Straße",
    cycleway: "eines Radwegs",
    path: "eines Weges",
    track: "eines Feldwegs",
    steps: "einer Treppe",
  },
  sides: [
    "nördlich",
    "nordöstlich",
    "östlich",
    "südöstlich",
    "südlich",
    "südwestlich",
    "westlich",
    "nordwestlich",
  ],
  beside: (side, way, distance) => `${side} ${way}, ${distance}`,
  begun: (where) => `Begonnen ${where}.`,
  begunAndEnded: (start, end) => `Begonnen ${start}, beendet ${end}.`,
} satisfies Words<typeof nl.wayBesideWords>;
