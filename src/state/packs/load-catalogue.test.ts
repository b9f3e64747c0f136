import { beforeEach, describe, expect, it, vi } from "vitest";
import { packIndexJson } from "#domain/packs/pack-manifest.ts";
import type { FakeFile } from "#platform/downloads/fake-downloads.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { CATALOGUE, fakePackDevice, OWN_ORIGIN } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

describe("the address of a catalogue", () => {
  it.each([
    ["packs.example/nl/", CATALOGUE],
    [" https://packs.example/nl/index.json#boven ", CATALOGUE],
  ])("may be typed as %s", async (typed, address) => {
    const device = fakePackDevice();
    device.serve(await inventedPack());
    const app = await device.visit();
    expect(await app.loadCatalogue(typed)).toBe(address);
    expect(app.store.getState().catalogue).toMatchObject({ entries: [{ name: "dorp" }] });
  });

  it("can be a path on the server of the app", async () => {
    const device = fakePackDevice();
    const app = await device.visit();
    await app.loadCatalogue("/packs/");
    expect(device.downloads.asked[0]?.url).toBe(`${OWN_ORIGIN}/packs/index.json`);
  });

  it.each([
    ["insecure-address", "http://packs.example/index.json"],
    ["bad-address", ""],
    ["bad-address", "https://"],
    ["bad-address", "ftp://packs.example/index.json"],
    ["not-found", "https://packs.example/anders.json"],
  ])("is refused as %s: %s", async (problem, typed) => {
    const app = await fakePackDevice().visit();
    expect(await app.loadCatalogue(typed)).toBeNull();
    expect(app.store.getState().catalogue).toEqual({ status: "failed", problem });
  });

  it.each<[string, Partial<FakeFile>]>([
    ["unreachable", { isUnreachable: true }],
    ["redirected", { isRedirected: true }],
    ["server-error", { status: 503 }],
    ["html-answered", { contentType: "text/html" }],
    ["not-a-catalogue", { bytes: new TextEncoder().encode("[]") }],
    ["not-a-catalogue", { bytes: new Uint8Array(5 << 20).fill(0x20) }],
    [
      "newer-version",
      { bytes: new TextEncoder().encode('{"format":"scouting-map-pack-index","version":2}') },
    ],
    ["connection-lost", { cutAfterBytes: 64 }],
  ])("is said to be %s", async (problem, change) => {
    const device = fakePackDevice();
    device.serve(await inventedPack());
    Object.assign(device.downloads.served.get(CATALOGUE) as FakeFile, change);
    const app = await device.visit();
    await app.loadCatalogue(CATALOGUE);
    expect(app.store.getState().catalogue).toEqual({ status: "failed", problem });
  });

  it("is reported as unreachable when the device is offline", async () => {
    const device = fakePackDevice();
    device.downloads.online = false;
    const app = await device.visit();
    await app.loadCatalogue(CATALOGUE);
    expect(app.store.getState().catalogue).toEqual({ status: "failed", problem: "offline" });
  });
});

it("gives up on a catalogue that never arrives", async () => {
  const device = fakePackDevice();
  device.downloads.served.set(CATALOGUE, { bytes: new Uint8Array(), isSilent: true });
  const app = await device.visit();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = app.loadCatalogue(CATALOGUE);
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  expect(await asked).toBeNull();
  expect(app.store.getState().catalogue).toEqual({ status: "failed", problem: "unreachable" });
});

it("offers the other packs when an entry is invalid, and counts the invalid ones", async () => {
  const device = fakePackDevice();
  const pack = await inventedPack();
  device.serve(pack);
  const text = packIndexJson([pack.entry, { ...pack.entry, manifest: "../../geheim" }]);
  device.downloads.served.set(CATALOGUE, { bytes: new TextEncoder().encode(text) });
  const app = await device.visit();
  await app.loadCatalogue(CATALOGUE);
  expect(app.store.getState().catalogue).toMatchObject({
    entries: [pack.entry],
    leftOutCount: 1,
  });
});
