import { beforeEach, expect, it, vi } from "vitest";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { boatingPhone } from "./boating-phone.fixture.ts";
import { createBoatingStatus } from "./boating-status.ts";
import { createManOverboard } from "./man-overboard.ts";

beforeEach(emptyIndexedDb);

const NOTHING = { isManOverboard: false, isAnchored: false, isSteering: false };

it("reports which records exist, now and after a change by another tab", async () => {
  const phone = boatingPhone();
  const { connection } = phone;
  const status = createBoatingStatus({ ...phone.device, connection });
  await status.look();
  expect(status.store.getState()).toEqual(NOTHING);
  const other = createManOverboard(phone.otherTab());
  await other.mark();
  const marked = { ...NOTHING, isManOverboard: true };
  await vi.waitFor(() => expect(status.store.getState()).toEqual(marked));
  await other.end();
  await vi.waitFor(() => expect(status.store.getState()).toEqual(NOTHING));
});

it("reports nothing without a database", async () => {
  const { connection, device } = boatingPhone();
  connection.failure = "absent";
  const status = createBoatingStatus({ ...device, connection });
  await status.look();
  expect(status.store.getState()).toEqual(NOTHING);
});
