/**
 * Returns the number in a typed text; null for any other text, for an empty one, and for a number outside the limits. A comma
 * and a point are decimal signs in every language of the interface, because people type both. Neither separates thousands:
 * "1,200" and "1.200" are 1.2, and "1.200,5" is refused.
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
