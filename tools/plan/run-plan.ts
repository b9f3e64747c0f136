import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { GraphFormatError } from "#domain/network/graph/graph-format.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { findLoops } from "#domain/network/plan/loops.ts";
import {
  createPlanner,
  type NumbersTrouble,
  type Planner,
  planThrough,
  type StopsPlan,
  stopsForNumbers,
} from "#domain/network/plan/plan-stops.ts";
import type { PlannedLoop } from "#domain/network/plan/planned-loop.ts";
import { nearestReachable } from "#domain/network/plan/reachable.ts";
import { OperatorError } from "../pack/operator-error.ts";
import { type PlanOptions, parseOptions, USAGE } from "./options.ts";

/** Where the command reads and writes. */
export interface PlanStreams {
  readonly input: Readable;
  /** Whole lines, without the end of the last. */
  readonly write: (text: string) => void;
  readonly complain: (sentence: string) => void;
}

/** `npm run plan`: see USAGE. Gives the exit code: 1, after one sentence, when there is no such plan. */
export async function runPlan(args: readonly string[], streams: PlanStreams): Promise<0 | 1> {
  try {
    if (args.length === 0 || args.includes("--help")) streams.write(USAGE);
    else await answer(parseOptions(args), streams);
    return 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    streams.complain(error.message);
    return 1;
  }
}

async function answer(options: PlanOptions, streams: PlanStreams): Promise<void> {
  const planner = createPlanner(options.packs.map(graphOfPack));
  if (options.isBatch) await planLines(planner, options, streams);
  else if (options.loopMeters === null) streams.write(JSON.stringify(planAnswer(planner, options)));
  else streams.write(JSON.stringify(loopAnswer(planner, options, streams)));
}

function graphOfPack(folder: string) {
  const file = join(folder, "network.graph");
  try {
    return readGraph(readFileSync(file));
  } catch (error) {
    if (error instanceof GraphFormatError) throw new OperatorError(`${file}: ${error.message}`);
    throw new OperatorError(`${file} cannot be read: name the folder of a pack with networks.`);
  }
}

function planAnswer(planner: Planner, options: PlanOptions) {
  const stops = stopsOf(planner, options);
  const plan = planThrough(planner, stops, options.wishes);
  if (!plan) throw new OperatorError(noWayText(planner, stops, options));
  return answerOf(planner, plan);
}

function stopsOf(
  planner: Planner,
  { ends, numbers, mode, near, wishes }: PlanOptions,
): readonly number[] {
  if (ends) return ends.map((osmId) => postOf(planner, mode, osmId));
  if (numbers.length === 0)
    throw new OperatorError("Name the numbers to pass, or --from and --to, or --loop.");
  const stops = stopsForNumbers(planner, { numbers, mode, near, wishes });
  if ("kind" in stops) throw new OperatorError(troubleText(stops));
  return stops;
}

function postOf({ graph }: Planner, mode: PlanOptions["mode"], osmId: number): number {
  const post = graph.indexOf(mode, osmId);
  if (post < 0) throw new OperatorError(`No pack has node ${osmId} for ${mode}.`);
  return post;
}

function troubleText(trouble: NumbersTrouble): string {
  if (trouble.kind === "no-such-number") return `No pack has a node ${trouble.number}.`;
  return `No way over the network leads from ${trouble.from} to ${trouble.to}.`;
}

/** Which two of the stops no way joins, and where one gets nearest to the second. */
function noWayText(planner: Planner, stops: readonly number[], { wishes }: PlanOptions): string {
  const { graph, find } = planner;
  const place = stops.findIndex((to, at) => at > 0 && !find(stops[at - 1] as number, to, wishes));
  const [from, to] = [stops[place - 1] as number, stops[place] as number];
  const nearest = nearestReachable(planner, from, graph.post(to), wishes);
  return (
    `No way over the network leads from ${graph.labelOf(from)} to ${graph.labelOf(to)}: the nearest ` +
    `that can be reached is ${graph.labelOf(nearest.post)} (node ${graph.post(nearest.post).osmId}), ` +
    `${Math.round(nearest.meters)} m from it.`
  );
}

function loopAnswer(
  planner: Planner,
  { near, mode, loopMeters, wishes }: PlanOptions,
  { complain }: PlanStreams,
) {
  if (!near || loopMeters === null) throw new OperatorError("--loop needs --near.");
  const wanted = { near, mode, meters: loopMeters, wishes };
  const [best, ...others] = findLoops(planner, wanted).map((loop) => loopOf(planner, loop));
  if (!best)
    throw new OperatorError(`No loop over the network begins near ${near.lat},${near.lng}.`);
  if (!best.isAsLongAsWanted) complain("The network has no loop within 10 % of that length.");
  return { ...best, others };
}

function loopOf(planner: Planner, { plan, metersTwice, isAsLongAsWanted }: PlannedLoop) {
  return { ...answerOf(planner, plan), metersTwice: rounded(metersTwice), isAsLongAsWanted };
}

function answerOf({ graph }: Planner, { posts, legMeters, meters }: StopsPlan) {
  const nodes = posts.map((post) => {
    const { osmId, ref, name } = graph.post(post);
    return { osmId, number: ref ?? name };
  });
  return {
    nodes,
    legs: legMeters.map((leg) => ({ meters: rounded(leg) })),
    meters: rounded(meters),
  };
}

/** Decimetres are what the graph knows. */
function rounded(meters: number): number {
  return Math.round(meters * 10) / 10;
}

const NO_WAY = { nodes: [], legs: [], meters: null };

/** So many answers are written at once. */
const LINES_A_WRITE = 500;

async function planLines(
  planner: Planner,
  { mode, wishes }: PlanOptions,
  streams: PlanStreams,
): Promise<void> {
  let answers: string[] = [];
  const write = (): void => {
    if (answers.length > 0) streams.write(answers.join("\n"));
    answers = [];
  };
  let line = 0;
  for await (const text of createInterface({ input: streams.input })) {
    line += 1;
    if (text.trim() === "") continue;
    const osmIds = osmIdsIn(text);
    if (!osmIds) {
      write();
      throw new OperatorError(`Line ${line} is not of the form {"nodes":[ID,ID,…]}.`);
    }
    const stops = osmIds.map((osmId) => planner.graph.indexOf(mode, osmId));
    const plan = stops.includes(-1) ? null : planThrough(planner, stops, wishes);
    answers.push(JSON.stringify(plan ? answerOf(planner, plan) : NO_WAY));
    if (answers.length === LINES_A_WRITE) write();
  }
  write();
}

function osmIdsIn(line: string): readonly number[] | null {
  try {
    const { nodes } = JSON.parse(line) as { readonly nodes?: unknown };
    return Array.isArray(nodes) ? nodes.map(Number) : null;
  } catch {
    return null;
  }
}
