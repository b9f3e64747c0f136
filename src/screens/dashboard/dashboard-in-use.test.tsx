import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { show } from "#parts/show.fixture.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { Component as Dashboard } from "./dashboard-screen.tsx";

const NODES = ["12", "34"].map((number, place) => ({
  osmId: place + 1,
  number,
  lat: 52,
  lng: 5 + place / 100,
}));
const LINE = Float64Array.of(5, 52, 5.01, 52);
const LEG = { meters: 1200, hasFerry: false, hasPortage: false, isConnection: false, line: LINE };
const PLAN = {
  draft: { ...emptyDraft("walk"), stops: NODES },
  route: { nodes: NODES, legs: [LEG], stopPlaces: [0, 1], meters: 1200 },
};

const headings = () =>
  screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

// In a separate file, because the dashboard loads the recorder here, which may report its status in the middle of a
// later test.
it("starts with the followed plan and the recording, and offers a loop", async () => {
  emptyIndexedDb();
  guidance.start({ kind: "plan", ...PLAN });
  recordingStatusStore.setState({ status: "elsewhere" });
  show(<Dashboard />);
  await waitFor(() =>
    expect(headings()).toEqual([
      "Nu bezig",
      "Opname",
      "Jouw positie",
      "Waypoints dichtbij",
      "Zonder netwerk",
    ]),
  );
  expect(screen.getAllByRole("link", { name: "Maak een rondje" })).toHaveLength(1);
  guidance.stop();
});
