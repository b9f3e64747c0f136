/**
 * Calls `work` for each item in order, with a limit on parallel calls. After a failure it starts no more
 * calls and aborts the running ones, which may still complete. Throws the first failure once all calls have
 * ended.
 */
export async function forEachParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  const waiting = items.values();
  const failures: unknown[] = [];
  const workThrough = async (): Promise<void> => {
    for (const item of waiting) {
      if (either.aborted) break;
      try {
        await work(item, either);
      } catch (failure) {
        failures.push(failure);
        ending.abort();
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  if (failures.length > 0) throw failures[0];
  signal.throwIfAborted();
}
