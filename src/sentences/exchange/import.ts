import {
  importNotes,
  importProblems,
  importProblemWords as words,
} from "#words/exchange/import.ts";
import { alternatives } from "#words/locale.ts";

/** The reason for refusing a file, with the line and the name of what is wrong, if known. */
interface ImportProblem {
  readonly reason: string;
  readonly line?: number;
  readonly subject?: string;
}

/**
 * Returns the sentence for a refused file, with the line of the problem if known.
 * @param formats the names of the formats that can be imported
 */
export function importProblemText(
  { reason, line, subject }: ImportProblem,
  formats: readonly string[],
): string {
  if (reason === "unknown-kind") return words.unknownKind(alternatives(formats.map(words.format)));
  const problems: Readonly<Record<string, string>> = importProblems;
  const sentence = problems[reason] ?? importProblems["damaged-xml"];
  if (subject !== undefined) return `${sentence} (${subject})`;
  return line === undefined ? sentence : `${sentence} ${words.line(`${line}`)}`;
}

/** Returns the sentence for a note; empty for a note that this version does not know. */
export function importNoteText(note: string): string {
  const notes: Readonly<Record<string, string>> = importNotes;
  return notes[note] ?? "";
}
