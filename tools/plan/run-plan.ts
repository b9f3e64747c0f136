import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { GraphFormatError } from "#domain/network/graph/graph-format.ts";
import { checkShapes, readGraph } from "#domain/network/graph/read-graph.ts";
import { findLoops } from "#domain/network/plan/choices/loops.ts";
import type { PlannedLoop } from "#domain/network/plan/choices/planned-loop.ts";
import {
  createRoutingGraph,
  type NumbersProblem,
  planThrough,
  type RoutingGraph,
  type StopsPlan,
  stopsForNumbers,
} from "#domain/network/plan/route/plan-stops.ts";
import { nearestReachable } from "#domain/network/plan/route/reachable.ts";
import { isWayMode } from "#domain/network/ways/access/way-access.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { OperatorError } from "../pack/operator-error.ts";
import { answerAfloat } from "./answer-afloat.ts";
import { matchFile } from "./match-file.ts";
import { type PlanOptions, parseOptions, USAGE } from "./options.ts";
import {
  answerFree,
  answerPlaces,
  type FreeLine,
  freeLineIn,
  type PlaceLine,
  placeLineIn,
  waysOfPacks,
} from "./ways-of-packs.ts";

/** The input and output of the command. */
export interface PlanStreams {
  readonly input: Readable;
  /** Writes whole lines, without the end of the last. */
  readonly write: (text: string) => void;
  readonly complain: (sentence: string) => void;
}

/** `npm run plan`: see USAGE. Resolves to the exit code: 1, after one sentence, if there is no such plan. */
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
  if (options.matchedFile !== null) {
    streams.write(JSON.stringify(await matchFile(options.matchedFile, options)));
    return;
  }
  const routing = createRoutingGraph(options.packs.flatMap(graphOfPack));
  if (options.isBatch) await planLines(routing, options, streams);
  else if (options.loopMeters === null) streams.write(JSON.stringify(planAnswer(routing, options)));
  else streams.write(JSON.stringify(loopAnswer(routing, options, streams)));
}

function graphOfPack(folder: string) {
  const file = join(folder, "network.graph");
  // A pack may have only ways.
  if (!existsSync(file) && existsSync(join(folder, "ways.graph"))) return [];
  try {
    const graph = readGraph(readFileSync(file));
    checkShapes(graph);
    return [graph];
  } catch (error) {
    if (error instanceof GraphFormatError) throw new OperatorError(`${file}: ${error.message}`);
    throw new OperatorError(`${file} cannot be read: name the folder of a pack with networks.`);
  }
}

function planAnswer(routing: RoutingGraph, options: PlanOptions) {
  const stops = stopsOf(routing, options);
  const plan = planThrough(routing, stops, options.routeOptions);
  if (!plan) throw new OperatorError(noPathText(routing, stops, options));
  return answerOf(routing, plan);
}

function stopsOf(
  routing: RoutingGraph,
  { ends, numbers, mode, near, routeOptions: options }: PlanOptions,
): readonly number[] {
  if (ends) return ends.map((osmId) => nodeOf(routing, mode, osmId));
  if (numbers.length === 0)
    throw new OperatorError("Name the numbers to pass, or --from and --to, or --loop.");
  const stops = stopsForNumbers(routing, { numbers, mode, near, options });
  if ("kind" in stops) throw new OperatorError(stopProblemText(stops));
  return stops;
}

function nodeOf({ graph }: RoutingGraph, mode: PlanOptions["mode"], osmId: number): number {
  const node = graph.indexOf(mode, osmId);
  if (node < 0) throw new OperatorError(`No pack has node ${osmId} for ${mode}.`);
  return node;
}

function stopProblemText(problem: NumbersProblem): string {
  if (problem.kind === "no-such-number") return `No pack has a node ${problem.number}.`;
  return `No way over the network leads from ${problem.from} to ${problem.to}.`;
}

/** Returns the text about two stops without a path, and the nearest reachable node. */
function noPathText(
  routing: RoutingGraph,
  stops: readonly number[],
  { routeOptions: options }: PlanOptions,
): string {
  const { graph, find } = routing;
  const place = stops.findIndex((to, at) => at > 0 && !find(stops[at - 1] as number, to, options));
  const [from, to] = [stops[place - 1] as number, stops[place] as number];
  const nearest = nearestReachable(routing, from, graph.node(to), options);
  return (
    `No way over the network leads from ${graph.labelOf(from)} to ${graph.labelOf(to)}: the nearest ` +
    `that can be reached is ${graph.labelOf(nearest.node)} (node ${graph.node(nearest.node).osmId}), ` +
    `${Math.round(nearest.meters)} m from it.`
  );
}

