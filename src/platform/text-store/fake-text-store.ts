import type { TextStore, WriteOutcome } from "./text-store.ts";

/** A text store in memory for tests; it can be filled, blocked, and changed as if by another tab. */
export interface FakeTextStore extends TextStore {
  readonly texts: Map<string, string>;
  /** The capacity in characters, including keys; Infinity by default. */
  capacityChars: number;
  isBlocked: boolean;
  /** Writes as another tab would, and notifies the listeners of this one. */
  writeElsewhere(key: string, text: string | null): void;
}

/**
 * Creates a text store in memory.
 * @param initial the texts stored before the test
 */
export function fakeTextStore(initial: Readonly<Record<string, string>> = {}): FakeTextStore {
  const texts = new Map(Object.entries(initial));
  const listeners = new Map<string, Set<(text: string | null) => void>>();
  const store: FakeTextStore = {
    texts,
    capacityChars: Number.POSITIVE_INFINITY,
    isBlocked: false,
    read: (key) => (store.isBlocked ? null : (texts.get(key) ?? null)),
    write(key, text): WriteOutcome {
      if (store.isBlocked) return "blocked";
      if (usedChars(texts, key) + key.length + text.length > store.capacityChars) return "full";
      texts.set(key, text);
      return "written";
    },
    remove(key) {
      if (!store.isBlocked) texts.delete(key);
    },
    onChangeElsewhere(key, listener) {
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      return () => ofKey.delete(listener);
    },
    writeElsewhere(key, text) {
      if (text === null) texts.delete(key);
      else texts.set(key, text);
      for (const listener of listeners.get(key) ?? []) listener(text);
    },
  };
  return store;
}

function usedChars(texts: ReadonlyMap<string, string>, exceptKey: string): number {
  let chars = 0;
  for (const [key, text] of texts) if (key !== exceptKey) chars += key.length + text.length;
  return chars;
}
