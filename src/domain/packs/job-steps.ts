import type { MakePhase } from "#domain/packs/make/make-network-pack.ts";

/** A step of a job that makes a pack, and the progress within it, in any unit. */
export interface JobStep {
  readonly phase: MakePhase;
  readonly done: number;
  readonly total: number;
}

/** The steps in their order, with their shares of the time, measured with extracts of a town and two networks. */
const SHARES: Readonly<Record<MakePhase, number>> = {
  index: 2,
  relations: 13,
  ways: 30,
  nodes: 25,
  routes: 10,
  tiles: 20,
};

/** The position of a step among those of its job. */
export interface JobStepPosition {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** The progress of the whole job, 0 to 1; it never goes back from one step to the next. */
  readonly fraction: number;
}

/** Returns where a job is. */
export function positionOfStep({ phase, done, total }: JobStep): JobStepPosition {
  const steps = Object.entries(SHARES);
  const index = steps.findIndex(([name]) => name === phase);
  const sum = (some: typeof steps): number => some.reduce((all, [, share]) => all + share, 0);
  const part = total > 0 ? Math.min(1, done / total) : 0;
  const passed = sum(steps.slice(0, index)) + part * SHARES[phase];
  return { number: index + 1, count: steps.length, fraction: passed / sum(steps) };
}
