import { beforeEach, describe, expect, it } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { inventedExtract } from "#domain/packs/make/invented-extract.fixture.ts";
import type { FakeFile } from "#platform/downloads/fake-downloads.ts";
import {
  type FakePackDevice,
  fakePackDevice,
  untilEnded,
} from "#state/packs/fake-pack-device.fixture.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import {
  type FakeSliceServer,
  fakeSliceServer,
} from "#workers/pack-jobs/slice/fake-slice-server.fixture.ts";

beforeEach(emptyIndexedDb);

const AREA: LngLatBox = [4.29, 51.99, 4.34, 52.03];
const WANTED = { name: "Rond Schipluiden", area: AREA };

/** The bytes that a resumed extract asks for again. */
const OVERLAP = 64;

const EXTRACT = new Uint8Array(Buffer.concat(inventedExtract().blobs));

function deviceWithServer(): { device: FakePackDevice; server: FakeSliceServer } {
  const device = fakePackDevice();
  const server = fakeSliceServer("https://slice.example", EXTRACT);
  device.downloads.server = (request) => server.answer(request);
  return { device, server };
}

/** Fetches the networks of the area, and lets the clock run until it has ended. */
async function fetched(device: FakePackDevice, wanted = WANTED) {
  const app = await device.visit();
  const job = app.fetchNetworks(wanted);
  await untilEnded(device, job);
  return { app, record: await job };
}

function refused(status: number, text = ""): FakeFile {
  return { status, bytes: new TextEncoder().encode(text), contentType: "text/plain" };
}

describe("the networks of an area", () => {
  it("are renewed from the same area, and keep the name that the user gave", async () => {
    const { device, server } = deviceWithServer();
    const { app, record } = await fetched(device);
    await app.renamePack(record?.id ?? "", "Onze streek");
    const renewal = app.renewPack(record?.id ?? "");
    await untilEnded(device, renewal);
    expect(await renewal).toBe("renewed");
    const { records } = app.store.getState();
    expect(records).toMatchObject([{ title: "Onze streek", areas: [AREA] }]);
    expect(records[0]?.id).not.toBe(record?.id);
    expect(server.asked.filter((request) => request.startsWith("POST"))).toHaveLength(2);
  });

  it("are asked for a little beyond it, and become a pack of the area", async () => {
    const { device, server } = deviceWithServer();
    const { app, record } = await fetched(device);
    expect(app.store.getState()).toMatchObject({ failedJobs: [], added: ["Rond Schipluiden"] });
    expect(record).toMatchObject({
      name: "Rond Schipluiden",
      areas: [AREA],
      modes: ["walk", "cycle", "canoe", "motorboat"],
      dataDate: "2026-11-25",
      madeFrom: { kind: "slice", area: AREA },
    });
    const [post = "", ...questions] = server.asked;
    expect(questions).toEqual(["status 0", "status 0", "status 0", "status 0", "file 0"]);
    expect(JSON.parse(post.replace("POST ", ""))).toEqual({
      Name: "none",
      RegionType: "bbox",
      RegionData: [51.97201, 4.26078, 52.04799, 4.36922],
    });
    expect([...(device.files.stored.get(record?.id ?? "")?.keys() ?? [])].toSorted()).toEqual([
      "findings.json",
      "named.routes",
      "network.graph",
      "networks.pmtiles",
      "places.json",
      "slice.json",
      "water.graph",
      "ways.graph",
    ]);
  });

  it("have a step for the queue, the server, the download and each phase of making the pack", async () => {
    const { device } = deviceWithServer();
    const app = await device.visit();
    const phases: string[] = [];
    app.store.subscribe(({ jobs }) => {
      const phase = jobs[0]?.step?.phase;
      if (phase && phases.at(-1) !== phase) phases.push(phase);
    });
    await untilEnded(device, app.fetchNetworks(WANTED));
    const made = ["index", "relations", "ways", "nodes", "routes", "tiles", "paths"];
    expect(phases).toEqual(["queued", "cutting", "receiving", ...made]);
  });

  it("replace those of the same area, under their new name", async () => {
    const { device } = deviceWithServer();
    const { app, record } = await fetched(device);
    await app.renamePack(record?.id ?? "", "Ons dorp");
    await untilEnded(device, app.fetchNetworks(WANTED));
    expect(app.store.getState().records).toMatchObject([{ title: "Ons dorp" }]);
    expect(device.files.stored.size).toBe(1);
  });

  it("are asked for slower and slower", async () => {
    const { device, server } = deviceWithServer();
    server.questions = 12;
    const app = await device.visit();
    const atMs: number[] = [];
    const answer = server.answer;
    device.downloads.server = (request) => {
      atMs.push(device.clock.steadyMs());
      return answer(request);
    };
    await untilEnded(device, app.fetchNetworks(WANTED), 100);
    const pauses = atMs.slice(1, -1).map((ms, index) => ms - (atMs[index] ?? 0));
    expect(pauses[0]).toBeGreaterThanOrEqual(2000);
    expect(pauses.every((pause, index) => pause >= (pauses[index - 1] ?? 0) - 200)).toBe(true);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(10_000);
    expect(pauses.at(-1)).toBeLessThan(10_400);
  });
});

