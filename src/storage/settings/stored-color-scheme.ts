/**
 * The colour scheme out of the raw text of the key `settings`; 0 (light) when it says nothing
 * usable. Needs no validation library: it runs before the first paint.
 */
export function storedColorScheme(rawText: string | null): 0 | 1 {
  try {
    const value: unknown = JSON.parse(rawText ?? "null");
    return (value as { colorScheme?: unknown } | null)?.colorScheme === 1 ? 1 : 0;
  } catch {
    return 0;
  }
}
