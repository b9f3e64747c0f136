import { useStore } from "zustand";
import { useIsBoating } from "#parts/boating/use-is-boating.ts";
import { boatingStatusStore } from "#state/boating/boating-status.ts";
import { helmStore } from "#state/boating/helm-store.ts";
import { GUARDING_CODE } from "./guarding-code.ts";
import { useGuardingCode } from "./use-guarding-code.ts";

interface OverboardButtonProps {
  readonly className?: string | undefined;
}

/** The MOB button on the water: while boating, at anchor, at the helm, and as long as somebody is overboard. */
export function OverboardButton({ className }: OverboardButtonProps) {
  const isBoating = useIsBoating();
  const isHelmOpen = useStore(helmStore, ({ isOpen }) => isOpen);
  const isInUse = useStore(
    boatingStatusStore,
    ({ isManOverboard, isAnchored }) => isManOverboard || isAnchored,
  );
  const code = useGuardingCode(GUARDING_CODE.overboardButton, isBoating || isHelmOpen || isInUse);
  return code ? <code.ManOverboardButton className={className} /> : null;
}
