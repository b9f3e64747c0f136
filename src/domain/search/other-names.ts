import { foldedSpellings, foldText } from "#domain/text/fold-text.ts";

/** Towns with several names: the name on the map, then the others, also in English and German. */
const OTHER_NAMES: readonly (readonly [string, ...string[]])[] = [
  ["'s-Hertogenbosch", "Den Bosch"],
  ["Den Haag", "'s-Gravenhage", "The Hague"],
  ["Dordrecht", "Dordt"],
  ["Maastricht", "Mestreech"],
  ["Groningen", "Grunnen"],
  ["Leeuwarden", "Ljouwert"],
  ["Sneek", "Snits"],
  ["Harlingen", "Harns"],
  ["Franeker", "Frjentsjer"],
  ["Bolsward", "Boalsert"],
  ["Workum", "Warkum"],
  ["Hindeloopen", "Hylpen"],
  ["Stavoren", "Starum"],
  ["Sloten", "Sleat"],
  ["IJlst", "Drylts"],
  ["Joure", "De Jouwer"],
  ["Heerenveen", "It Hearrenfean"],
  ["Lemmer", "De Lemmer"],
  ["Gorredijk", "De Gordyk"],
  ["Burgum", "Bergum"],
  ["Buitenpost", "Bûtenpost"],
  ["Surhuisterveen", "Surhústerfean"],
  ["Grou", "Grouw"],
  ["Oosterwolde", "Easterwâlde"],
  ["Schiermonnikoog", "Skiermûntseach"],
  ["Terschelling", "Skylge"],
  ["Ameland", "It Amelân"],
  ["Vlieland", "Flylân"],
  ["Nijmegen", "Nimwegen"],
  ["Vlissingen", "Flushing"],
  ["Hoek van Holland", "Hook of Holland"],
  ["Luik", "Liège", "Lüttich"],
  ["Antwerpen", "Anvers", "Antwerp"],
  ["Brussel", "Bruxelles", "Brussels", "Brüssel"],
  ["Gent", "Ghent", "Gand"],
  ["Brugge", "Bruges", "Brügge"],
  ["Leuven", "Louvain", "Löwen"],
  ["Mechelen", "Mecheln", "Malines"],
  ["Aken", "Aachen"],
  ["Keulen", "Köln", "Cologne"],
];

const BY_NAME = new Map(
  OTHER_NAMES.map(([name, ...others]) => [foldText(name), others.flatMap(foldedSpellings)]),
);

/** Returns the other names of a town, folded; `name` is the folded name on the map. */
export function otherNames(name: string): readonly string[] {
  return BY_NAME.get(name) ?? [];
}
