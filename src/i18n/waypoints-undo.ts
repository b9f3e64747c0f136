/** Texts of the undo offer for waypoints. */
export const undoTexts = {
  undo: "Ongedaan maken",
  undone: "Ongedaan gemaakt",
  notInBin: "De prullenbak doet nu niet mee: alleen hier kan het nog terug.",
  failedFull:
    "Ongedaan maken lukte niet, want de opslag van dit apparaat is vol. Maak ruimte vrij en probeer het opnieuw.",
  changedSince: "Er is niets meer terug te zetten: het is intussen anders gewijzigd.",
  failed:
    "Ongedaan maken lukte niet, want de opslag van dit apparaat doet niet mee. Probeer het nog eens.",
} as const;

const DONE = {
  add: "toegevoegd",
  change: "gewijzigd",
  move: "verplaatst",
  delete: "verwijderd",
  import: "geïmporteerd",
  restore: "teruggezet",
  "delete-photo": "een foto kwijt",
} as const;

/** Describes the last change: "“Tent” is verwijderd." or "12 waypoints zijn verplaatst." */
export function doneText(kind: keyof typeof DONE, count: number, name: string): string {
  return count === 1
    ? `“${name}” is ${DONE[kind]}.`
    : `${count.toLocaleString("nl-NL")} waypoints zijn ${DONE[kind]}.`;
}
