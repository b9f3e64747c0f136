import type { Bulletin, BulletinPart, Notice } from "#domain/bulletin/bulletin.ts";
import { readNotices, summariesAddress } from "./read-notices.ts";
import { levelQuestion, readLevel, readTides, tideQuestion, WATER_URL } from "./read-water.ts";
import { RIVER_GAUGES, TIDE_STATIONS } from "./stations.ts";

/** Asks a service: posts the question, or gets the address without one. Resolves to the JSON of the answer; rejects otherwise. */
export type Ask = (address: string, question: object | null) => Promise<unknown>;

/** The new file, with what failed. */
export interface MadeBulletin {
  readonly bulletin: Bulletin;
  /** A line for each source or station that did not answer. */
  readonly failures: readonly string[];
  /** True if any part is new. */
  readonly isRenewed: boolean;
}

/** Tides are calculated, so they are asked once a day. */
const TIDES_MS = 20 * 3_600_000;

/**
 * Asks all sources. One that fails leaves its part of the previous file as it is, with its own time, and a station that fails
 * keeps its record of that file.
 */
export async function makeBulletin(
  ask: Ask,
  previous: Bulletin | null,
  nowMs: number,
): Promise<MadeBulletin> {
  const failures: string[] = [];
  const notices = await askNotices(ask, nowMs).catch((error: unknown) => {
    failures.push(`notices: ${messageOf(error)}`);
    return null;
  });
  const oldTides = previous?.tides ?? null;
  const areTidesFresh = oldTides !== null && Math.abs(nowMs - oldTides.askedAtMs) < TIDES_MS;
  const tides = areTidesFresh
    ? null
    : await askStations(oldTides, TIDE_STATIONS, nowMs, failures, async (code) =>
        readTides(await ask(WATER_URL, tideQuestion(code, nowMs)), code),
      );
  const gauges = [...TIDE_STATIONS, ...RIVER_GAUGES];
  const levels = await askStations(
    previous?.levels ?? null,
    gauges,
    nowMs,
    failures,
    async (code) => readLevel(await ask(WATER_URL, levelQuestion(code, nowMs)), code),
  );
  return {
    bulletin: {
      notices: notices ?? previous?.notices ?? null,
      tides: tides ?? oldTides,
      levels: levels ?? previous?.levels ?? null,
    },
    failures,
    isRenewed: notices !== null || tides !== null || levels !== null,
  };
}

async function askNotices(ask: Ask, nowMs: number): Promise<BulletinPart<Notice>> {
  return readNotices(await ask(summariesAddress(nowMs), null), nowMs);
}

/** Asks stations one after another, until several in a row fail: the service is unreachable then. Null if none answered. */
async function askStations<Station extends { readonly code: string }>(
  previous: BulletinPart<Station> | null,
  codes: readonly string[],
  nowMs: number,
  failures: string[],
  askOne: (code: string) => Promise<Station>,
): Promise<BulletinPart<Station> | null> {
  const found = new Map<string, Station>();
  let failedInARow = 0;
  for (const [index, code] of codes.entries()) {
    if (failedInARow === MAX_FAILED) {
      failures.push(`${codes.length - index} more stations are not asked`);
      break;
    }
    try {
      found.set(code, await askOne(code));
      failedInARow = 0;
    } catch (error) {
      failedInARow += 1;
      failures.push(`${code}: ${messageOf(error)}`);
    }
  }
  if (found.size === 0) return null;
  const before = (previous?.items ?? []).filter(({ code }) => !found.has(code));
  return { askedAtMs: nowMs, items: [...found.values(), ...before], leftOutCount: 0 };
}

/** As many codes in a row that the service does not know are unlikely. */
const MAX_FAILED = 5;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
