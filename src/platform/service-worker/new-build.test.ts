import { describe, expect, it } from "vitest";
import { type PageOfBuild, reloadForNewBuild } from "./new-build.ts";

function fakePage(answer: () => Response | Promise<Response>, memory = new Map<string, string>()) {
  const seen = { reloads: 0 };
  const page: PageOfBuild = {
    ownBuildId: "old",
    ask: async () => answer(),
    memory: () => ({
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
    }),
    reload: () => void seen.reloads++,
  };
  return { page, seen, memory };
}

const building = (buildId: unknown) => () => Response.json({ buildId });

describe("reloadForNewBuild", () => {
  it("reloads when the server has another build", async () => {
    const { page, seen } = fakePage(building("new"));
    expect(await reloadForNewBuild(page)).toBe(true);
    expect(seen.reloads).toBe(1);
  });

  it("reloads once for a build, and again for the one after it", async () => {
    const memory = new Map<string, string>();
    await reloadForNewBuild(fakePage(building("new"), memory).page);
    const again = fakePage(building("new"), memory);
    expect(await reloadForNewBuild(again.page)).toBe(false);
    expect(again.seen.reloads).toBe(0);
    expect(await reloadForNewBuild(fakePage(building("newer"), memory).page)).toBe(true);
  });

  it.each([
    ["the same build", building("old")],
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["no such file", () => new Response("", { status: 404 })],
    ["a page instead", () => new Response("<!doctype html>")],
    ["something else", () => Response.json({ version: 2 })],
    ["nothing", () => Response.json(null)],
  ])("shows the failure when there is %s", async (_, answer) => {
    const { page, seen } = fakePage(answer);
    expect(await reloadForNewBuild(page)).toBe(false);
    expect(seen.reloads).toBe(0);
  });

  it("does not reload when it cannot store that it did", async () => {
    const { page, seen } = fakePage(building("new"));
    const blocked = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(await reloadForNewBuild({ ...page, memory: blocked })).toBe(false);
    expect(seen.reloads).toBe(0);
  });
});
