import { expect, test } from "vitest";
import { FILE_NAME_HEADER } from "#domain/offline/shared-files.ts";
import { isSharedFiles, receiveShared } from "./receive-shared.ts";

const ORIGIN = "https://kaart.example";

function posted(form: FormData): Request {
  return new Request(`${ORIGIN}/waypoints`, { method: "POST", body: form });
}

function fakeCache() {
  const stored = new Map<string, Response>();
  return {
    stored,
    put: async (key: unknown, response: Response) => void stored.set(`${key}`, response),
  };
}

test("shared files are stored with their names, and the page opens", async () => {
  const form = new FormData();
  form.append("files", new File(["<gpx/>"], "hé & ja.gpx"));
  form.append("files", new File(["<kml/>"], "b.kml"));
  form.append("files", "just words");
  const cache = fakeCache();
  const response = await receiveShared(posted(form), async () => cache);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(`${ORIGIN}/waypoints?gedeeld=2`);
  const [first] = [...cache.stored.values()];
  expect(await first?.text()).toBe("<gpx/>");
  expect(first?.headers.get(FILE_NAME_HEADER)).toBe(encodeURIComponent("hé & ja.gpx"));
});

test("the page opens with a notice if the files cannot be stored", async () => {
  const form = new FormData();
  form.append("files", new File(["<gpx/>"], "a.gpx"));
  const response = await receiveShared(posted(form), () => Promise.reject(new Error("full")));
  expect(response.headers.get("Location")).toBe(`${ORIGIN}/waypoints?gedeeld=0`);
});

test.each([
  ["POST", `${ORIGIN}/waypoints`, true],
  ["GET", `${ORIGIN}/waypoints`, false],
  ["POST", `${ORIGIN}/waypoints/tent`, false],
  ["POST", "https://elders.example/waypoints", false],
])("%s %s is a share of files: %s", (method, url, isShare) => {
  expect(isSharedFiles({ method, url, mode: "navigate" }, ORIGIN)).toBe(isShare);
});
