import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of the ways that the hunted can have reached. */
export const huntWaysWords = {
  mode: "Zo gaan de vossen",
  modes: { walk: "Te voet", cycle: "Op de fiets" },
  ask: "Toon bereik langs wegen",
  again: "Ververs bereik langs wegen",
  stop: "Stop",
  remove: "Haal de wegen weg",
  asking: "Wegen zoeken…",
  failed: "Het zoeken is mislukt. Probeer het nog eens.",
  changed: "Wat niet meer klopt of niet op de kaart staat is weggelaten. Ververs het bereik.",
} as const;

/** Sentences about the ways that the hunted can have reached. */
export const huntWaysSentences = {
  drawn: {
    walk: (time: string) =>
      `Stand van ${time}: te voet langs wegen en paden in je pakketten. De cirkel blijft de uiterste grens.`,
    cycle: (time: string) =>
      `Stand van ${time}: op de fiets langs wegen en paden in je pakketten. De cirkel blijft de uiterste grens.`,
  },
  "no-ways": (names: string) =>
    `${names}: binnen 300 m staat geen weg of pad in de pakketten op dit apparaat.`,
  "not-reached": (names: string) => `${names}: nog geen weg of pad bereikt.`,
  far: (names: string) => `${names}: verder dan 15 km, dus alleen de cirkel.`,
  unread: (names: string) => `${names}: een deel van de wegen hier kan niet worden gelezen.`,
  leftOut: (sightings: Count) =>
    plural(sightings, {
      one: "# oudere waarneming is niet doorzocht.",
      other: "# oudere waarnemingen zijn niet doorzocht.",
    }),
} as const;
