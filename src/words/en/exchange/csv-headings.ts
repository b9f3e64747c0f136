import type * as nl from "../../nl/exchange/csv-headings.ts";
import type { Words } from "../../words.ts";

export const csvHeadings = {
  name: "name",
  lat: "latitude",
  lng: "longitude",
  rdX: "RD x",
  rdY: "RD y",
  altitude: "altitude",
  note: "note",
  icon: "icon",
  symbol: "symbol",
  color: "colour",
  folder: "folder",
  kind: "kind",
  created: "created",
  changed: "changed",
  source: "source",
  id: "sm:id",
} satisfies Words<typeof nl.csvHeadings>;
