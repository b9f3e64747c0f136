/** Texts of the protractor on the map. */
export const protractorTexts = {
  name: "Kartenwinkelmesser",
  hint: "Tippe auf die Karte, um ihn zu verlegen. Der lange Strich zeigt nach Gitternord, die kleinen Striche haben 100 Meter Abstand. Druckst du die Karte, ist er mit auf dem Blatt.",
  scale: "Maßstab",
  center: "In die Mitte legen",
  remove: "Weglegen",
  abroad: "Das RD-Gitter gilt nur in den Niederlanden: Schieb die Karte dorthin.",
  square: "Km-Quadrat in der Mitte",
} as const;
