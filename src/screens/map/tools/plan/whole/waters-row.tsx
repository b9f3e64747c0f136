import { useEffect } from "react";
import { useStore } from "zustand";
import { isBoatingMode } from "#domain/network/network-mode.ts";
import { useCanFetch } from "#parts/packs/use-can-fetch.ts";
import { fetchWaters, watersStore } from "#state/packs/waters-file.ts";
import { watchBoatOfPlan } from "#state/plans/boat-of-plan.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { errorTexts } from "#words/app/error.ts";
import { watersFileTexts } from "#words/water/fairways.ts";

interface WatersRowProps {
  /** Tells too that the waters are here. */
  readonly isWhole: boolean;
}

/**
 * The state of the waters of the country, which it fetches for a plan of a boat. Once they are here, the legs that lacked them are
 * looked up again, and so is the route of another boat.
 */
export function WatersRow({ isWhole }: WatersRowProps) {
  const { draft, route } = useStore(planner.store);
  const { status } = useStore(watersStore);
  const canFetch = useCanFetch();
  const isAfloat = isBoatingMode(draft.mode);
  // The route of a canoe depends on no boat.
  const isOfBoat = draft.mode === "motorboat";
  useEffect(() => (isOfBoat ? watchBoatOfPlan() : undefined), [isOfBoat]);
  const isLacked = isAfloat && route.legs.some(({ reason }) => reason === "damaged");
  // They may be on the device without a network too, and are asked for again when it returns.
  useEffect(() => {
    if (isAfloat) void fetchWaters();
  }, [isAfloat, canFetch]);
  useEffect(() => {
    if (isLacked && status === "here") void planner.retry();
  }, [isLacked, status]);
  if (!isAfloat || status === "unknown") return null;
  if (status === "failed") {
    return (
      <Notice
        action={
          canFetch ? (
            <Button onClick={() => void fetchWaters()}>{errorTexts.tryAgain}</Button>
          ) : undefined
        }
      >
        {canFetch ? watersFileTexts.failed : watersFileTexts.offline}
      </Notice>
    );
  }
  if (status === "here" && !isWhole) return null;
  return (
    <p className={layout["hint"]} role="status">
      {watersFileTexts[status]}
    </p>
  );
}
