import type { Bulletin, Notice, TideStation } from "./bulletin.ts";

/** When the invented sources were asked: Thursday 26 November 2026, 07:12 in Amsterdam. */
export const ASKED_AT_MS = Date.parse("2026-11-26T07:12:00+01:00");

const HOUR_MS = 3_600_000;

/** Returns an invented notice: no answer of the source was at hand. */
export function inventedNotice(change: Partial<Notice> = {}): Notice {
  return {
    id: "RWS-2026-1",
    code: "OBSTRU",
    place: "Abtswoudsebrug",
    water: "Schie",
    startMs: ASKED_AT_MS - 24 * HOUR_MS,
    endMs: ASKED_AT_MS + 48 * HOUR_MS,
    line: [4.3636, 52.00165],
    ...change,
  };
}

/** An invented station at Hoek van Holland: low, high, low and high water, from 03:00 on. */
export const INVENTED_STATION: TideStation = {
  code: "hoekvanholland",
  name: "Hoek van Holland",
  lat: 51.978,
  lng: 4.12,
  extremes: [-0.6, 1.1, -0.7, 1.2].map((meters, index) => ({
    atMs: Date.parse("2026-11-26T03:00:00+01:00") + index * 6 * HOUR_MS,
    meters,
  })),
};

/** An invented file with all of its parts. */
export const INVENTED_BULLETIN: Bulletin = {
  notices: { askedAtMs: ASKED_AT_MS, items: [inventedNotice()], leftOutCount: 0 },
  tides: { askedAtMs: ASKED_AT_MS, items: [INVENTED_STATION], leftOutCount: 0 },
  levels: {
    askedAtMs: ASKED_AT_MS,
    items: [
      {
        code: "dordrecht",
        name: "Dordrecht",
        lat: 51.815,
        lng: 4.67,
        atMs: ASKED_AT_MS - HOUR_MS,
        meters: 0.45,
      },
    ],
    leftOutCount: 0,
  },
};
