/**
 * Returns the number in a typed text, with a comma or a point; null for any other text, for an empty one, and for a
 * number outside the limits.
 */
export function readDecimal(
  text: string,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
): number | null {
  const plain = text.trim().replace(",", ".").replace(/^−/, "-");
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const number = Number(plain);
  return number >= min && number <= max ? number : null;
}
