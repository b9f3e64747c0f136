import { createStore } from "zustand/vanilla";

interface FairwaysFirst {
  /** True while an open tool needs them, whether or not the user is on the water. */
  readonly isAsked: boolean;
}

/** True if bridges, locks and marks come before the numbers of networks on land. */
export const fairwaysFirstStore = createStore<FairwaysFirst>(() => ({ isAsked: false }));

/** Lets bridges, locks and marks come first, or ends this. */
export function askForFairwaysFirst(isAsked: boolean): void {
  fairwaysFirstStore.setState({ isAsked });
}
