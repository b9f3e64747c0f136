/** Said where copying is refused. */
export const COPY_FAILED = "Kopiëren lukte niet; selecteer de tekst zelf.";

/** The label of a copy button: what it copies. */
export function copyLabel(what: string): string {
  return `Kopieer ${what}`;
}

/** Said when it is on the clipboard. */
export function copiedText(what: string): string {
  return `${what} gekopieerd`;
}
