import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { runPlan } from "./run-plan.ts";

const PACKS = join(import.meta.dirname, "../../samples/packs");
const DELFT = join(PACKS, "voorbeeld-delft");
const DELFLAND = join(PACKS, "voorbeeld-delfland-varen");
const LIMBURG = join(PACKS, "voorbeeld-limburg-wandelen");

async function planned(...args: readonly string[]) {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const code = await runPlan(args, {
    input: Readable.from([]),
    write: (line) => lines.push(line),
    complain: (sentence) => complaints.push(sentence),
  });
  expect([code, complaints]).toEqual([0, []]);
  const { nodes, meters } = JSON.parse(lines[0] ?? "");
  const numbers = nodes.map(({ number }: { number: string }) => Number(number)).join(" ");
  return { numbers, meters };
}

describe("plans on the packs that come with the project", () => {
  it("lead on foot through Delft from 14 to 68, with any other packs", async () => {
    const plan = { numbers: "14 35 28 68", meters: 1663.4 };
    expect(await planned(DELFT, "--mode", "walk", "14", "68")).toEqual(plan);
    const near = ["--near", "52.0,4.37"];
    expect(await planned(LIMBURG, DELFT, "--mode", "walk", ...near, "14", "68")).toEqual(plan);
  });

  it("lead by boat through Delfland from 9 to 49", async () => {
    const plan = { numbers: "9 10 49", meters: 11_682 };
    expect(await planned(DELFLAND, "--mode", "motorboat", "9", "49")).toEqual(plan);
    expect(await planned(DELFLAND, DELFT, "--mode", "motorboat", "9", "49")).toEqual(plan);
  });

  it("make a loop of about 12 km in Limburg", async () => {
    const loop = ["--loop", "12000", "--near", "51.13,6.07"];
    const { numbers, meters } = await planned(LIMBURG, "--mode", "walk", ...loop);
    expect(meters).toBeGreaterThan(10_800);
    expect(meters).toBeLessThan(13_200);
    expect(numbers).toMatch(/^(\d+) .* \1$/);
  });
});
