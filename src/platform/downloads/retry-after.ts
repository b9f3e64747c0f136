/**
 * Reads a `Retry-After` header, seconds or a date. Returns milliseconds from `nowMs`, or null when it is absent or
 * says nothing. Source: RFC 9110, section 10.2.3.
 */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const atMs = text === "" ? Number.NaN : Date.parse(text);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}
