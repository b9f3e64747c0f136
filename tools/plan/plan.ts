import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { GraphFormatError } from "#domain/network/graph/graph-format.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import {
  createPlanner,
  type NumbersTrouble,
  type Planner,
  planThrough,
  type StopsPlan,
  stopsForNumbers,
} from "#domain/network/plan/plan-stops.ts";
import { OperatorError } from "../pack/operator-error.ts";
import { type PlanOptions, parseOptions, USAGE } from "./options.ts";

/** `npm run plan`: see USAGE. Exits with 1 and one sentence when there is no such plan. */
async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes("--help")) {
    console.log(USAGE);
    return;
  }
  const options = parseOptions(args);
  const planner = createPlanner(options.packs.map(graphOfPack));
  if (options.isBatch) return planLines(planner, options);
  const stops = stopsOf(planner, options);
  const plan = planThrough(planner, stops);
  if (!plan) throw new OperatorError("No way over the network leads there.");
  console.log(JSON.stringify(answerOf(planner, plan)));
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

function stopsOf(planner: Planner, { ends, numbers, mode, near }: PlanOptions): readonly number[] {
  if (ends) return ends.map((osmId) => postOf(planner, mode, osmId));
  if (numbers.length === 0)
    throw new OperatorError("Name the numbers to pass, or --from and --to.");
  const stops = stopsForNumbers(planner, { numbers, mode, near });
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

async function planLines(planner: Planner, { mode }: PlanOptions): Promise<void> {
  const answers: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const stops = osmIdsIn(line).map((osmId) => planner.graph.indexOf(mode, osmId));
    const plan = stops.includes(-1) ? null : planThrough(planner, stops);
    answers.push(JSON.stringify(plan ? answerOf(planner, plan) : NO_WAY));
  }
  process.stdout.write(answers.map((answer) => `${answer}\n`).join(""));
}

function osmIdsIn(line: string): readonly number[] {
  try {
    const { nodes } = JSON.parse(line) as { readonly nodes: unknown };
    if (Array.isArray(nodes)) return nodes.map(Number);
  } catch {
    // Told below.
  }
  throw new OperatorError(`Not a line of a batch: ${line.slice(0, 80)}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
