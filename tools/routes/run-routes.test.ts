import { join } from "node:path";
import { expect, it } from "vitest";
import { runRoutes } from "./run-routes.ts";

const SAMPLES = join(import.meta.dirname, "../../samples/packs");

async function run(...args: readonly string[]) {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const code = await runRoutes(args, {
    write: (text) => void lines.push(text),
    complain: (sentence) => void complaints.push(sentence),
  });
  return { code, routes: lines.map((line) => JSON.parse(line)), complaints };
}

it("prints the named routes of a pack", async () => {
  const { code, routes } = await run(join(SAMPLES, "voorbeeld-delft"), "--lines");
  expect(code).toBe(0);
  expect(routes).toMatchObject([
    {
      id: 9646542,
      mode: "cycle",
      scope: "local",
      name: "Zoefroute",
      ref: "Zoef",
      meters: 489,
      goesBeyond: true,
      parts: [{ kind: "main", meters: 489 }],
    },
  ]);
  expect(routes[0].parts[0].line[0]).toEqual([4.359681, 52.005102]);
});

it("says which pack has none, and explains itself", async () => {
  const none = await run(join(SAMPLES, "voorbeeld-limburg-wandelen"));
  expect([none.code, none.routes, none.complaints.length]).toEqual([0, [], 1]);
  expect((await run()).code).toBe(2);
  expect((await run("--line", "x")).code).toBe(2);
});
