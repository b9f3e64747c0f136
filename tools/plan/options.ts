import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import { OperatorError } from "../pack/operator-error.ts";

/** The plan to make. */
export interface PlanOptions {
  /** Folders of packs. */
  readonly packs: readonly string[];
  readonly mode: NetworkMode;
  readonly numbers: readonly string[];
  /** The OSM ids of the ends, instead of numbers. */
  readonly ends: readonly [from: number, to: number] | null;
  readonly near: LatLng | null;
  /** The wanted length of a loop, instead of numbers. */
  readonly loopMeters: number | null;
  readonly routeOptions: RouteOptions;
  readonly isBatch: boolean;
  /** A file with a track to match to ways, instead of numbers. */
  readonly matchedFile: string | null;
}

/** The usage of `npm run plan`. */
export const USAGE = `npm run --silent plan -- PACK… --mode walk|cycle|motorboat|canoe NUMBER NUMBER …
  PACK                 the folder of a pack; several packs form one network
  NUMBER               the number of a node, which may have letters: 14, A07, B1a
  --from ID --to ID    OSM ids of two nodes, instead of numbers
  --near LAT,LNG       the nearest of equal numbers; the start of a loop
  --loop METERS        a loop of about that length near a place, instead of numbers; other
                       loops than the best are listed under "others"
  --match FILE         a file with a track: the ways that it follows, and a plan of it
  --fewest             the fewest numbers instead of the shortest route
  --avoid WHAT,…       ferry, portage, connection
  --prefer WHAT        paved or unpaved
  --batch              reads lines {"nodes":[ID,ID,…]}, or {"from":[LAT,LNG],"to":[LAT,LNG],
                       "shortest":true} for a route along ways, or on the water with
                       "height", "width", "length" and "draught" of a boat in metres,
                       {"from":[LAT,LNG],"loop":METERS} for loops along ways, or
                       {"from":[LAT,LNG],"reach":METERS} for the ways within a distance, and
                       prints one line for each, in order; "meters" is null without a route`;

/** Reads the command line. Throws OperatorError for invalid options. */
export function parseOptions(args: readonly string[]): PlanOptions {
  const { values, positionals } = parsed(args);
  const mode = NETWORK_MODES.find((one) => one === values.mode);
  if (!mode) throw new OperatorError(`--mode is one of ${NETWORK_MODES.join(", ")}.`);
  const packs = positionals.filter(isPack);
  if (packs.length === 0) throw new OperatorError(noPackText(positionals));
  const near = values.near === undefined ? null : placeOf(values.near);
  const loopMeters = values.loop === undefined ? null : lengthOf(values.loop);
  if (loopMeters !== null && !near)
    throw new OperatorError("--loop needs --near, the start of the loop.");
  return {
    packs,
    mode,
    numbers: positionals.filter((word) => !packs.includes(word)),
    ends: endsOf(values.from, values.to),
    near,
    loopMeters,
    routeOptions: {
      ...avoided(values.avoid ?? ""),
      ...preferred(values.prefer),
      isFewestPosts: values.fewest === true,
    },
    isBatch: values.batch === true,
    matchedFile: values.match ?? null,
  };
}

/** Tells whether a word is a pack: a path, or a folder here with a pack. Numbers of nodes may have letters: "A07". */
function isPack(word: string): boolean {
  if (/[/\\]/.test(word)) return true;
  return ["pack.json", "network.graph", "ways.graph"].some((name) => existsSync(join(word, name)));
}

function noPackText(words: readonly string[]): string {
  const sentence = "Name the folder of at least one pack";
  return words.length === 0 ? `${sentence}.` : `${sentence}: none of ${words.join(", ")} is one.`;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mode: { type: "string" },
        from: { type: "string" },
        to: { type: "string" },
        near: { type: "string" },
        loop: { type: "string" },
        fewest: { type: "boolean" },
        avoid: { type: "string" },
        prefer: { type: "string" },
        batch: { type: "boolean" },
        match: { type: "string" },
      },
    });
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
}

function endsOf(
  from: string | undefined,
  to: string | undefined,
): readonly [number, number] | null {
  if (from === undefined && to === undefined) return null;
  const ends = [Number(from), Number(to)] as const;
  if (!ends.every(Number.isSafeInteger))
    throw new OperatorError("--from and --to must be OSM ids.");
  return ends;
}

function placeOf(text: string): LatLng {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(",").map(Number);
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
  throw new OperatorError("--near must be a latitude and a longitude, such as 52.01,4.36.");
}

function lengthOf(text: string): number {
  const meters = Number(text);
  if (meters > 0 && Number.isFinite(meters)) return meters;
  throw new OperatorError("--loop must be a length in metres, such as 12000.");
}

const AVOIDABLE: Readonly<Record<string, keyof RouteOptions>> = {
  ferry: "avoidFerries",
  portage: "avoidPortages",
  connection: "avoidConnections",
};

function preferred(surface: string | undefined): RouteOptions {
  if (surface === undefined) return {};
  if (surface === "paved") return { preferPaved: true };
  if (surface === "unpaved") return { preferUnpaved: true };
  throw new OperatorError("--prefer must be paved or unpaved.");
}

function avoided(text: string): RouteOptions {
  const words = text.split(",").filter((word) => word !== "");
  const options = words.map((word) => {
    const option = AVOIDABLE[word];
    if (!option) throw new OperatorError(`--avoid knows ${Object.keys(AVOIDABLE).join(", ")}.`);
    return [option, true] as const;
  });
  return Object.fromEntries(options);
}
