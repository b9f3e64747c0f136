/** Returns the number in a typed text, with a comma or a point; null for any other text and for an empty one. */
export function readDecimal(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace(/^−/, "-");
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
