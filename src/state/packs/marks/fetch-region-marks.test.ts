import { beforeEach, describe, expect, it } from "vitest";
import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { INVENTED_FIXED, INVENTED_FLOATING } from "#domain/fairway/official/marks.fixture.ts";
import { readMarksFile } from "#domain/fairway/official/marks-file.ts";
import { MARKS_SERVICE } from "#domain/links/marks-address.ts";
import type { FakeFile } from "#platform/downloads/fake-downloads.ts";
import {
  type FakePackDevice,
  fakePackDevice,
  untilEnded,
} from "#state/packs/fake-pack-device.fixture.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";

beforeEach(emptyIndexedDb);

const AREA: LngLatBox = [4.3, 52, 4.34, 52.03];
const WANTED = { name: "Rond Schipluiden", area: AREA };

/** A service with two pages of floating marks and one of fixed marks, all of them invented. */
interface FakeService {
  readonly asked: string[];
  date: string;
  /** Answers a page with something else. */
  change: (url: string) => FakeFile | null;
}

function deviceWithService(): { device: FakePackDevice; service: FakeService } {
  const device = fakePackDevice();
  const service: FakeService = { asked: [], date: "2026-11-20", change: () => null };
  device.downloads.server = ({ url }) => {
    if (!url.startsWith(MARKS_SERVICE)) return null;
    service.asked.push(url);
    return service.change(url) ?? pageAt(url, service.date);
  };
  return { device, service };
}

function pageAt(url: string, date: string): FakeFile {
  const [isFixed, isSecond] = [url.includes("_vast_"), url.includes("cursor=2")];
  const [first, ...others] = INVENTED_FLOATING;
  const floating = isSecond ? others : [first];
  const next = { rel: "next", href: `${url}&cursor=2` };
  return json({
    type: "FeatureCollection",
    timeStamp: `${date}T09:00:00Z`,
    features: isFixed ? INVENTED_FIXED : floating,
    links: isFixed || isSecond ? [] : [next],
  });
}

function json(value: unknown): FakeFile {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { bytes, contentType: "application/geo+json" };
}

async function fetched(device: FakePackDevice) {
  const app = await device.visit();
  const job = app.fetchRegionMarks(WANTED);
  await untilEnded(device, job);
  return { app, record: await job };
}

async function marksIn(device: FakePackDevice, id = "") {
  const bytes = device.files.stored.get(id)?.get("marks.json") ?? new Uint8Array();
  return readMarksFile(new TextDecoder().decode(bytes));
}

describe("the marks of an area", () => {
  it("are a pack with the day that the data states", async () => {
    const { device, service } = deviceWithService();
    const { app, record } = await fetched(device);
    expect(record).toMatchObject({
      kind: "pack",
      areas: [AREA],
      modes: [],
      dataDate: "2026-11-20",
      madeFrom: { kind: "marks", area: AREA },
    });
    expect(service.asked).toHaveLength(3);
    expect(service.asked[0]).toBe(
      `${MARKS_SERVICE}/collections/vaarweg_markeringen_drijvend_rd/items?f=json&limit=1000&bbox=4.3,52,4.34,52.03`,
    );
    expect((await marksIn(device, record?.id)).marks).toHaveLength(9);
    expect(app.store.getState().packs[0]?.marks?.size).toBeGreaterThan(0);
    expect([...(device.files.stored.get(record?.id ?? "")?.keys() ?? [])]).not.toContain(
      "pages.json",
    );
  });

  it("are renewed from the same area, and stay until the new ones are there", async () => {
    const { device, service } = deviceWithService();
    const { app, record } = await fetched(device);
    service.date = "2026-12-01";
    service.change = (url) =>
      url.includes("_vast_") ? { bytes: new Uint8Array(), status: 500 } : null;
    const failing = app.renewPack(record?.id ?? "");
    await untilEnded(device, failing);
    expect(await failing).toBe("failed");
    expect(app.store.getState().records).toMatchObject([{ dataDate: "2026-11-20" }]);
    expect((await marksIn(device, record?.id)).marks).toHaveLength(9);
    service.change = () => null;
    const renewal = app.renewPack(record?.id ?? "");
    await untilEnded(device, renewal);
    expect(await renewal).toBe("renewed");
    expect(app.store.getState().records).toMatchObject([{ dataDate: "2026-12-01" }]);
  });

  it("are asked for once, also if the network is lost halfway and after a kill", async () => {
    const { device, service } = deviceWithService();
    service.change = (url) =>
      url.includes("_vast_") ? { bytes: new Uint8Array(), isUnreachable: true } : null;
    const { app } = await fetched(device);
    const [left] = app.store.getState().jobs;
    expect(left).toMatchObject({ kind: "marks", status: "interrupted" });
    device.locks.names.clear();
    service.change = () => null;
    const next = await device.visit();
    await next.startJobs();
    await untilEnded(device, next.resumePackJob(left?.id ?? ""));
    expect(next.store.getState()).toMatchObject({ failedJobs: [], jobs: [], records: [{}] });
    expect(service.asked.filter((url) => url.includes("drijvend"))).toHaveLength(2);
    expect((await marksIn(device, left?.id)).marks).toHaveLength(9);
  });

  it("may be none", async () => {
    const { device, service } = deviceWithService();
    service.change = () => json({ type: "FeatureCollection", features: [] });
    const { record } = await fetched(device);
    expect(record).toMatchObject({ dataDate: null });
  });
});

describe("the service", () => {
  it.each<[string, FakeFile]>([
    ["unreachable", { bytes: new Uint8Array(), isUnreachable: true }],
    ["server-error", { bytes: new Uint8Array(), status: 500 }],
    ["html-answered", { bytes: new TextEncoder().encode("<html>"), contentType: "text/html" }],
    ["damaged", json({ code: 400 })],
    ["damaged", { bytes: new TextEncoder().encode("{"), contentType: "application/json" }],
    [
      "damaged",
      json({
        type: "FeatureCollection",
        features: [],
        links: [{ rel: "next", href: "https://elsewhere.example/items" }],
      }),
    ],
  ])("may answer with %s, and then nothing is added: %#", async (problem, file) => {
    const { device, service } = deviceWithService();
    service.change = () => file;
    const { app, record } = await fetched(device);
    expect(record).toBeNull();
    expect(app.store.getState()).toMatchObject({
      records: [],
      failedJobs: [{ kind: "marks", problem }],
    });
    expect(device.downloads.asked.every(({ url }) => url.startsWith(MARKS_SERVICE))).toBe(true);
  });

  it("is asked nothing on 'alleen offline'", async () => {
    const { device, service } = deviceWithService();
    device.isOfflineOnly = true;
    const { app } = await fetched(device);
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "offline-only" }]);
    expect(service.asked).toEqual([]);
  });
});

it("are a part of a region, beside its networks", async () => {
  const { device } = deviceWithService();
  const app = await device.visit();
  const map = { name: "Kamp", runs: runsOfBoxes([AREA]), source: { kind: "online" } as const };
  const networks = { from: "nowhere", reason: "no-source" } as const;
  const job = app.fetchRegion({ map, box: AREA, networks, marks: { from: "service" } });
  await untilEnded(device, job);
  const region = await job;
  expect(app.store.getState().records).toMatchObject([{ region: { ...region, part: "marks" } }]);
  const next = await device.visit();
  expect(next.store.getState().records[0]?.region).toEqual({ ...region, part: "marks" });
});
