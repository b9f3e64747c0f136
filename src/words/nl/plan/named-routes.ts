import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of named routes, such as LAW and LF routes. */
export const namedRouteTexts = {
  heading: "Bewegwijzerde routes",
  hint: "LAW’s, streekpaden, LF-routes en andere routes uit je kaartpakketten",
  filter: "Zoek op naam of nummer",
  none: "Je kaartpakketten hebben geen bewegwijzerde routes. Alleen pakketten die sinds kort gemaakt zijn, hebben ze.",
  noMatch: "Geen route met die naam of dat nummer.",
  loading: "Routes worden opgezocht …",
  failed: "De routes opzoeken lukt nu niet.",
  gone: "Deze route staat niet meer in je kaartpakketten.",
  onLine: "Meer routes over deze weg",
  beyond: "Gaat verder buiten je kaartpakketten.",
  follow: "Volg",
  followBack: "Volg andersom",
  plan: "Maak er een plan van",
  openPlan: "Bekijk het plan",
  partOf: "Dit stuk",
  planning: "Het plan wordt gemaakt …",
  noPlan: "Hier zijn geen paden in je kaartpakketten om een plan van te maken. Volgen kan wel.",
  planFailed: "Een plan maken lukt nu niet. Probeer het opnieuw.",
  part: "Kies een stuk",
  partStart: "Tik op de route waar je begint, of schuif het kruis erop.",
  partEnd: "Tik nu waar je eindigt.",
  beginHere: "Begin hier",
  endHere: "Eindig hier",
  again: "Opnieuw",
  partNone: "Tussen deze plekken loopt de route niet door. Kies twee plekken op één stuk.",
  stages: "Etappes",
  modes: { walk: "Wandelroute", cycle: "Fietsroute" },
  showAll: "Toon ze op de kaart",
} as const;

/** Texts of named routes, with values in them. */
export const namedRouteWords = {
  inPacks: (kind: string, length: string) => `${kind} · ${length} in je pakketten`,
  fromTo: (from: string, to: string) => `Van ${from} naar ${to}`,
  pieces: (count: Count, length: string) =>
    `${plural(count, { one: "In # stuk", other: "In # stukken" })}; volgen kan over ${length}.`,
  sides: (count: Count, length: string) =>
    `${plural(count, { one: "Met # zijstuk of alternatief", other: "Met # zijstukken en alternatieven" })}, samen ${length}.`,
  gaps: (length: string) => `Over een gat van ${length} wijst de lijn recht.`,
  partLength: (name: string, length: string) => `${name}: ${length}`,
  more: (count: Count) =>
    `Er ${plural(count, { one: "is nog # route", other: "zijn nog # routes" })}. Zoek op naam of nummer.`,
  off: (length: string) => `Een van de plekken ligt ${length} van de route.`,
  strays: (length: string) => `Over ${length} wijkt het plan af van de route.`,
} as const;
