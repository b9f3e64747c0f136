import { parseArgs } from "node:util";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { OperatorError } from "../pack/operator-error.ts";

/** What is to be planned. */
export interface PlanOptions {
  /** Folders of packs. */
  readonly packs: readonly string[];
  readonly mode: NetworkMode;
  readonly numbers: readonly string[];
  /** OSM ids of the ends, instead of numbers. */
  readonly ends: readonly [from: number, to: number] | null;
  readonly near: LatLng | null;
  readonly isBatch: boolean;
}

/** How `npm run plan` is used. */
export const USAGE = `npm run --silent plan -- PACK… --mode walk|cycle|motorboat|canoe NUMBER NUMBER …
  PACK                 the folder of a pack; all are planned on as one
  --from ID --to ID    OSM ids of two nodes, instead of numbers
  --near LAT,LNG       decides between equal numbers
  --batch              reads lines {"nodes":[ID,ID,…]} and answers each with one line, in order;
                       "meters" is null where there is no way`;

/** Reads the command line. Throws OperatorError for what it cannot mean. */
export function parseOptions(args: readonly string[]): PlanOptions {
  const { values, positionals } = parsed(args);
  const mode = NETWORK_MODES.find((one) => one === values.mode);
  if (!mode) throw new OperatorError(`--mode is one of ${NETWORK_MODES.join(", ")}.`);
  const packs = positionals.filter((word) => /[/\\]/.test(word) || !/^\d/.test(word));
  if (packs.length === 0) throw new OperatorError("Name the folder of at least one pack.");
  return {
    packs,
    mode,
    numbers: positionals.filter((word) => !packs.includes(word)),
    ends: endsOf(values.from, values.to),
    near: values.near === undefined ? null : placeOf(values.near),
    isBatch: values.batch === true,
  };
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
        batch: { type: "boolean" },
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
  if (!ends.every(Number.isSafeInteger)) throw new OperatorError("--from and --to are OSM ids.");
  return ends;
}

function placeOf(text: string): LatLng {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(",").map(Number);
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
  throw new OperatorError("--near is a latitude and a longitude: 52.01,4.36.");
}
