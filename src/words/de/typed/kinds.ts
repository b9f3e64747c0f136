import type * as nl from "../../nl/typed/kinds.ts";
import type { Words } from "../../words.ts";

// The words that people type, separated by commas. The app reads those of all languages at once.

/** The kinds of places that people search for. */
export const typedKinds = {
  water: "Trinkwasser, Trinkwasserbrunnen, Trinkbrunnen, Wasserhahn, Wasserstelle, Leitungswasser",
  toilet: "Toilette, öffentliche Toilette, Klo, WC",
  campsite: "Campingplatz, Zeltplatz",
  ferry: "Fähre, Autofähre, Fußgängerfähre, Fährverbindung",
  lock: "Schleuse",
  bridge: "Brücke",
  station: "Bahnhof",
  repair: "Fahrradreparatur, Fahrradwerkstatt, Fahrradpumpe, Luftpumpe",
} satisfies Words<typeof nl.typedKinds>;
