import { useEffect } from "react";
import { useStore } from "zustand";
import { PackHelp } from "#parts/packs/pack-help.tsx";
import { packsStore } from "#state/packs/packs.ts";
import { planner } from "#state/plans/planner.ts";

/** Offers the pack that a plan lacks, and looks the route up again after the packs have changed. */
export function MissingPack() {
  const { draft, route, problem } = useStore(planner.store);
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const hasNoLegs = route.nodes.length > 1 && route.legs.length === 0;
  useEffect(() => {
    if (hasNoLegs && packs.length > 0) void planner.retry();
  }, [hasNoLegs, packs]);
  const unknown = problem?.kind === "unknown-node" ? [problem.to] : [];
  const nodes = hasNoLegs ? route.nodes : unknown;
  return nodes.length > 0 ? <PackHelp mode={draft.mode} nodes={nodes} /> : null;
}
