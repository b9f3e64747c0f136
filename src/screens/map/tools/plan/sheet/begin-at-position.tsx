import { LocateFixed } from "lucide-react";
import { useStore } from "zustand";
import { isPlace } from "#domain/network/plan/route/plan-route.ts";
import { planner } from "#state/plans/planner.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { Button } from "#ui/button.tsx";
import { planPointTexts } from "#words/plan/points.ts";

interface BeginAtPositionProps {
  /** Called after a tap that was answered. */
  readonly onDone?: () => void;
}

/** A button that makes the position of the user the first stop; only while the position is known. */
export function BeginAtPosition({ onDone }: BeginAtPositionProps) {
  const [first] = useStore(planner.store, ({ draft }) => draft.stops);
  const hasFix = useStore(positionStore, ({ fix }) => fix !== null);
  if (!hasFix || (first && isPlace(first))) return null;
  const begin = () => {
    const own = ownPositionNow();
    if (!own || own.isStale) return;
    const { lat, lng } = own;
    void planner.beginAtPlace({ kind: "place", lat, lng, name: planPointTexts.own });
    onDone?.();
  };
  return (
    <Button Icon={LocateFixed} onClick={begin}>
      {planPointTexts.beginAtOwn}
    </Button>
  );
}
