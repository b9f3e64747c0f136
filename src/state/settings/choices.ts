import { createStore, type StoreApi } from "zustand/vanilla";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { type ChoicesFormat, storedChoices } from "#storage/stored-choices.ts";

/** The choices under one key, and the only way to change them. */
export interface ChoicesState<Choices> {
  readonly store: StoreApi<Choices>;
  /** Changes the newest choices and writes them immediately. */
  change(changes: (now: Choices) => Partial<Choices>): WriteOutcome;
  /** Reads the stored choices and follows other writers; returns the piece that had to be set aside. */
  start(): SetAsidePiece | null;
}

/** The parts that an open tab needs to cope with other writers. */
export interface ChoicesSurroundings {
  readonly tabs: Pick<Tabs, "onReturn">;
  /** Keeps a text that cannot be used. If possible it is kept on return, because the text is overwritten next. */
  readonly setAside: (piece: SetAsidePiece) => void;
}

/** Creates the choices of one format in a text store. */
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
    // The next visit must read the valid choices, not the broken text.
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
      // Without any choice nothing is stored, and a broken text stays until there is one.
      const found = stored.newest(store.getState());
      if (found) store.setState(found.choices);
      stored.onWrittenElsewhere(takeOver);
      // A change by hand in this tab, or while it slept, is not announced.
      surroundings?.tabs.onReturn(takeOver);
      return found?.setAside ?? null;
    },
  };
}
