/** Limits the chain of causes, which may be circular. */
const MAX_CAUSES = 5;

/**
 * Tells whether a storage error, or one of its causes, means that there is no room (quota or disk) rather than that
 * storage is not allowed. Browsers name it `QuotaExceededError` or `NS_ERROR_DOM_QUOTA_REACHED`.
 */
export function isQuotaError(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth += 1) {
    if (/quota/i.test(cause.name)) return true;
    cause = cause.cause;
  }
  return false;
}
