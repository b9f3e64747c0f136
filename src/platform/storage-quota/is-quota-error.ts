/** Deep enough for an error that was wrapped on its way; a chain that bites its tail ends too. */
const MOST_CAUSES = 5;

/**
 * Whether an error of a browser's storage, or what caused it, says that there is no room (quota or disk)
 * rather than that storage may not be used. Browsers name it `QuotaExceededError` or
 * `NS_ERROR_DOM_QUOTA_REACHED`.
 */
export function isQuotaError(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MOST_CAUSES && cause instanceof Error; depth += 1) {
    if (/quota/i.test(cause.name)) return true;
    cause = cause.cause;
  }
  return false;
}