describe("the slice server", () => {
  it.each<[string, boolean, FakeFile]>([
    ["slice-too-large", false, refused(400, "Error: the limit of nodes was exceeded.")],
    ["queue-full", true, refused(503)],
    ["server-error", true, refused(500)],
    ["html-answered", true, { ...refused(200, "<html>Log in"), contentType: "text/html" }],
    ["server-error", true, refused(201, "../packs/other")],
  ])("may refuse as %s, and the job waits: %j", async (problem, waits, refusal) => {
    const { device, server } = deviceWithServer();
    server.refusal = refusal;
    const { app, record } = await fetched(device);
    expect(record).toBeNull();
    expect(app.store.getState()).toMatchObject({
      failedJobs: [{ kind: "slice", name: "Rond Schipluiden", problem }],
      jobs: waits ? [{ kind: "slice", status: "interrupted" }] : [],
    });
    expect(server.asked).toHaveLength(1);
    server.refusal = null;
    await untilEnded(device, app.fetchNetworks(WANTED));
    expect(app.store.getState()).toMatchObject({ failedJobs: [], records: [{}], jobs: [] });
  });

  it("is asked for an extract once, also after a reload, a kill and a lost connection", async () => {
    const { device, server } = deviceWithServer();
    server.questions = 8;
    const app = await device.visit();
    const job = app.fetchNetworks(WANTED);
    app.store.subscribe(({ jobs: [first] }) => {
      if (first?.step?.phase === "cutting") app.cancelPackJob(first.id);
    });
    await untilEnded(device, job);
    expect(app.store.getState().jobs).toMatchObject([{ status: "interrupted" }]);

    device.locks.names.clear();
    const next = await device.visit();
    const [left] = next.store.getState().jobs;
    expect(left).toMatchObject({ kind: "slice", status: "interrupted", name: WANTED.name });
    server.file = { cutAfterBytes: 256 };
    await untilEnded(device, next.resumePackJob(left?.id ?? ""));
    expect(next.store.getState().failedJobs).toMatchObject([{ problem: "connection-lost" }]);
    const received = device.files.stored.get(left?.id ?? "")?.get("extract.osm.pbf");
    expect(received?.length).toBe(256 + 2 * (256 - OVERLAP));

    server.file = {};
    await untilEnded(device, next.resumeCutOff());
    expect(next.store.getState()).toMatchObject({ failedJobs: [], jobs: [], records: [{}] });
    expect(server.asked.filter((one) => one.startsWith("POST"))).toHaveLength(1);
    const ranges = device.downloads.asked.filter(({ url }) => url.includes("/files/"));
    expect(ranges.map(({ fromByte }) => fromByte)).toEqual([0, 192, 384, 576]);
  });

  it("is asked again for an extract that it has forgotten after a day", async () => {
    const { device, server } = deviceWithServer();
    server.file = { cutAfterBytes: 256 };
    const { app } = await fetched(device);
    server.file = {};
    server.forgotten.add(0);
    const [left] = app.store.getState().jobs;
    await untilEnded(device, app.resumePackJob(left?.id ?? ""));
    expect(app.store.getState()).toMatchObject({ failedJobs: [], records: [{}], jobs: [] });
    expect(server.asked.filter((one) => /POST|1$/.test(one)).length).toBeGreaterThan(5);
  });

  it("may lose an extract that was just asked for: then a resumed job asks again", async () => {
    const { device, server } = deviceWithServer();
    server.forgotten.add(0);
    const { app } = await fetched(device);
    expect(app.store.getState().failedJobs).toMatchObject([{ problem: "slice-expired" }]);
    await untilEnded(device, app.resumePackJob(app.store.getState().jobs[0]?.id ?? ""));
    expect(app.store.getState()).toMatchObject({ failedJobs: [], records: [{}] });
  });

  it("may be in trouble for a moment", async () => {
    const { device, server } = deviceWithServer();
    server.statuses.push(refused(502), { ...refused(503), retryAfterMs: 20_000 });
    const { record } = await fetched(device);
    expect(record).not.toBeNull();
  });

  it("is left alone when it stands still for a quarter of an hour", async () => {
    const { device, server } = deviceWithServer();
    server.questions = 1000;
    const { app } = await fetched(device);
    expect(app.store.getState()).toMatchObject({
      failedJobs: [{ problem: "server-busy" }],
      jobs: [{ status: "interrupted" }],
    });
    expect(server.asked.length).toBeLessThan(110);
  });

  it("gets one request at a time, from all windows", async () => {
    const { device, server } = deviceWithServer();
    const [here, there] = [await device.visit(0), await device.visit(1)];
    const first = here.fetchNetworks(WANTED);
    const elsewhere: LngLatBox = [5, 52, 5.1, 52.1];
    await untilEnded(device, there.fetchNetworks({ name: "Elders", area: elsewhere }));
    expect(there.store.getState().failedJobs).toMatchObject([{ problem: "busy-elsewhere" }]);
    await untilEnded(device, first);
    expect(server.asked.filter((one) => one.startsWith("POST"))).toHaveLength(1);
  });
});

