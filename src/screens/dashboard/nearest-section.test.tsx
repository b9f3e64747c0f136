import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { fakeDatabaseError } from "#storage/fake-database-error.ts";
import { dashboardTexts } from "#words/app/dashboard.ts";
import { NearestSection } from "./nearest-section.tsx";

it("reports why the waypoints could not be read instead of an empty list", async () => {
  const problem = { kind: "full", neededBytes: null } as const;
  waypointsStore.setState({
    waypoints: [],
    unstored: { kind: "unread", error: fakeDatabaseError(problem) },
  });
  show(<NearestSection />);
  expect(await screen.findByText(/^Je waypoints kunnen nu .* Maak ruimte vrij/)).toBeTruthy();
  expect(screen.queryByText(dashboardTexts.noWaypoints)).toBeNull();
  act(() => waypointsStore.setState({ unstored: null }));
  expect(screen.getByText(dashboardTexts.noWaypoints)).toBeTruthy();
});