function loopAnswer(
  routing: RoutingGraph,
  { near, mode, loopMeters, routeOptions: options }: PlanOptions,
  { complain }: PlanStreams,
) {
  if (!near || loopMeters === null) throw new OperatorError("--loop needs --near.");
  const wanted = { near, mode, meters: loopMeters, options };
  const [best, ...others] = findLoops(routing, wanted).map((loop) => loopOf(routing, loop));
  if (!best)
    throw new OperatorError(`No loop over the network begins near ${near.lat},${near.lng}.`);
  if (!best.hasWantedLength) complain("The network has no loop within 10 % of that length.");
  return { ...best, others };
}

function loopOf(routing: RoutingGraph, { plan, metersTwice, hasWantedLength }: PlannedLoop) {
  return { ...answerOf(routing, plan), metersTwice: rounded(metersTwice), hasWantedLength };
}

function answerOf({ graph }: RoutingGraph, { nodes: indices, legMeters, meters }: StopsPlan) {
  const nodes = indices.map((index) => {
    const { osmId, ref, name } = graph.node(index);
    return { osmId, number: ref ?? name };
  });
  return {
    nodes,
    legs: legMeters.map((leg) => ({ meters: rounded(leg) })),
    meters: rounded(meters),
  };
}

/** Rounds to decimetres, the precision of the graph. */
function rounded(meters: number): number {
  return Math.round(meters * 10) / 10;
}

const NO_WAY = { nodes: [], legs: [], meters: null };

/** The number of answers per write. */
const LINES_A_WRITE = 500;

async function planLines(
  routing: RoutingGraph,
  { mode, packs, routeOptions: options }: PlanOptions,
  streams: PlanStreams,
): Promise<void> {
  const ways = await waysOfPacks(packs);
  let answers: string[] = [];
  const write = (): void => {
    if (answers.length > 0) streams.write(answers.join("\n"));
    answers = [];
  };
  let line = 0;
  for await (const text of createInterface({ input: streams.input })) {
    line += 1;
    if (text.trim() === "") continue;
    const asked = lineIn(text);
    if (!asked) {
      write();
      throw new OperatorError(
        `Line ${line} is not of the form {"nodes":[ID,ID,…]}, or {"from":[LAT,LNG]} with "to":[LAT,LNG], "loop":METERS or "reach":METERS.`,
      );
    }
    const found = await answerLine(routing, ways, { mode, packs, routeOptions: options }, asked);
    answers.push(JSON.stringify(found));
    if (answers.length === LINES_A_WRITE) write();
  }
  write();
}

function answerLine(
  routing: RoutingGraph,
  ways: JoinedWays | null,
  options: Pick<PlanOptions, "mode" | "packs" | "routeOptions">,
  line: AskedLine,
) {
  const { mode, packs, routeOptions } = options;
  if ("nodes" in line) return answerNodes(routing, line, mode, routeOptions);
  if (!("to" in line)) return answerFree(routing, ways, options, line);
  return isWayMode(mode) ? answerPlaces(ways, mode, line) : answerAfloat(mode, line, packs);
}

function answerNodes(
  routing: RoutingGraph,
  { nodes }: NodeLine,
  mode: PlanOptions["mode"],
  options: PlanOptions["routeOptions"],
) {
  const stops = nodes.map((osmId) => routing.graph.indexOf(mode, osmId));
  const plan = stops.includes(-1) ? null : planThrough(routing, stops, options);
  return plan ? answerOf(routing, plan) : NO_WAY;
}

interface NodeLine {
  readonly nodes: readonly number[];
}

type AskedLine = NodeLine | PlaceLine | FreeLine;

function lineIn(line: string): AskedLine | null {
  try {
    const value = JSON.parse(line) as { readonly nodes?: unknown };
    if (Array.isArray(value.nodes)) return { nodes: value.nodes.map(Number) };
    return placeLineIn(value) ?? freeLineIn(value);
  } catch {
    return null;
  }
}
