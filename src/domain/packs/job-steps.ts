import type { MakePhase } from "#domain/packs/make/make-network-pack.ts";

/** The steps of getting an extract from the slice server, before a pack is made of it. */
type SlicePhase = "queued" | "cutting" | "receiving";

/** A step of a job that makes a pack, and the progress within it, in any unit. */
export interface JobStep {
  readonly phase: SlicePhase | MakePhase;
  readonly done: number;
  readonly total: number;
}

/** The steps of making a pack, with their shares of the time, measured with extracts of a town and two networks, and of a town for all ways. */
const MAKE_SHARES: Readonly<Record<MakePhase, number>> = {
  index: 2,
  relations: 13,
  ways: 30,
  nodes: 25,
  routes: 10,
  tiles: 20,
  paths: 60,
};

/** The same for an area that is fetched: the server and the network take longer than the device. */
const SLICE_SHARES: Readonly<Record<JobStep["phase"], number>> = {
  queued: 10,
  cutting: 60,
  receiving: 130,
  ...MAKE_SHARES,
};

/** The position of a step among those of its job. */
export interface JobStepPosition {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** The progress of the whole job, 0 to 1; it never goes back from one step to the next. */
  readonly fraction: number;
}

/** Returns the position of a step in making a pack, or in fetching the extract for it too. */
export function positionOfStep(
  { phase, done, total }: JobStep,
  kind: "make" | "slice",
): JobStepPosition {
  const shares: Readonly<Record<string, number>> = kind === "slice" ? SLICE_SHARES : MAKE_SHARES;
  const phases = Object.keys(shares);
  const index = phases.indexOf(phase);
  const sum = (some: readonly string[]): number =>
    some.reduce((all, name) => all + (shares[name] ?? 0), 0);
  const part = total > 0 ? Math.min(1, done / total) : 0;
  const passed = sum(phases.slice(0, index)) + part * (shares[phase] ?? 0);
  return { number: index + 1, count: phases.length, fraction: passed / sum(phases) };
}
