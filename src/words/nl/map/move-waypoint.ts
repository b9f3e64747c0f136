/** Texts of moving a waypoint on the map. */
export const moveTexts = {
  heading: "Waypoint verplaatsen",
  confirm: "Zet hier",
  cancel: "Annuleer",
  movedElsewhere:
    "Dit waypoint is intussen ook ergens anders verplaatst. Tik nog eens op Zet hier als het toch hier moet staan.",
  gone: "Dit waypoint is er niet meer.",
} as const;

/** "Tik op de nieuwe plek van “Tent”, of schuif de kaart onder het kruis." */
export const moveHelp = (name: string) =>
  `Tik op de nieuwe plek van “${name}”, of schuif de kaart onder het kruis.`;
