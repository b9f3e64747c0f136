/** Returns the number that a person typed, with a comma or a point; null for anything else, and for nothing. */
export function readDecimal(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace(/^−/, "-");
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
