import { expect, it, vi } from "vitest";
import { ASKED_AT_MS, INVENTED_BULLETIN } from "#domain/bulletin/invented-bulletin.fixture.ts";
import { type Ask, makeBulletin } from "./make-bulletin.ts";
import { readNotices, summariesAddress } from "./read-notices.ts";
import { readLevel, readTides, tideQuestion, WATER_URL } from "./read-water.ts";

// All answers are invented after docs/formats/bulletin.md: neither service can be asked here.
const SUMMARY = {
  ntsSummaryId: 1,
  ntsNumber: { organisation: "RWS", year: 2026, number: 123 },
  ntsType: "FTM",
  title: "Schie",
  limitationCode: "OBSTRU",
  locationName: "Abtswoudsebrug",
  fairwayName: "Schie",
  startDate: Date.parse("2026-11-26T06:00:00+01:00"),
  endDate: Date.parse("2026-11-28T18:00:00+01:00"),
  location: [{ lat: 52.00165, lon: 4.3636 }],
};

const NOTICE = {
  id: "RWS-2026-123",
  code: "OBSTRU",
  place: "Abtswoudsebrug",
  water: "Schie",
  startMs: SUMMARY.startDate,
  endMs: SUMMARY.endDate,
  line: [4.3636, 52.00165],
};

it("asks for the notices of the coming month with times in milliseconds", () => {
  const { searchParams } = new URL(summariesAddress(1_000_000));
  expect(Object.fromEntries(searchParams)).toEqual({
    validFrom: "1000000",
    validUntil: String(1_000_000 + 31 * 86_400_000),
    ntsTypes: "FTM",
    limitationGroup: "ALL",
  });
});

it("reads a notice, and counts those without a place or a start", () => {
  const answer = [SUMMARY, { ...SUMMARY, location: [] }, { ...SUMMARY, startDate: null }, 7];
  expect(readNotices(answer, 5)).toEqual({ askedAtMs: 5, items: [NOTICE], leftOutCount: 3 });
});

it.each([
  ["until further notice", { endDate: undefined }, { endMs: null }],
  ["with an end before its start", { endDate: 0 }, { endMs: null }],
  [
    "on the whole of a day that is its end",
    { endDate: Date.parse("2026-11-28T00:00:00+01:00") },
    { endMs: Date.parse("2026-11-29T00:00:00+01:00") - 1 },
  ],
  [
    "that ends at midnight before the day on which the clock goes back",
    { startDate: 0, endDate: Date.parse("2026-10-25T00:00:00+02:00") },
    { startMs: 0, endMs: Date.parse("2026-10-26T00:00:00+01:00") - 1 },
  ],
  ["with dates as texts", { startDate: "2026-11-26T06:00:00+01:00" }, {}],
  ["without a code", { limitationCode: null }, { code: "" }],
  ["by its title", { locationName: undefined }, { place: "Schie" }],
])("reads a notice %s", (_, change, expected) => {
  const { items } = readNotices([{ ...SUMMARY, ...change }], 5);
  expect(items).toEqual([{ ...NOTICE, ...expected }]);
});

it("takes an empty list for none, and an unknown answer for a failure", () => {
  expect(readNotices([], 5)).toEqual({ askedAtMs: 5, items: [], leftOutCount: 0 });
  expect(() => readNotices({ content: [SUMMARY] }, 5)).toThrow("no list");
  expect(() => readNotices([{ other: 1 }], 5)).toThrow("None of 1");
});

const PLACE = { Code: "hoekvanholland", Naam: "Hoek van Holland", Lat: 51.978, Lon: 4.12 };

function series(metadata: object, values: readonly (readonly [string, number, string?])[]) {
  return {
    Locatie: PLACE,
    AquoMetadata: {
      Grootheid: { Code: "WATHTE" },
      Hoedanigheid: { Code: "NAP" },
      ...metadata,
    },
    MetingenLijst: values.map(([Tijdstip, Waarde_Numeriek, Kwaliteitswaardecode = "00"]) => ({
      Tijdstip,
      Meetwaarde: { Waarde_Numeriek },
      WaarnemingMetadata: { Kwaliteitswaardecode },
    })),
  };
}

const TIDES = {
  Succesvol: true,
  WaarnemingenLijst: [
    // The kinds of the extremes, without heights.
    series({ Grootheid: { Code: "NVT" }, Groepering: { Code: "GETETBRKD2" } }, [
      ["2026-11-26T03:00:00.000+01:00", 0],
    ]),
    // Out of order, and one value twice, as where series meet.
    series({ Groepering: { Code: "GETETBRKD2" }, ProcesType: "astronomisch" }, [
      ["2026-11-26T09:00:00.000+01:00", 110],
      ["2026-11-26T03:00:00.000+01:00", -60],
    ]),
    series({ Groepering: { Code: "GETETBRKD2" }, ProcesType: "astronomisch" }, [
      ["2026-11-26T09:00:00.000+01:00", 110],
    ]),
    series({ ProcesType: "astronomisch" }, [["2026-11-26T04:00:00.000+01:00", -55]]),
  ],
};

