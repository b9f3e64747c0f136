import { beforeEach, expect, it, vi } from "vitest";
import { isTrailRecord } from "#domain/trail/trail-record.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { lateWindow } from "../late-window.fixture.ts";
import { openTrail } from "./open-trail.ts";
import { createTrails } from "./trails.ts";

beforeEach(emptyIndexedDb);

it("keeps a trail readable whatever the texts that come in, such as the long name of a waypoint", async () => {
  const parts = { ...lateWindow("laptop"), randomId: () => "1", ciphers: null };
  await createTrails(parts).add("Tocht");
  const trail = openTrail(parts, "1");
  const record = () => trail.store.getState().document;
  await vi.waitFor(() => expect(record()).not.toBeNull());
  const long = "De uitkijktoren ".repeat(500);
  trail.addPost({ name: long });
  await vi.waitFor(() => expect(record()?.posts).toHaveLength(1));
  const texts = { name: long, findText: long, question: long, text: long, hint: long };
  trail.changePost("1", texts);
  await vi.waitFor(() => expect(record()?.posts[0]?.hint).not.toBe(""));
  expect(isTrailRecord(record())).toBe(true);
  expect(record()?.posts[0]?.name).toBe(long.slice(0, 60));
});
