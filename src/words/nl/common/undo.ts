import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

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

/** The description of the last edit: of one record by its name, of several by their number. */
export const doneWords = {
  quoted: (name: string) => `“${name}”`,
  nameless: "“Zonder naam”",
  overwritten: (name: string) => `Overschreven: ${name}`,
  cleared: "De jacht is gewist.",
  renamed: (name: string) => `${name} heeft een andere naam.`,
  one: {
    add: (name: string) => `${name} is toegevoegd.`,
    change: (name: string) => `${name} is gewijzigd.`,
    move: (name: string) => `${name} is verplaatst.`,
    delete: (name: string) => `${name} is verwijderd.`,
    import: (name: string) => `${name} is geïmporteerd.`,
    restore: (name: string) => `${name} is teruggezet.`,
    edit: (name: string) => `${name} is bewerkt.`,
    "delete-photo": (name: string) => `${name} is een foto kwijt.`,
  },
  many: {
    add: (items: string) => `${items} zijn toegevoegd.`,
    change: (items: string) => `${items} zijn gewijzigd.`,
    move: (items: string) => `${items} zijn verplaatst.`,
    delete: (items: string) => `${items} zijn verwijderd.`,
    import: (items: string) => `${items} zijn geïmporteerd.`,
    restore: (items: string) => `${items} zijn teruggezet.`,
    edit: (items: string) => `${items} zijn bewerkt.`,
  },
  items: {
    waypoints: (count: Count) => plural(count, { one: "# waypoint", other: "# waypoints" }),
    tracks: (count: Count) => plural(count, { one: "# track", other: "# tracks" }),
    plans: (count: Count) => plural(count, { one: "# route", other: "# routes" }),
    other: (count: Count) => plural(count, { one: "# onderdeel", other: "# onderdelen" }),
  },
} as const;
