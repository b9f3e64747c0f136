/** The headings of a table of waypoints; reading it knows those of every language. */
export const csvHeadings = {
  name: "naam",
  lat: "breedtegraad",
  lng: "lengtegraad",
  rdX: "RD x",
  rdY: "RD y",
  altitude: "hoogte",
  note: "notitie",
  icon: "pictogram",
  symbol: "symbool",
  color: "kleur",
  folder: "map",
  kind: "soort",
  created: "aangemaakt",
  changed: "gewijzigd",
  source: "bron",
  id: "sm:id",
} as const;
