import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts about records that this version of the app cannot read. */
export const unreadableTexts = {
  heading: "Niet te lezen",
  noName: "Zonder naam",
  download: "Download wat onleesbaar is",
  notMade: "Downloaden lukte niet. Probeer het nog eens.",
  "older-format": "bewaard door een oudere versie van de app",
  "newer-format": "bewaard door een nieuwere versie van de app",
  "too-large": "te groot om te tonen",
  "bad-record": "beschadigd",
} as const;

/** The notice of records that this version of the app cannot read. */
export const unreadableWords = {
  notice: (items: string) =>
    `${items} kan deze versie van de app niet lezen. Er is niets weggegooid: je kunt de gegevens downloaden zoals ze bewaard zijn.`,
  items: {
    tracks: (count: Count) =>
      plural(count, { one: "# track of route", other: "# tracks of routes" }),
    scouting: (count: Count) =>
      plural(count, { one: "# jacht of oefening", other: "# jachten of oefeningen" }),
    plans: (count: Count) => plural(count, { one: "# bewaarde route", other: "# bewaarde routes" }),
  },
} as const;
