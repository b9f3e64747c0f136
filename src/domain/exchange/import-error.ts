import type { RefusalReason } from "./exchange-file.ts";

/** Thrown by a reader that cannot go on; `readExchangeFile` turns it into a refusal. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly reason: RefusalReason;
  /** 1 is the first line. */
  readonly line: number | undefined;

  constructor(reason: RefusalReason, line?: number) {
    super(line === undefined ? reason : `${reason} in line ${line}`);
    this.reason = reason;
    this.line = line;
  }
}
