/** Texts of fetching the networks of an area. */
export const sliceTexts = {
  heading: "Knooppunten ophalen",
  fetch: "Haal de knooppunten van dit gebied op",
  /** Before the tap: what comes with the nodes, who is asked, who runs it, and what it learns. */
  asks: (host: string) =>
    `Alle wegen en paden komen mee, voor routes van deur tot deur. De app vraagt ${host} om dit gebied uit OpenStreetMap te knippen. Die server draait op vrijwilligers, en weet dan welk gebied je ophaalt.`,
  tooLarge: "Te groot: hoogstens 60 bij 60 km. Zoom in.",
  noConnection: "Je hebt nu geen internet. Maak verbinding om knooppunten op te halen.",
  offlineOnly: "Je staat op alleen offline. Zet dat uit om knooppunten op te halen.",
  goesOn:
    "Je kunt dit sluiten: het gaat door zolang de app open is. Ga je weg, dan ga je later verder bij Kaartpakketten.",
  plan: "Plan een route",
  unavailable: "Deze versie van de app haalt zelf geen knooppunten op. Kijk bij Kaartpakketten.",
} as const;

/** The problems whose texts differ from those of a file: nobody chose one, and there is a server. */
export const sliceProblems = {
  unreachable:
    "De server is niet bereikbaar. Controleer je verbinding. Komt die terug, dan gaat het vanzelf verder.",
  redirected:
    "Er kwam een verwijzing in plaats van een antwoord. Log eerst in op dit netwerk en ga dan verder.",
  "connection-lost":
    "De verbinding viel weg. Wat al binnen is, blijft bewaard; heb je weer verbinding, dan gaat het vanzelf verder.",
  "slice-too-large": "Het gebied heeft te veel gegevens voor de server. Kies een kleiner stuk.",
  "queue-full": "De server heeft het te druk. Ga over een paar minuten verder.",
  "slice-expired": "De server kent dit verzoek niet meer. Ga verder om het opnieuw te vragen.",
  "server-busy": "De server schiet niet op of vraagt om rust. Ga later verder.",
  "server-error": "De server heeft een storing. Ga later verder.",
  "html-answered":
    "Er kwam een webpagina in plaats van een antwoord. Log eerst in op dit netwerk en ga dan verder.",
  "busy-elsewhere":
    "Er wordt al een gebied opgehaald, hier of in een ander tabblad. Wacht tot dat klaar is.",
  "extract-cut-off": "Er kwam een onvolledig bestand. Probeer het opnieuw.",
  "extract-damaged": "Er kwam een beschadigd bestand. Probeer het opnieuw.",
  "not-pbf": "Er kwam iets anders dan gegevens van OpenStreetMap. Probeer het later opnieuw.",
  "extract-too-large":
    "Het gebied heeft meer netwerk dan dit apparaat aankan. Kies een kleiner stuk.",
  "no-nodes":
    "In dit gebied staan geen genummerde knooppunten, wegen, paden of vaarwater in OpenStreetMap. Kies een ander gebied.",
} as const;

/** Confirms that networks were fetched. */
export const networksAddedText = (name: string) => `${name}: de knooppunten staan op dit apparaat.`;

/** Texts about an area whose networks are fetched, with values in them. */
export const sliceWords = {
  size: (size: string) => `${size} ophalen`,
  notFetched: (name: string, problem: string) => `${name} is niet opgehaald. ${problem}`,
} as const;
