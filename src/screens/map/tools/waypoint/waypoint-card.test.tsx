import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { WaypointCard } from "./waypoint-card.tsx";

it("names a waypoint that cannot be drawn and offers its export", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = { id: "stuk", name: "Stuk", lat: 52, lng: 5, note: {} as string };
  waypointsStore.setState({ waypoints: [broken] });
  const card = { waypointId: "stuk", onClose: vi.fn(), onMeasure: vi.fn() };
  show(<WaypointCard {...card} />);
  expect(screen.getByRole("heading", { name: "Stuk" })).toBeTruthy();
  expect(screen.getByText(/“Stuk” kan hier niet worden getoond/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /[Ee]xporteer/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Bekijk waypoint" })).toBeTruthy();
});

it("leads with the way there, and has the coordinates", async () => {
  waypointsStore.setState({ waypoints: [{ id: "tent", name: "Tent", lat: 52.228, lng: 5.321 }] });
  show(<WaypointCard waypointId="tent" onClose={vi.fn()} onMeasure={vi.fn()} />);
  const [first] = screen.getAllByRole("button", { name: /Ga naar|Meet vanaf hier/ });
  expect(first?.textContent).toContain("Ga naar");
  expect(await screen.findByText("52.22800, 5.32100")).toBeTruthy();
});
