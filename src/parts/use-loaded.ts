import { useEffect, useEffectEvent, useState } from "react";

/** The state of a load. */
export interface Loaded<Value> {
  /** The result for the current key; undefined while it loads, and after a failure. */
  readonly value: Value | undefined;
  /** The newest result, also that of an earlier key; undefined before the first. */
  readonly last: Value | undefined;
  readonly isFailed: boolean;
  /** Loads once more. */
  readonly again: () => void;
}

interface Settled<Value> extends Pick<Loaded<Value>, "last" | "isFailed"> {
  /** Key, version and try. */
  readonly of: readonly [unknown, unknown, number];
}

/**
 * Loads something when it is first shown, and again whenever the key or the version changes; both are compared by
 * `Object.is`. A load that is no longer wanted is aborted, and its result dropped. Without `load` nothing happens.
 */
export function useLoaded<Value>(
  load: ((signal: AbortSignal) => Promise<Value>) | null,
  key: unknown,
  version?: unknown,
): Loaded<Value> {
  const [tries, setTries] = useState(0);
  const [settled, setSettled] = useState<Settled<Value> | null>(null);
  const loadNow = useEffectEvent(async (signal: AbortSignal) => {
    if (!load) return;
    try {
      const last = await load(signal);
      if (!signal.aborted) setSettled({ of: [key, version, tries], last, isFailed: false });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("Not loaded:", error);
      setSettled({ of: [key, version, tries], last: settled?.last, isFailed: true });
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void loadNow(leaving.signal);
    return () => leaving.abort();
  }, [key, version, tries]);
  const now = [key, version, tries];
  const isCurrent = settled?.of.every((one, at) => Object.is(one, now[at])) ?? false;
  const isFailed = isCurrent && settled?.isFailed === true;
  return {
    value: isCurrent && !isFailed ? settled?.last : undefined,
    last: settled?.last,
    isFailed,
    again: () => setTries(tries + 1),
  };
}
