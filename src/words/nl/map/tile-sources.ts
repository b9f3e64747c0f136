/** Texts beside the choice of background map. */
export const tileSourceTexts = {
  offlineHint: "Alleen de kaart van Scouting Map werkt ook zonder netwerk.",
} as const;

/** The name of each background map, by its number in `settings.tileSource`. */
export const backgroundNames = {
  0: "Scouting Map",
  1: "BRT standaard",
  2: "BRT water",
  3: "Luchtfoto",
  4: "Topo 1:25.000",
  5: "OpenStreetMap",
  6: "OpenTopoMap",
  7: "CyclOSM",
} as const;

/** The names of the overlays, and of the server of the detailed tiles of our own map. */
export const overlayNames = {
  bikeNetwork: "Fietsnetwerk",
  walkNetwork: "Wandelnetwerk",
  sailNetwork: "Vaarnetwerk",
  "online-map": "Online kaart",
} as const;

/** The purpose of each background map, by its number in `settings.tileSource`. */
export const tileSourceHints = {
  0: "Voor buiten gemaakt: paden, water en knooppunten. Vol detail met een kaartpakket of netwerk.",
  1: "De rustige kaart van het Kadaster.",
  2: "De kaart van het Kadaster met nadruk op het water.",
  3: "Nederland van boven gefotografeerd.",
  4: "De vertrouwde stafkaart. Te zien als je inzoomt.",
  5: "De bekende kaart van openstreetmap.org.",
  6: "Wandelkaart met hoogtelijnen.",
  7: "Fietskaart.",
} as const;

/** Texts of the setting that answers every request for the map from the device. */
export const offlineOnlyTexts = {
  label: "Alleen offline",
  hint: "De kaart haalt niets van het internet en gebruikt geen data: je ziet wat op dit apparaat staat.",
} as const;
