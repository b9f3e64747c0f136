/** The reasons for refusing a file, and what to do. */
export const importProblems = {
  unreadable:
    "Dit bestand kan niet geopend worden. Kies het opnieuw, of zet eerst een kopie op dit apparaat.",
  empty:
    "Dit bestand is leeg. Exporteer het opnieuw uit de app of het toestel waar het vandaan komt.",
  entities:
    "Dit bestand bevat verwijzingen die een apparaat kunnen laten vastlopen. Exporteer het opnieuw uit een andere app.",
  "too-deep":
    "Dit bestand is dieper genest dan kaartbestanden ooit zijn. Exporteer het opnieuw uit een andere app.",
  "too-large":
    "Dit bestand is groter dan 200 MB. Verdeel het in kleinere bestanden en importeer die.",
  "too-many-entries":
    "In dit zip-bestand zitten meer dan 1000 bestanden. Exporteer het opnieuw met minder foto's, of verdeel het.",
  "too-many-waypoints":
    "Dit bestand heeft meer dan 25.000 waypoints. Verdeel het in kleinere bestanden en importeer die.",
  "too-many-lines":
    "Dit bestand heeft meer dan 2000 tracks en routes. Verdeel het in kleinere bestanden en importeer die.",
  "too-many-points":
    "De tracks en routes in dit bestand hebben samen meer dan 1.000.000 punten. Verdeel het in kleinere bestanden en importeer die.",
  "list-too-long":
    "Deze lijst is te lang: hoogstens 5000 regels en 1.000.000 tekens. Verdeel haar in kleinere lijsten.",
  "damaged-zip": "Dit zip-bestand is beschadigd. Download of exporteer het opnieuw.",
  "encrypted-zip": "Dit zip-bestand heeft een wachtwoord. Maak het opnieuw zonder wachtwoord.",
  "no-kml-in-zip":
    "In dit zip-bestand zit geen kaart (KML) of activiteit (FIT). Pak het uit en kies het bestand dat je zoekt.",
  "damaged-fit":
    "Dit FIT-bestand is beschadigd. Haal het opnieuw van het toestel of uit de app waar het vandaan komt.",
  "damaged-xml": "Dit bestand is beschadigd. Download of exporteer het opnieuw.",
  "damaged-json": "Dit GeoJSON-bestand is beschadigd. Download of exporteer het opnieuw.",
  "other-crs":
    "Dit bestand gebruikt een coördinatenstelsel dat de app niet kent. Zet het om naar WGS 84 (EPSG:4326).",
  topojson: "Dit is een TopoJSON-bestand. Zet het eerst om naar GeoJSON.",
  "only-address-columns":
    "In deze tabel staan alleen adressen, geen coördinaten. Zet de coördinaten erbij, of wijs de kolommen ervan zelf aan.",
  "no-coordinate-columns":
    "In deze tabel is niet te zien in welke kolommen de coördinaten staan. Wijs ze zelf aan.",
} as const;

/** Notes about a file that was read. */
export const importNotes = {
  "encoding-guessed":
    "De tekencodering van dit bestand is geraden. Kijk of namen met accenten goed zijn.",
  "text-after-end": "Na het einde van dit bestand staat nog iets; dat is overgeslagen.",
  "markup-mended": "Dit bestand heeft fouten in de opmaak. Kijk of alles er is wat je verwacht.",
  "areas-as-lines": "Gebieden met gaten of meer delen zijn overgenomen als de lijn eromheen.",
  "several-documents":
    "In dit zip-bestand zitten meer kaarten of activiteiten; ze zijn allemaal gelezen.",
  "wrong-checksum":
    "De controlesom van dit FIT-bestand klopt niet: er is iets in veranderd. Kijk of alles er is wat je verwacht.",
  "lat-lng-swapped":
    "Zoals het er staat ligt alles in zee bij Somalië; met breedte en lengte verwisseld ligt het in Nederland.",
  "lat-lng-exchanged": "Breedte en lengte zijn verwisseld: zo ligt alles in Nederland.",
  "times-do-not-match":
    "Een track heeft meer tijden dan punten, of minder; wat over is, is weggelaten.",
} as const;

/** The line of a problem, behind its sentence, and what to choose instead of a file of another kind. */
export const importProblemWords = {
  line: (line: string) => `(Regel ${line}.)`,
  format: (name: string) => `${name}-`,
  unknownKind: (formats: string) =>
    `Dit is geen bestand met plekken of tracks. Kies een ${formats}bestand.`,
} as const;