it("reads the calculated high and low waters of a station, and no other series", () => {
  expect(readTides(TIDES, "hoekvanholland")).toEqual({
    code: "hoekvanholland",
    name: "Hoek van Holland",
    lat: 51.978,
    lng: 4.12,
    extremes: [
      { atMs: Date.parse("2026-11-26T03:00:00+01:00"), meters: -0.6 },
      { atMs: Date.parse("2026-11-26T09:00:00+01:00"), meters: 1.1 },
    ],
  });
});

const LEVELS = {
  WaarnemingenLijst: [
    series({ ProcesType: "meting" }, [
      ["2026-11-26T06:50:00.000+01:00", 45],
      ["2026-11-26T07:00:00.000+01:00", 0, "99"],
      ["2026-11-26T07:10:00.000+01:00", 999_999_999],
    ]),
    series({ ProcesType: "verwachting" }, [["2026-11-26T08:00:00.000+01:00", 70]]),
    series({ ProcesType: "meting", Groepering: { Code: "GETETM2" } }, [
      ["2026-11-26T07:05:00.000+01:00", 90],
    ]),
    series({ ProcesType: "meting", Hoedanigheid: { Code: "TAW" } }, [
      ["2026-11-26T07:05:00.000+01:00", 278],
    ]),
  ],
};

it("reads the last measured level, and neither gaps, forecasts nor levels of another reference", () => {
  expect(readLevel(LEVELS, "hoekvanholland")).toMatchObject({
    atMs: Date.parse("2026-11-26T06:50:00+01:00"),
    meters: 0.45,
  });
});

it.each([null, {}, { WaarnemingenLijst: [] }, { WaarnemingenLijst: [series({}, [])] }])(
  "never takes an answer without values for a level or a tide: %j",
  (answer) => {
    expect(() => readTides(answer, "x")).toThrow();
    expect(() => readLevel(answer, "x")).toThrow();
  },
);

it("never places a station that the answer does not place", () => {
  const answer = {
    WaarnemingenLijst: TIDES.WaarnemingenLijst.map((one) => ({ ...one, Locatie: {} })),
  };
  expect(() => readTides(answer, "x")).toThrow("no place");
});

/** Answers all questions, but for those of which `fails` says so. */
function answering(fails: (kind: "notices" | "tides" | "levels", code: string) => boolean): Ask {
  return async (address, question) => {
    const text = JSON.stringify(question);
    const kind = address !== WATER_URL ? "notices" : text.includes("GETET") ? "tides" : "levels";
    const code = /"Locatie":\{"Code":"([^"]+)"/.exec(text)?.[1] ?? "";
    if (fails(kind, code)) throw new Error("answered with 500");
    return { notices: [SUMMARY], tides: TIDES, levels: LEVELS }[kind];
  };
}

const LATER_MS = ASKED_AT_MS + 86_400_000;

it("makes the whole file of the answers", async () => {
  const { bulletin, failures, isRenewed } = await makeBulletin(
    answering(() => false),
    null,
    LATER_MS,
  );
  expect([failures, isRenewed]).toEqual([[], true]);
  expect(bulletin.notices?.items).toEqual([NOTICE]);
  expect(bulletin.tides?.items.length).toBeGreaterThan(30);
  expect(bulletin.levels?.items.length).toBeGreaterThan(40);
});

it.each(["notices", "tides", "levels"] as const)(
  "leaves the part of %s as it was, with its time, when its source fails",
  async (failing) => {
    const { bulletin, failures } = await makeBulletin(
      answering((kind) => kind === failing),
      INVENTED_BULLETIN,
      LATER_MS,
    );
    expect(bulletin[failing]).toBe(INVENTED_BULLETIN[failing]);
    const others = (["notices", "tides", "levels"] as const).filter((part) => part !== failing);
    for (const part of others) expect(bulletin[part]?.askedAtMs).toBe(LATER_MS);
    expect(failures.length).toBeGreaterThan(0);
  },
);

it("makes nothing of nothing: a part that never came is not there", async () => {
  const { bulletin, isRenewed } = await makeBulletin(
    answering(() => true),
    null,
    LATER_MS,
  );
  expect([bulletin, isRenewed]).toEqual([{ notices: null, tides: null, levels: null }, false]);
});

it("keeps the record of a station that fails, and stops asking a service that is gone", async () => {
  const one = await makeBulletin(
    answering((_, code) => code === "hoekvanholland"),
    INVENTED_BULLETIN,
    LATER_MS,
  );
  expect(one.bulletin.tides?.items).toContain(INVENTED_BULLETIN.tides?.items[0]);
  const ask = vi.fn(answering((kind) => kind !== "notices"));
  await makeBulletin(ask, null, LATER_MS);
  expect(ask.mock.calls.length).toBe(11);
});

it("asks for tides once a day", async () => {
  const ask = vi.fn(answering(() => false));
  const soonMs = ASKED_AT_MS + 3_600_000;
  const { bulletin } = await makeBulletin(ask, INVENTED_BULLETIN, soonMs);
  expect(bulletin.tides).toBe(INVENTED_BULLETIN.tides);
  const questions = ask.mock.calls.map(([, question]) => question);
  expect(questions).not.toContainEqual(tideQuestion("hoekvanholland", soonMs));
});
