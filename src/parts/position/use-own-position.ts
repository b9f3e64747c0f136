import { useStore } from "zustand";
import { clockStore } from "#state/clock/clock-store.ts";
import {
  type OwnPosition,
  ownPositionAt,
  positionHiddenStore,
} from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { useIsPositionRefused } from "./position-state.tsx";

/** Returns the position with its age, updated every second; null before the first fix and while it is hidden. */
export function useOwnPosition(): OwnPosition | null {
  const fix = useStore(positionStore, (position) => position.fix);
  const clock = useStore(clockStore);
  const isHidden = useStore(positionHiddenStore, (hidden) => hidden.isHidden);
  return ownPositionAt(isHidden ? null : fix, clock, useIsPositionRefused());
}
