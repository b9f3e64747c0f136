import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts about what was found when a pack was made. */
export const findingsTexts = {
  failed: "De inhoud is nu niet te lezen.",
  unknown: "Deze versie van de app kan de inhoud niet lezen. Maak het pakket opnieuw.",
  newest:
    "Het bestand noemt geen datum: die van het pakket is van de nieuwste bewerking die erin staat.",
  waysTooLarge:
    "De paden van dit gebied vragen te veel geheugen: dit pakket heeft alleen de genummerde netwerken. Kies een kleiner gebied voor routes over alle paden.",
  noWays: "Er staan geen wegen of paden in.",
  watersTooLarge:
    "De vaarwegen van dit gebied vragen te veel geheugen: dit pakket heeft ze niet. Kies een kleiner gebied.",
  namedTooLarge:
    "De bewegwijzerde routes van dit gebied vragen te veel geheugen: dit pakket heeft ze niet. Kies een kleiner gebied.",
  brokenNamed: "Bewegwijzerde routes met een gat",
  brokenNamedHint:
    "Deze routes lopen in OpenStreetMap niet door. Waar een route het gebied verlaat, telt dat niet mee.",
  broken: "Gebroken routes",
  brokenHint:
    "Over deze routes kun je niet plannen: zo staan ze in OpenStreetMap, of ze liggen voor een deel buiten het gebied.",
} as const;

/** The reasons why a route is broken. */
export const brokenReasons = {
  "no-ways": "heeft geen paden",
  "ways-not-in-extract": "ligt buiten het bestand",
  "post-missing": "mist een knooppunt",
  "too-few-posts": "heeft geen twee knooppunten",
  "single-post": "begint en eindigt bij hetzelfde knooppunt",
  disconnected: "heeft een gat, of is nergens heen te volgen",
} as const;

/** The ways to travel along a route. */
export const findingModes = {
  walk: "wandelen",
  cycle: "fietsen",
  canoe: "kanoën",
  motorboat: "varen",
} as const;

export const networkNodes = {
  walk: (count: Count) => plural(count, { one: "# wandelknooppunt", other: "# wandelknooppunten" }),
  cycle: (count: Count) => plural(count, { one: "# fietsknooppunt", other: "# fietsknooppunten" }),
  canoe: (count: Count) => plural(count, { one: "# kanoknooppunt", other: "# kanoknooppunten" }),
  motorboat: (count: Count) =>
    plural(count, { one: "# vaarknooppunt", other: "# vaarknooppunten" }),
} as const;

/** Texts about what was found, with values in them. */
export const findingsWords = {
  routes: (count: Count) => plural(count, { one: "# route", other: "# routes" }),
  broken: (found: string, routes: Count) =>
    `${found}; ${plural(routes, { one: "# route is", other: "# routes zijn" })} gebroken`,
  nameless: "Een route zonder naam",
  gap: (gaps: Count, length: string) =>
    plural(gaps, {
      one: `heeft een gat van ${length}`,
      other: `heeft # gaten, het eerste van ${length}`,
    }),
  brokenRoute: (name: string, mode: string, reason: string) => `${name} (${mode}) ${reason}`,
  more: (count: string, total: string) => `Toon er nog ${count} van ${total}`,
} as const;
