import type * as nl from "../../nl/scouting/protractor.ts";
import type { Words } from "../../words.ts";

export const protractorTexts = {
  name: "Kartenwinkelmesser",
  hint: "Tippe auf die Karte, um den Kartenwinkelmesser zu verschieben. Die lange Linie zeigt nach Gitternord, die Striche haben 100 Meter Abstand. Wenn du die Karte druckst, wird der Kartenwinkelmesser mitgedruckt.",
  scale: "Maßstab",
  center: "In die Mitte verschieben",
  remove: "Entfernen",
  abroad: "Das RD-Gitter gilt nur in den Niederlanden. Verschiebe die Karte dorthin.",
  square: "Km-Quadrat in der Mitte",
} satisfies Words<typeof nl.protractorTexts>;
