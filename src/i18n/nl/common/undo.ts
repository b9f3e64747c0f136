import { plainNumber } from "#i18n/intl/format.ts";
/** Texts of the offer to undo the last edit. */
export const undoTexts = {
  undo: "Ongedaan maken",
  putOldBack: "Zet de oude terug",
  undone: "Ongedaan gemaakt",
  notInBin: "De prullenbak werkt nu niet: alleen hier kan het nog terug.",
  failedFull:
    "Ongedaan maken lukte niet, want de opslag van dit apparaat is vol. Maak ruimte vrij en probeer het opnieuw.",
  changedSince: "Er is niets meer terug te zetten: het is intussen anders gewijzigd.",
  failed:
    "Ongedaan maken lukte niet, want de opslag van dit apparaat werkt niet. Probeer het nog eens.",
} as const;

const DONE = {
  add: "toegevoegd",
  change: "gewijzigd",
  move: "verplaatst",
  delete: "verwijderd",
  import: "geïmporteerd",
  restore: "teruggezet",
  "delete-photo": "een foto kwijt",
  edit: "bewerkt",
} as const;

const MANY = {
  waypoint: "waypoints",
  track: "tracks",
  plan: "routes",
  hunt: "onderdelen",
  other: "onderdelen",
} as const;

/** An edit, as the offer to undo it names it. */
export interface DoneEdit {
  readonly subject: keyof typeof MANY;
  readonly kind: keyof typeof DONE | "rename" | "clear" | "overwrite";
  readonly count: number;
  readonly name: string;
}

/** Describes the last edit: "“Tent” is verwijderd." or "12 waypoints zijn verplaatst." */
export function doneText({ subject, kind, count, name }: DoneEdit): string {
  if (kind === "overwrite") return `Overschreven: ${name}`;
  if (kind === "clear") return "De jacht is gewist.";
  const one = name ? `“${name}”` : NAMELESS;
  if (kind === "rename") return `${one} heeft een andere naam.`;
  if (count === 1) return `${one} is ${DONE[kind]}.`;
  return `${plainNumber.format(count)} ${MANY[subject]} zijn ${DONE[kind]}.`;
}

const NAMELESS = "“Zonder naam”";
