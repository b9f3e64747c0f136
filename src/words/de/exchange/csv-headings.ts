import type * as nl from "../../nl/exchange/csv-headings.ts";
import type { Words } from "../../words.ts";

export const csvHeadings = {
  name: "Name",
  lat: "Breitengrad",
  lng: "Längengrad",
  rdX: "RD x",
  rdY: "RD y",
  altitude: "Höhe",
  note: "Notiz",
  icon: "Piktogramm",
  symbol: "Symbol",
  color: "Farbe",
  folder: "Ordner",
  kind: "Art",
  created: "erstellt",
  changed: "geändert",
  source: "Quelle",
  id: "sm:id",
} satisfies Words<typeof nl.csvHeadings>;
