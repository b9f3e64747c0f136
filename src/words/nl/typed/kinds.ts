// The words that people type, separated by commas. The app reads those of all languages at once.

/** The kinds of places that people search for. */
export const typedKinds = {
  water: "drinkwater, watertappunt, watertap, kraanwater, waterpunt",
  toilet: "toilet, openbaar toilet, wc",
  campsite: "camping, kampeerterrein, kampeerplaats",
  ferry: "veer, veerpont, veerboot, veerdienst, pont, pontje, voetveer",
  lock: "sluis, sluizen",
  bridge: "brug, bruggen",
  station: "station, treinstation",
  repair: "fietsreparatie, fietsenmaker, fietspomp, fiets repareren",
} as const;
