/** Texts of the choice to keep every request for the map on the device. */
export const offlineOnlyTexts = {
  label: "Alleen offline",
  hint: "De kaart haalt niets van het internet en gebruikt geen data: je ziet wat op dit apparaat staat.",
} as const;
