import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { planner, planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { Component as RouteScreen } from "./route-screen.tsx";
import { Component as RoutesScreen } from "./routes-screen.tsx";

const NODES = ["12", "34"].map((number, place) => ({
  ...{ osmId: place + 1, number },
  ...{ lat: 52, lng: 5 + place / 100 },
}));
const PLAN = {
  draft: { ...emptyDraft("cycle"), stops: NODES },
  route: {
    nodes: NODES,
    legs: [
      {
        ...{ meters: 1200, hasFerry: true, hasPortage: false, isConnection: false },
        line: Float64Array.of(5, 52, 5.01, 52),
      },
    ],
    ...{ stopPlaces: [0, 1], meters: 1200 },
  },
};

beforeEach(emptyIndexedDb);

it("lists what is kept, opens it, bins it and has it back", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const id = await savedPlans.save(null, "Pontje", PLAN);
  const router = createMemoryRouter(
    [
      { path: "/routes", element: <RoutesScreen /> },
      { path: "/routes/:planId", element: <RouteScreen /> },
      { path: "/map", element: <p>De kaart</p> },
    ],
    { initialEntries: ["/routes"] },
  );
  const user = userEvent.setup();
  render(<RouterProvider router={router} />);
  await user.click(await screen.findByRole("link", { name: /^Pontje/ }));
  expect(await screen.findByText("1,2 km · pont")).toBeTruthy();
  // No pack has its nodes: the kept plan stays, and it is said.
  expect(await screen.findByText(/is een knooppunt of stuk van deze route weg/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Open op de kaart" }));
  expect(await screen.findByText("De kaart")).toBeTruthy();
  expect(planner.store.getState().route.meters).toBe(1200);
  expect(planningStore.getState().savedId).toBe(id);

  await router.navigate(`/routes/${id}`);
  await user.click(await screen.findByRole("button", { name: "Verwijder" }));
  await user.click(await screen.findByRole("button", { name: "Zet terug: Pontje" }));
  expect(await screen.findByRole("link", { name: /^Pontje/ })).toBeTruthy();
});
