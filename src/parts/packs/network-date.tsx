import { useStore } from "zustand";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { boxOfNodes, hasNumbers, type PlanPoint } from "#domain/network/plan/route/plan-route.ts";
import { isOldData, networkDateIn } from "#domain/packs/pack-age.ts";
import { networkDateText } from "#sentences/packs/network-offer.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { packsStore } from "#state/packs/packs.ts";
import layout from "#ui/layout.module.css";

interface NetworkDateProps {
  readonly mode: NetworkMode;
  readonly nodes: readonly PlanPoint[];
}

/** Says of which date the network under a plan is; nothing if that is unknown, or the plan has no number. */
export function NetworkDate({ mode, nodes }: NetworkDateProps) {
  const records = useStore(packsStore, (snapshot) => snapshot.records);
  const box = hasNumbers(nodes) ? boxOfNodes(nodes) : null;
  const dataDate = box && networkDateIn(records, mode, box);
  if (!dataDate) return null;
  const isOld = isOldData(dataDate, clockStore.getState().nowMs);
  return <p className={layout["hint"]}>{networkDateText(dataDate, isOld)}</p>;
}
