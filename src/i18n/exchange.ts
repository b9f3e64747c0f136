/** The names of the ways in and out: all that a screen needs before one of them is taken. */
export const exchangeTexts = {
  heading: "Importeren en exporteren",
  kinds: "GPX, KML, KMZ, GeoJSON, TCX of CSV. Je ziet eerst wat erin zit.",
  import: "Importeren",
  export: "Exporteren",
  scan: "QR-code lezen",
  dropHere: "Laat los om te importeren",
} as const;
