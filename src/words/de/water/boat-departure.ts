import type * as nl from "../../nl/water/boat-departure.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const boatDepartureTexts = {
  heading: "Abfahrt",
  date: "Abfahrtsdatum",
  time: "Abfahrtszeit",
  now: "Jetzt abfahren",
  hint: "Zeiten bei deiner Geschwindigkeit, mit dem Warten nach den Bedienzeiten.",
  passed: "Diese Abfahrtszeit liegt schon in der Vergangenheit.",
} satisfies Words<typeof nl.boatDepartureTexts>;

export const movedWords = {
  today: (day) =>
    `Dieser Zeitpunkt liegt schon in der Vergangenheit. Die Angaben gelten für heute, ${day}.`,
  tomorrow: (day) =>
    `Dieser Zeitpunkt liegt schon in der Vergangenheit. Die Angaben gelten für morgen, ${day}.`,
} satisfies Words<typeof nl.movedWords>;

export const bestDepartureTexts = {
  best: "Beste Abfahrt suchen",
  searching: "Abfahrten werden verglichen …",
  take: "Diese Abfahrt übernehmen",
} satisfies Words<typeof nl.bestDepartureTexts>;

export const waitWords = {
  until: (moment) => `Warten bis ${moment}`,
  untilAtLatest: (moment) => `Warten spätestens bis ${moment}`,
  unknown: "Wartezeit unbekannt",
  closed: "hier ist vorerst kein Durchkommen",
  arrival: (moment) => `Ankunft ${moment}`,
  waiting: (arrival, duration) => `${arrival}, davon ${duration} Warten nach den Bedienzeiten`,
  objects: (count) =>
    plural(count, { one: "# Brücke oder Schleuse", other: "# Brücken oder Schleusen" }),
  notThrough: (count) => `Durch ${count} kommst du vorerst nicht.`,
  maybeLonger: (count) => `Bei ${count} ist nicht bekannt, ob du wartest.`,
  best: (until, moment) => `Beste Abfahrt bis ${until}: ${moment}`,
  noBetter: (until) => `Soweit bekannt, erspart keine andere Abfahrt bis ${until} Warten.`,
} satisfies Words<typeof nl.waitWords>;
