import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { readPlaces } from "#domain/packs/pack-manifest-places.ts";
import { SearchIndex } from "#domain/search/search-index.ts";
import { runPlan } from "../plan/run-plan.ts";
import { buildPack } from "./build-pack.ts";

/** Small networks as they occur in OpenStreetMap, each as XML for people and as PBF for the tool. */
const CASES = join(import.meta.dirname, "cases");

async function packOf(name: string): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), "cases-"));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const pbfs = [join(CASES, `${name}.osm.pbf`)];
  const options = { name, pbfs, out, bounds: null, date: null, engine: null };
  const silent = { status: () => {}, progress: () => {}, note: () => {} };
  await buildPack({ ...options, jar: null, profile: null, shapes: null }, null, silent);
  return join(out, name);
}

/** Resolves to the numbers and the length of a plan, or to the sentence about why there is none. */
async function planned(...args: readonly string[]): Promise<readonly [string, number] | string> {
  const [lines, sentences]: [string[], string[]] = [[], []];
  await runPlan(args, {
    input: Readable.from([]),
    write: (text) => void lines.push(text),
    complain: (sentence) => void sentences.push(sentence),
  });
  const [line] = lines;
  if (line === undefined) return sentences.join();
  const { nodes, meters } = JSON.parse(line);
  return [nodes.map(({ number }: { number: string }) => number).join(" "), Math.round(meters)];
}

it("plans over no route of a proposed network, unless another network has it too", async () => {
  const pack = await packOf("proposed-network");
  expect(await planned(pack, "--mode", "cycle", "12", "14")).toEqual(["12 14", 1145]);
  expect(await planned(pack, "--mode", "cycle", "14", "16")).toBe("No pack has a node 16.");
});

it("plans over no coloured route without numbers", async () => {
  const pack = await packOf("coloured-route");
  expect(await planned(pack, "--mode", "walk", "12", "14")).toEqual(["12 14", 4670]);
});

it("takes the role in its network for a connection", async () => {
  const pack = await packOf("connection-role");
  expect(await planned(pack, "--mode", "cycle", "12", "08")).toEqual(["12 14 08", 2224]);
  const without = ["--mode", "cycle", "--avoid", "connection"];
  expect(await planned(pack, ...without, "12", "08")).toMatch(/^No way over the network leads/);
  expect(await planned(pack, ...without, "12", "14")).toEqual(["12 14", 1112]);
});

it("plans over numbers with letters, and finds them", async () => {
  const pack = await packOf("node-numbers-with-letters");
  expect(await planned(pack, "--mode", "walk", "A07", "B1a")).toEqual(["A07 B1a", 2224]);
  const index = new SearchIndex();
  index.put("pack", readPlaces(readFileSync(join(pack, "places.json"), "utf8")));
  for (const name of ["A07", "B1a"]) {
    const found = index.find(name, { lat: 52, lng: 5 }, 5);
    expect(found.map((place) => [place.kind, place.name])).toEqual([["node", name]]);
  }
});

it("tells that a node of a way is missing, and plans over the others", async () => {
  const pack = await packOf("way-node-missing");
  expect(await planned(pack, "--mode", "walk", "12", "14")).toEqual(["12 14", 2228]);
  expect(await planned(pack, "--mode", "walk", "14", "16")).toMatch(/^No way over the network/);
  const quality = JSON.parse(readFileSync(`${pack}-quality.json`, "utf8"));
  expect(quality.routes).toMatchObject([
    { relationId: 201, explanation: "Node n4 of its way w101 is not in the extract." },
  ]);
});
