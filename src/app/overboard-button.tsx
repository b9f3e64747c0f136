import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { useIsBoating } from "#parts/boating/use-is-boating.ts";
import { boatingStatusStore } from "#state/boating/boating-status.ts";
import { helmStore } from "#state/boating/helm-store.ts";

interface OverboardButtonProps {
  readonly className?: string | undefined;
}

/** Only boats carry it. */
const ManOverboardButton = lazy(async () => {
  const load = import(/* webpackChunkName: "boating" */ "#parts/boating/man-overboard-button.tsx");
  return { default: (await load.catch(() => null))?.ManOverboardButton ?? NoButton };
});

/** The MOB button on the water: while boating, at anchor, at the helm, and as long as somebody is overboard. */
export function OverboardButton({ className }: OverboardButtonProps) {
  const isBoating = useIsBoating();
  const isHelmOpen = useStore(helmStore, ({ isOpen }) => isOpen);
  const isInUse = useStore(
    boatingStatusStore,
    ({ isManOverboard, isAnchored }) => isManOverboard || isAnchored,
  );
  if (!isBoating && !isHelmOpen && !isInUse) return null;
  return (
    <Suspense>
      <ManOverboardButton className={className} />
    </Suspense>
  );
}

/** Without its file. */
function NoButton(_: OverboardButtonProps) {
  return null;
}
