import { useEffect } from "react";
import { useStore } from "zustand";
import type { GuardingCode } from "#state/watches/guarding-code.ts";

/** Asks for code that guards somebody once it is wanted; returns null until it comes. */
export function useGuardingCode<Code>(
  { store, ask }: GuardingCode<Code>,
  isWanted: boolean,
): Code | null {
  useEffect(() => {
    if (isWanted) void ask();
  }, [isWanted, ask]);
  const { code } = useStore(store);
  return isWanted ? code : null;
}