it("asks nothing on 'alleen offline', without a network, or for too large an area", async () => {
  const { device, server } = deviceWithServer();
  device.isOfflineOnly = true;
  const { app } = await fetched(device);
  expect(app.store.getState().failedJobs).toMatchObject([{ problem: "offline-only" }]);
  device.isOfflineOnly = false;
  device.downloads.online = false;
  await untilEnded(device, app.fetchNetworks(WANTED));
  expect(app.store.getState().failedJobs).toMatchObject([{ problem: "offline" }]);
  device.downloads.online = true;
  await untilEnded(device, app.fetchNetworks({ name: "Veel", area: [4, 51, 5, 52] }));
  expect(app.store.getState().failedJobs).toMatchObject([{ problem: "slice-too-large" }]);
  expect(server.asked).toEqual([]);
});

it("stops asking when the user goes offline, but makes the pack once the extract is there", async () => {
  const { device, server } = deviceWithServer();
  const app = await device.visit();
  const stopIn = (phase: string) =>
    app.store.subscribe(({ jobs: [job] }) => {
      if (job?.status === "running" && job.step?.phase === phase) app.stopAreas();
    });
  const forget = stopIn("cutting");
  await untilEnded(device, app.fetchNetworks(WANTED));
  forget();
  expect(app.store.getState().jobs).toMatchObject([{ status: "interrupted" }]);
  stopIn("ways");
  await untilEnded(device, app.fetchNetworks(WANTED));
  expect(app.store.getState()).toMatchObject({ failedJobs: [], records: [{}] });
  expect(server.asked.at(-1)).toBe("file 0");
});

it("goes on without a network after a kill while the pack was made", async () => {
  const { device, server } = deviceWithServer();
  const app = await device.visit();
  app.store.subscribe(({ jobs: [job] }) => {
    if (job?.step?.phase === "nodes") app.cancelPackJob(job.id);
  });
  await untilEnded(device, app.fetchNetworks(WANTED));
  const asked = server.asked.length;
  device.downloads.online = false;
  const next = await device.visit();
  await untilEnded(device, next.resumePackJob(next.store.getState().jobs[0]?.id ?? ""));
  expect(next.store.getState()).toMatchObject({ failedJobs: [], records: [{}], jobs: [] });
  expect(server.asked).toHaveLength(asked);
});

it("leaves nothing behind of an area without numbered nodes", async () => {
  const { device } = deviceWithServer();
  const { app } = await fetched(device, { name: "Zee", area: [3.5, 52.5, 3.6, 52.6] });
  expect(app.store.getState()).toMatchObject({ failedJobs: [{ problem: "no-nodes" }], jobs: [] });
  expect(device.files.stored.size).toBe(0);
});
