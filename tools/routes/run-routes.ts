import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type NamedRoute, namedRoutesOf } from "#domain/named-routes/named-routes.ts";
import { readRoutes } from "#domain/named-routes/read-routes.ts";
import { RoutesFormatError } from "#domain/named-routes/routes-format.ts";
import { ROUTES_FILE } from "#domain/packs/make/make-routes.ts";

/** The usage of `npm run routes`. */
const USAGE = `npm run --silent routes -- DIR… [--lines]
  prints the named routes of packs, one line of JSON each: relation, mode, scope, name, ref, from, to, length in
  metres in its direction and of all its ways, stages, parts, breaks, and whether it goes on outside the pack
  --lines  with the places of each part: [[lng, lat], …]`;

/** The terminal of the command. */
interface Output {
  readonly write: (text: string) => void;
  readonly complain: (sentence: string) => void;
}

/** Runs the command; resolves to its exit code. */
export async function runRoutes(
  args: readonly string[],
  { write, complain }: Output,
): Promise<number> {
  const folders = args.filter((arg) => !arg.startsWith("--"));
  const options = args.filter((arg) => arg.startsWith("--"));
  if (folders.length === 0 || options.some((option) => option !== "--lines")) {
    complain(USAGE);
    return 2;
  }
  for (const folder of folders) {
    const path = join(folder, ROUTES_FILE);
    if (!existsSync(path)) {
      complain(`${folder} has no named routes.`);
      continue;
    }
    try {
      const file = await readRoutes(new Uint8Array(readFileSync(path)));
      for (const route of namedRoutesOf(file)) write(lineOf(route, options.includes("--lines")));
    } catch (error) {
      if (!(error instanceof RoutesFormatError)) throw error;
      complain(`${path}: ${error.message}`);
      return 1;
    }
  }
  return 0;
}

function lineOf(route: NamedRoute, withLines: boolean): string {
  const { lengthMeters, mappedMeters, stages, parts, partsBack, breaks, ...rest } = route;
  const placesOf = (places: Float64Array): readonly (readonly number[])[] =>
    Array.from({ length: places.length / 2 }, (_, at) => [...places.slice(2 * at, 2 * at + 2)]);
  const partsRow = (some: NamedRoute["parts"]) =>
    some.map(({ kind, lengthMeters: meters, places }) => ({
      kind,
      meters: Math.round(meters),
      ...(withLines && { line: placesOf(places) }),
    }));
  return JSON.stringify({
    ...rest,
    meters: Math.round(lengthMeters),
    mappedMeters: Math.round(mappedMeters),
    stages: stages.map(({ lengthMeters: meters, ...stage }) => ({
      ...stage,
      meters: Math.round(meters),
    })),
    breaks: breaks.map((one) => ({ ...one, meters: Math.round(one.meters) })),
    parts: partsRow(parts),
    partsBack: partsRow(partsBack),
  });
}
