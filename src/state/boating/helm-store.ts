import { createStore } from "zustand/vanilla";

/** True if the helm is open, on any screen. Kept in memory only. */
export const helmStore = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

/** Opens the helm over the current screen. */
export function openHelm(): void {
  helmStore.setState({ isOpen: true });
}

export function closeHelm(): void {
  helmStore.setState({ isOpen: false });
}
