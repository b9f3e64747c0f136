import { counted } from "#sentences/intl/format.ts";
import { doneWords } from "#words/common/undo.ts";

/** An edit, as the offer to undo it names it. */
export interface DoneEdit {
  /** The name of the kind of the records. */
  readonly subject: string;
  readonly kind: keyof typeof doneWords.one | "rename" | "clear" | "overwrite";
  readonly count: number;
  readonly name: string;
}

const ITEMS: Readonly<Record<string, typeof doneWords.items.other>> = doneWords.items;

/** Describes the last edit: "“Tent” is verwijderd." or "12 waypoints zijn verplaatst." */
export function doneText({ subject, kind, count, name }: DoneEdit): string {
  if (kind === "overwrite") return doneWords.overwritten(name);
  if (kind === "clear") return doneWords.cleared;
  const one = name ? doneWords.quoted(name) : doneWords.nameless;
  if (kind === "rename") return doneWords.renamed(one);
  // A photo is of one record.
  if (count === 1 || kind === "delete-photo") return doneWords.one[kind](one);
  return doneWords.many[kind]((ITEMS[subject] ?? doneWords.items.other)(counted(count)));
}
