/** A sentence per problem of an extract: what is wrong, and what to do. */
export const makeProblems = {
  "not-pbf":
    "Er staat iets anders in dan gegevens van OpenStreetMap. Haal het opnieuw op, of kies een ander.",
  "extract-cut-off": "Er ontbreekt een stuk van het bestand. Haal het opnieuw op.",
  "extract-damaged": "Het bestand is beschadigd. Haal het opnieuw op.",
  "unknown-compression":
    "Het bestand is ingepakt op een manier die de app niet kent. Neem er een dat met zlib is ingepakt, zoals van Geofabrik.",
  "unknown-feature":
    "Dit bestand bewaart ook oude versies of iets anders dat de app niet kent. Neem een gewoon uittreksel, zoals van Geofabrik.",
  unreadable: "Het bestand is niet te lezen. Staat het nog op dezelfde plek, kies het dan opnieuw.",
  "extract-too-large":
    "Dit bestand heeft meer netwerk dan dit apparaat aankan. Neem een kleiner gebied, zoals één provincie.",
  "no-nodes":
    "Er staan geen genummerde knooppunten, wegen, paden of vaarwater in. Kies een ander bestand.",
  "disk-full": "Er is te weinig ruimte op dit apparaat. Maak ruimte vrij en probeer het opnieuw.",
  "storage-blocked":
    "Deze browser laat het pakket niet bewaren. Sluit andere tabbladen van Scouting Map en probeer het opnieuw.",
} as const;

/** Reports a file of which no pack was made. */
export const makeProblemWords = {
  failed: "Het is niet gelukt. Probeer het opnieuw.",
  notMade: (file: string, problem: string) => `Van ${file} is geen kaartpakket gemaakt. ${problem}`,
} as const;
