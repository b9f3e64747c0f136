import { createStore, type StoreApi } from "zustand/vanilla";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { type ChoicesFormat, storedChoices } from "#storage/stored-choices.ts";

/** Choices of the user under one key, and the one way to change them. */
export interface ChoicesState<Choices> {
  readonly store: StoreApi<Choices>;
  /** Changes what is the newest by then, and writes it at once. */
  change(changes: (now: Choices) => Partial<Choices>): WriteOutcome;
  /** Reads what is stored and follows who else writes it; gives what had to be set aside. */
  start(): SetAsidePiece | null;
}

/** What an open tab needs to live with others that write its choices. */
export interface ChoicesSurroundings {
  readonly tabs: Pick<Tabs, "onReturn">;
  /** Keeps a text that cannot be used, before this returns if that can be: it is written over next. */
  readonly setAside: (piece: SetAsidePiece) => void;
}

/** The choices of one format over whichever text store. */
export function createChoices<Choices extends object>(
  format: ChoicesFormat<Choices>,
  texts: TextStore,
  surroundings?: ChoicesSurroundings,
): ChoicesState<Choices> {
  const store = createStore<Choices>(() => format.defaults);
  const stored = storedChoices(texts, format);
  const takeOver = (): void => {
    const found = stored.newest(store.getState());
    if (!found) return;
    store.setState(found.choices);
    if (found.setAside) surroundings?.setAside(found.setAside);
    // The next visit is to find what is good here, not what it would make of the broken text.
    if (found.isWorse) stored.save(found.choices);
  };
  return {
    store,
    change(changes) {
      takeOver();
      store.setState((now) => changes(now));
      return stored.save(store.getState());
    },
    start() {
      // Who never chose anything stores nothing; and a broken text stays until something is chosen.
      const found = stored.newest(store.getState());
      if (found) store.setState(found.choices);
      stored.onWrittenElsewhere(takeOver);
      // A change by hand in this tab, or one that came while it slept, is told by nobody.
      surroundings?.tabs.onReturn(takeOver);
      return found?.setAside ?? null;
    },
  };
}
