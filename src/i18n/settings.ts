/** Texts of the settings screen. */
export const settingsTexts = {
  heading: "Instellingen",
  colorScheme: "Kleuren",
  light: "Licht",
  dark: "Donker",
  tileSource: "Kaart",
  builtIn: "Zit in de app en werkt zonder netwerk; met netwerk vol detail",
  needsNetwork: "Heeft netwerk nodig",
  checkingSource: "Ik kijk of deze kaart bereikbaar is…",
  sourceReachable: "Deze kaart is bereikbaar.",
  sourceUnreachable:
    "Deze kaart is nu niet bereikbaar. Je ziet de ingebouwde overzichtskaart tot hij er weer is.",
  offlineOnly: "Alleen offline",
  offlineOnlyHint:
    "De kaart haalt niets van het internet en gebruikt geen data: je ziet wat op dit apparaat staat.",
  overlays: "Netwerken op de kaart",
  walkNetwork: "Wandelnetwerk",
  bikeNetwork: "Fietsnetwerk",
  sailNetwork: "Vaarnetwerk",
  overlaysHint:
    "De netwerken komen uit je kaartpakketten. Waar je geen pakket hebt, komen ze van het internet.",
  notKept: "Deze browser laat niets bewaren: je keuze geldt tot je Scouting Map sluit.",
  notKeptFull:
    "De opslag van dit apparaat is vol: je keuze geldt tot je Scouting Map sluit. Maak ruimte vrij en kies opnieuw.",
  data: "Jouw gegevens",
  dataHint:
    "Waypoints staan alleen op dit apparaat. Download ze om ze te bewaren of over te zetten.",
  download: "Download waypoints",
  downloadSetAside: "Download wat apart is gezet",
  sources: "Kaartgegevens in de app",
} as const;

/** How many stored records could not be read. */
export function setAsideText(count: number): string {
  return count === 1
    ? "1 opgeslagen gegeven kon niet worden gebruikt. Het is apart gezet en niet weggegooid."
    : `${count} opgeslagen gegevens konden niet worden gebruikt. Ze zijn apart gezet en niet weggegooid.`;
}
