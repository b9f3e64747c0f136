/** Reads a number with a decimal point or a decimal comma, NaN for anything else. Degrees may have a `°`. */
export function csvNumber(cell: string): number {
  const text = cell.trim().replace(/\s*°$/, "");
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i.test(text)
    ? Number(text.replace(",", "."))
    : Number.NaN;
}
