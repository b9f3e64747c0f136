/** Texts of the form that asks what the columns of a CSV mean. */
export const csvMappingTexts = {
  intro: "Wat staat er in de kolommen? Kies in elk geval waar de coördinaten staan.",
  firstRows: "De eerste regels van het bestand",
  hasHeader: "De eerste regel bevat de namen van de kolommen",
  none: "Geen",
  incomplete: "Kies de kolommen van de coördinaten: breedtegraad en lengtegraad, of RD-x en RD-y.",
  read: "Lees het bestand",
  cancel: "Annuleer",
} as const;

/** What a column can mean, in the order in which it is asked. */
export const csvFieldTexts = {
  name: "Naam",
  lat: "Breedtegraad",
  lng: "Lengtegraad",
  rdX: "RD-x",
  rdY: "RD-y",
  altitude: "Hoogte",
  note: "Notitie",
  folder: "Map",
  created: "Tijd",
} as const;

/** "Kolom C (lengte)", as a spreadsheet names it. */
export function columnLabel(column: number, name: string | undefined): string {
  let letters = "";
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return name ? `Kolom ${letters} (${name})` : `Kolom ${letters}`;
}
