import { expect, it } from "vitest";
import { storedFilesIn } from "./browser-stored-files.ts";

/** Returns a cache that outlives the objects using it, as that of a browser outlives pages. */
function fakeCaches() {
  const stored = new Map<string, Response>();
  const cache = {
    match: async (address: string) => stored.get(address)?.clone(),
    put: async (address: string, response: Response) => void stored.set(address, response),
  };
  return { open: async () => cache as unknown as Cache };
}

const text = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);
const json = (body: string) =>
  new Response(body, { headers: { "content-type": "application/json" } });

it("fetches a file once, and has it without a network from then on", async () => {
  const caches = fakeCaches();
  const online = storedFilesIn({ caches, fetch: async () => json("data") });
  expect(text(await online.read("/nautical/x.json"))).toBe("data");
  const offline = storedFilesIn({ caches, fetch: () => Promise.reject(new TypeError("offline")) });
  expect(text(await offline.read("/nautical/x.json"))).toBe("data");
  await expect(offline.read("/nautical/y.json")).rejects.toThrow("offline");
});

it("returns the kept file at once, and the newer version the next time", async () => {
  const caches = fakeCaches();
  await storedFilesIn({ caches, fetch: async () => json("old") }).read("/x");
  const files = storedFilesIn({ caches, fetch: async () => json("new") });
  expect(text(await files.read("/x"))).toBe("old");
  await expect.poll(async () => text(await files.read("/x"))).toBe("new");
});

it("stores nothing of a file that fails half way, and leaves the stored file as it was", async () => {
  const half = async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("ha"));
          controller.error(new TypeError("network changed"));
        },
      }),
    );
  const caches = fakeCaches();
  const failing = storedFilesIn({ caches, fetch: half });
  await expect(failing.read("/x")).rejects.toThrow("network changed");
  expect(await failing.stored("/x")).toBeNull();
  await storedFilesIn({ caches, fetch: async () => json("old") }).read("/x");
  for (const _ of ["renews it", "has it"]) expect(text(await failing.read("/x"))).toBe("old");
});

it("rejects an error, and the page of a captive portal", async () => {
  const page = new Response("<html>", { headers: { "content-type": "text/html; charset=utf-8" } });
  for (const answer of [page, new Response("", { status: 404 })]) {
    const files = storedFilesIn({ caches: fakeCaches(), fetch: async () => answer.clone() });
    await expect(files.read("/x")).rejects.toThrow("was answered with");
  }
});

it("returns the file where nothing can be kept", async () => {
  const blocked = { open: () => Promise.reject(new DOMException("blocked", "SecurityError")) };
  for (const caches of [null, blocked]) {
    const files = storedFilesIn({ caches, fetch: async () => json("data") });
    expect(text(await files.read("/x"))).toBe("data");
  }
});

it("stores a text for later visits, and downloads without storing", async () => {
  const caches = fakeCaches();
  const files = storedFilesIn({ caches, fetch: async () => json("fresh") });
  expect(await files.stored("/x")).toBeNull();
  expect(text(await files.download("/x"))).toBe("fresh");
  expect(await files.stored("/x")).toBeNull();
  expect(await files.store("/x", "mine")).toBe(true);
  const offline = storedFilesIn({ caches, fetch: () => Promise.reject(new TypeError("offline")) });
  expect(text((await offline.stored("/x")) ?? new ArrayBuffer(0))).toBe("mine");
  await expect(offline.download("/x")).rejects.toThrow("offline");
  const nowhere = storedFilesIn({ caches: null, fetch: async () => json("fresh") });
  expect([await nowhere.store("/x", "mine"), await nowhere.stored("/x")]).toEqual([false, null]);
});
