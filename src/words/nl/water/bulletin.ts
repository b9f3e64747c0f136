import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of notices to skippers. */
export const noticeTexts = {
  heading: "Berichten aan de scheepvaart",
  ask: "Haal berichten op",
  asking: "Haalt berichten op …",
  reading: "Berichten aan de scheepvaart: nog niet gelezen.",
  missing:
    "Berichten aan de scheepvaart zijn nog niet opgehaald. Kijk op www.vaarweginformatie.nl of je erdoor kunt.",
  offlineOnly: "Je hebt gekozen voor alleen offline, dus de app haalt geen nieuwe.",
  failed: "Nieuwere ophalen lukte niet.",
  hours:
    "Op welke uren van de dag het geldt, staat er niet bij. Lees het bericht op www.vaarweginformatie.nl.",
  show: "Toon op de kaart",
  unsearched: "Of er berichten op je route zijn, is niet nagegaan.",
  unplaced: "Zonder naam",
} as const;

/** The kinds of notices, from grave to light. */
export const noticeKinds = {
  blocked: "gestremd",
  "no-service": "geen bediening",
  partly: "deels gestremd",
  height: "beperkte hoogte",
  width: "beperkte breedte",
  length: "beperkte lengte",
  depth: "beperkte diepte",
  service: "andere bedieningstijden",
  delay: "oponthoud",
  caution: "bijzondere voorzichtigheid",
  other: "ander bericht",
} as const;

/** Notices with their times. */
export const noticeWords = {
  fresh: (moment: string) => `Berichten van ${moment}.`,
  old: (moment: string) =>
    `De berichten zijn van ${moment}, ouder dan een dag. Er kunnen nieuwe zijn.`,
  ahead: (moment: string) =>
    `De berichten zijn van ${moment}, later dan je klok. Hoe oud ze zijn, is niet bekend.`,
  by: (kind: string, moment: string) => `${kind} volgens de berichten van ${moment}`,
  period: (start: string, end: string) => `van ${start} tot ${end}`,
  periodOpen: (start: string) => `vanaf ${start}, tot nader bericht`,
  onRoute: (count: Count) =>
    plural(count, { one: "# bericht op je route", other: "# berichten op je route" }),
  noneOnRoute: "Op je route staan geen berichten met een plek.",
  later: (day: string) => `Berichten die na ${day} beginnen, zijn nog niet opgehaald.`,
  leftOut: (count: Count) =>
    plural(count, {
      one: "# bericht zonder leesbare plek staat er niet bij.",
      other: "# berichten zonder leesbare plek staan er niet bij.",
    }),
} as const;

/** Tides and levels. */
export const tideWords = {
  high: (clock: string, height: string) => `hoog ${clock} ${height}`,
  low: (clock: string, height: string) => `laag ${clock} ${height}`,
  turn: (clock: string, height: string) => `${clock} ${height}`,
  tides: (tides: string) => `${tides} t.o.v. NAP, zonder wind`,
  station: (name: string, distance: string) => `${name}, ${distance} verderop`,
  level: (height: string, name: string, clock: string, distance: string) =>
    `${height} t.o.v. NAP bij ${name} (${distance}), gemeten ${clock}`,
  depths: (highest: string, others: string) =>
    `Is het ${highest} zo diep als ingevuld, dan ${others}: berekend getij, zonder wind.`,
  deep: (moment: string, depth: string) => `${moment} ongeveer ${depth}`,
  dry: (moment: string) => `${moment} droog`,
  now: "nu",
  at: (clock: string) => `om ${clock}`,
  outside: "Het berekende getij van het komende etmaal is er niet.",
} as const;

/** Texts of tides and levels. */
export const tideTexts = {
  tide: "Getij",
  level: "Peil",
  count: "Reken met het getij",
  countHint: "Alleen op water dat met de zee op en neer gaat.",
  notApplied: "Niet met de hoogte verrekend: vanaf welk peil die telt, staat niet in de gegevens.",
  missing: "Het getij is nog niet opgehaald.",
  far: "Binnen 25 km is geen getijstation in de gegevens.",
} as const;
