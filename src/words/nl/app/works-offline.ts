/** Texts about what works without a network. */
export const worksOfflineTexts = {
  works: "Werkt zonder netwerk",
  worksList: [
    "Overzichtskaart van Nederland",
    "Je kaartpakketten, met paden, straten en knooppunten",
    "Je positie, hoogte en richting",
    "Waypoints, ook importeren, exporteren en delen",
  ],
  needsNetwork: "Heeft netwerk nodig",
  needsNetworkList: [
    "Paden, straten en knooppunten waar je geen kaartpakket van hebt",
    "Kaarten van PDOK, OpenStreetMap, OpenTopoMap en CyclOSM",
  ],
} as const;
