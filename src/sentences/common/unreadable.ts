import { bareNumber, counted } from "#sentences/intl/format.ts";
import { unreadableWords } from "#words/common/unreadable.ts";

/** "2 tracks of routes kan deze versie van de app niet lezen. Er is niets weggegooid: …". */
export function unreadableText(kind: keyof typeof unreadableWords.items, count: number): string {
  return unreadableWords.notice(unreadableWords.items[kind](counted(count, bareNumber)));
}
