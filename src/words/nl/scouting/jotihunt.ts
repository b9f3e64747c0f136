import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of asking the service of the Jotihunt. */
export const jotihuntTexts = {
  areas: "Haal de status van gebieden op",
  groups: "Haal de groepen op",
  messages: "Haal de berichten op",
  messagesHeading: "Berichten van de organisatie",
  noMessages: "Er zijn geen berichten.",
  hasMore: "Er hoort een plaatje of link bij. Kijk daarvoor op jotihunt.nl.",
  kinds: { news: "nieuws", hint: "hint", assignment: "opdracht" },
  asking: "Jotihunt wordt gevraagd …",
  problems: {
    offline: "Je apparaat heeft geen internet.",
    "offline-only": "De app staat op alleen offline.",
    "too-often": "Er is in een minuut dertig keer gevraagd. Wacht een minuut.",
    failed: "Jotihunt gaf geen bruikbaar antwoord.",
  },
} as const;

/** Sentences about the changes by an answer. */
export const jotihuntWords = {
  changed: (parts: Count) =>
    plural(parts, { one: "# deel bijgewerkt.", other: "# delen bijgewerkt." }),
  unknown: (names: string) => `Niet op je kaart: ${names}.`,
} as const;
