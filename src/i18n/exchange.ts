/** The names of the buttons that open export and sharing, on whichever screen. */
export const exchangeTexts = {
  export: "Exporteren",
  share: "Delen",
} as const;

/** Texts of the part of a screen that brings waypoints in and takes them out. */
export const exchangeSectionTexts = {
  heading: "Importeren en exporteren",
  kinds: "GPX, KML, KMZ, GeoJSON, TCX of CSV. Je ziet eerst wat erin zit.",
  import: "Importeren",
  scan: "QR-code lezen",
  dropHere: "Laat los om te importeren",
} as const;
