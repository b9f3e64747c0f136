import { expect, it, vi } from "vitest";
import { beginWatch } from "#domain/anchor/anchor-watch.ts";
import { markManOverboard } from "#domain/steering/man-overboard.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { anchorStore } from "./anchor.ts";
import { followLogbook, logbookStore } from "./logbook.ts";
import { manOverboardStore } from "./man-overboard.ts";

const CIRCLE = { lat: 52.7, lng: 5.25, radiusMeters: 40 };

it("writes no lines about an anchor and a mark that were there before they were read", async () => {
  emptyIndexedDb();
  setPreferences({ instrumentLayout: "water" });
  recordingStatusStore.setState({ status: "recording" });
  followLogbook();
  const anchored = { circle: CIRCLE, startedAtMs: 1, state: beginWatch(1) };
  anchorStore.setState({ anchored, isRead: true });
  manOverboardStore.setState({ marks: [markManOverboard("1", 1, null)], isRead: true });
  const kinds = () => logbookStore.getState().entries?.map(({ kind }) => kind);
  await vi.waitFor(() => expect(kinds()).toEqual(["departure"]));
  anchorStore.setState({ anchored: null });
  await vi.waitFor(() => expect(kinds()).toEqual(["departure", "anchor-up"]));
});
