import type { Tabs } from "./tabs.ts";

/** One tab of a fake browser, for tests. */
export interface FakeTab extends Tabs {
  /** Makes this tab visible. */
  comeBack(): void;
  /** Hides this tab. */
  leave(): void;
}

/** Creates `count` tabs that receive each other's announcements. */
export function fakeTabs(count: number): FakeTab[] {
  const heard = Array.from({ length: count }, () => new Map<string, Set<() => void>>());
  return heard.map((own) => {
    const returning = new Set<() => void>();
    const leaving = new Set<() => void>();
    return {
      announce(subject) {
        for (const tab of heard) if (tab !== own) callAll(tab.get(subject));
      },
      onAnnounced(subject, listener) {
        const listeners = own.get(subject) ?? new Set();
        own.set(subject, listeners.add(listener));
        return () => listeners.delete(listener);
      },
      onReturn(listener) {
        returning.add(listener);
        return () => returning.delete(listener);
      },
      onLeave(listener) {
        leaving.add(listener);
        return () => leaving.delete(listener);
      },
      comeBack: () => callAll(returning),
      leave: () => callAll(leaving),
    };
  });
}

function callAll(listeners: ReadonlySet<() => void> | undefined): void {
  for (const listener of listeners ?? []) listener();
}
