import { inSentence } from "#words/locale.ts";
import { conflictTexts, fieldsFollowed } from "#words/waypoints/waypoints-edit.ts";

export type ConflictField = keyof typeof conflictTexts.fields;

/** "Naam: Van hier". */
export function conflictText(choice: string, field: ConflictField): string {
  return `${conflictTexts.fields[field]}: ${choice}`;
}

/** "Intussen ergens anders gewijzigd: naam, kleur. Hieronder staat het zoals het nu is." */
export function followedText(fields: readonly ConflictField[]): string {
  return fieldsFollowed(fields.map((field) => inSentence(conflictTexts.fields[field])).join(", "));
}
