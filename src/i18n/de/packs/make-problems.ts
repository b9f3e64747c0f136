/** A sentence per problem of an extract: what is wrong, and what to do. */
const MAKE_PROBLEMS: Readonly<Record<string, string>> = {
  "not-pbf":
    "Darin steht etwas anderes als Daten von OpenStreetMap. Lade die Datei neu herunter oder wähle eine andere.",
  "extract-cut-off": "Ein Stück der Datei fehlt. Lade sie neu herunter.",
  "extract-damaged": "Die Datei ist beschädigt. Lade sie neu herunter.",
  "unknown-compression":
    "Die Datei ist auf eine Art gepackt, die die App nicht kennt. Nimm eine, die mit zlib gepackt ist, zum Beispiel von Geofabrik.",
  "unknown-feature":
    "Diese Datei enthält auch alte Versionen oder etwas anderes, was die App nicht kennt. Nimm einen gewöhnlichen Auszug, zum Beispiel von Geofabrik.",
  unreadable:
    "Die Datei lässt sich nicht lesen. Liegt sie noch am selben Ort, dann wähle sie noch einmal.",
  "extract-too-large":
    "Diese Datei hat mehr Netz, als dieses Gerät schafft. Nimm ein kleineres Gebiet, zum Beispiel eine einzelne Provinz.",
  "no-nodes":
    "Darin sind keine nummerierten Knotenpunkte. Wähle eine Datei einer Region mit Wander-, Rad- oder Bootsknotenpunkten.",
  "disk-full": "Auf diesem Gerät ist zu wenig Platz. Schaffe Platz und versuche es noch einmal.",
  "storage-blocked":
    "Dieser Browser lässt das Paket nicht speichern. Schließe andere Tabs mit Scouting Map und versuche es noch einmal.",
};

/** "Aus delft.osm.pbf wurde kein Kartenpaket. Ein Stück der Datei fehlt. Lade sie neu herunter." */
export function makeProblemText(problem: string, fileName: string): string {
  return `Aus ${fileName} wurde kein Kartenpaket. ${makeProblemSentence(problem)}`;
}

/** Returns what is wrong, and what to do. */
export function makeProblemSentence(problem: string): string {
  return MAKE_PROBLEMS[problem] ?? "Das hat nicht geklappt. Versuche es noch einmal.";
}
