import type { ImportProblemReason } from "./exchange-file.ts";

/** Thrown by a reader that cannot go on; `readExchangeFile` turns it into an `ImportProblem`. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly reason: ImportProblemReason;
  /** 1 is the first line. */
  readonly line: number | undefined;
  /** The thing of the file that the sentence names. */
  readonly subject: string | undefined;

  constructor(reason: ImportProblemReason, line?: number, subject?: string) {
    super(line === undefined ? reason : `${reason} in line ${line}`);
    this.reason = reason;
    this.line = line;
    this.subject = subject;
  }
}
