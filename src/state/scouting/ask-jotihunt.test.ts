import { expect, it, onTestFinished, vi } from "vitest";
import { EMPTY_HUNT, type Hunt } from "#domain/survey/hunt.ts";
import { WAYPOINT_COLORS } from "#domain/waypoints/waypoint-colors.ts";
import type { DownloadRequest } from "#platform/downloads/downloads.ts";
import { createJotihunt } from "./ask-jotihunt.ts";

const PLACE = { lat: 52.1, lng: 5.9 };

function answering(answer: unknown, hunt: Partial<Hunt> = {}) {
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  const get = vi.fn(async (_request: DownloadRequest) => ({
    status: 200,
    contentType: "application/json",
    contentRange: null,
    etag: null,
    contentLength: bytes.length,
    retryAfterMs: null,
    bytes: (async function* () {
      yield bytes;
    })(),
  }));
  const device = {
    downloads: () => ({ get, isOnline: () => true }),
    isOfflineOnly: () => false,
    isConnected: () => true,
    hunt: () => ({ ...EMPTY_HUNT, ...hunt }),
    clock: {
      after: vi.fn<(delayMs: number, listener: () => void) => () => void>(() => () => {}),
      steadyMs: vi.fn(() => 0),
    },
    colorArea: vi.fn(async (_id: string, _color: string) => true),
    addCircles: vi.fn(async (_groups: readonly unknown[]) => true),
  };
  return { device, get, ...createJotihunt(device) };
}

it("colours the areas of the hunt by their states, and names those that it lacks", async () => {
  const data = [
    { name: "alpha", status: "red" },
    { name: "Bravo", status: "green" },
  ];
  const areas = [{ id: "a", name: "Alpha", ring: [] }];
  const { askAreas, device, get } = answering({ data }, { areas });
  expect(await askAreas()).toEqual({ changedCount: 1, unknown: ["Bravo"] });
  expect(device.colorArea.mock.calls).toEqual([["a", WAYPOINT_COLORS.red]]);
  expect(get.mock.calls.map(([{ url }]) => url)).toEqual(["https://jotihunt.nl/api/2.0/areas"]);
});

it("adds the groups that the hunt does not have", async () => {
  const data = [
    { name: "Scouting A", lat: "52.1", long: "5.9", area: "Alpha" },
    { name: "scouting b", lat: "52.1", long: "5.9", area: "Alpha" },
  ];
  const circles = [{ ...PLACE, id: "b", name: "Scouting B", radiusMeters: 500 }];
  const { askGroups, device } = answering({ data }, { circles });
  expect(await askGroups()).toEqual({ changedCount: 1, unknown: [] });
  expect(device.addCircles.mock.calls).toEqual([
    [[{ ...PLACE, name: "Scouting A", area: "Alpha" }]],
  ]);
});

it("counts only what it changed", async () => {
  const color = WAYPOINT_COLORS.red;
  const areas = [{ id: "a", name: "Alpha", ring: [], color }];
  const known = answering({ data: [{ name: "Alpha", status: "red" }] }, { areas });
  expect(await known.askAreas()).toEqual({ changedCount: 0, unknown: [] });
  expect(known.device.colorArea).not.toHaveBeenCalled();
  const full = answering({ data: [{ name: "A", lat: 52, long: 5 }] });
  full.device.addCircles.mockResolvedValue(false);
  expect(await full.askGroups()).toEqual({ changedCount: 0, unknown: [] });
});

it("gives up an answer that does not come", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const { device } = answering({ data: [] });
  const get = ({ signal }: DownloadRequest): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  device.clock.after.mockImplementation((_delayMs, listener) => {
    queueMicrotask(listener);
    return () => {};
  });
  const downloads = () => ({ get, isOnline: () => true });
  expect(await createJotihunt({ ...device, downloads }).askAreas()).toBe("failed");
});

it.each([
  ["offline-only", { isOfflineOnly: () => true }],
  ["offline", { isConnected: () => false }],
] as const)("asks nothing when it is %s", async (problem, fields) => {
  const { device, get } = answering({ data: [] });
  const { askAreas, askGroups, askMessages } = createJotihunt({ ...device, ...fields });
  const answers = [await askAreas(), await askGroups(), await askMessages()];
  expect(answers).toEqual([problem, problem, problem]);
  expect(get).not.toHaveBeenCalled();
});

it("asks at most thirty times in a minute", async () => {
  const { askAreas, get, device } = answering({ data: [] });
  for (let count = 0; count < 30; count += 1) expect(await askAreas()).toMatchObject({});
  device.clock.steadyMs.mockReturnValue(59_999);
  expect(await askAreas()).toBe("too-often");
  expect(get).toHaveBeenCalledTimes(30);
  device.clock.steadyMs.mockReturnValue(60_000);
  expect(await askAreas()).toMatchObject({});
});

it("reads the messages of the organisers as plain text", async () => {
  const content = "<p>Zoek de <b>toren</b>.</p><script>x()</script>";
  const ofHint = { type: "hint", publish_at: "" };
  const data = [
    { title: "Hint 1", ...ofHint, message: { content } },
    { title: "Hint 2", ...ofHint, message: { content: '<img src="toren.jpg">' } },
    { title: "Hint 3", ...ofHint, message: { content: '<a href="https://a.example/">Kijk</a>' } },
  ];
  const { askMessages, get } = answering({ data });
  const hint = { kind: "hint", published: "" };
  expect(await askMessages()).toEqual([
    { ...hint, title: "Hint 1", text: "Zoek de toren.", hasMore: false },
    { ...hint, title: "Hint 2", text: "", hasMore: true },
    { ...hint, title: "Hint 3", text: expect.stringContaining("Kijk"), hasMore: true },
  ]);
  expect(get.mock.calls.map(([{ url }]) => url)).toEqual(["https://jotihunt.nl/api/2.0/articles"]);
});

it("says that it failed for an answer of another kind, or none", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const { askAreas, device } = answering("no list");
  expect(await askAreas()).toBe("failed");
  const get = () => Promise.reject(new Error("no connection"));
  const downloads = () => ({ get, isOnline: () => true });
  expect(await createJotihunt({ ...device, downloads }).askGroups()).toBe("failed");
});
