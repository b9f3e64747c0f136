import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { show } from "#parts/show.builder-test.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { planner } from "#state/plans/planner.ts";
import { PlanEntry } from "./plan-entry.tsx";

const NODES = ["12", "34"].map((number, place) => ({
  ...{ osmId: place + 1, number },
  ...{ lat: 52, lng: 5 + place / 100 },
}));
const PLAN = {
  draft: { ...emptyDraft("walk"), stops: NODES },
  route: {
    nodes: NODES,
    legs: [
      {
        ...{ meters: 1200, hasFerry: false, hasPortage: false, isConnection: false },
        line: Float64Array.of(5, 52, 5.01, 52),
      },
    ],
    ...{ stopPlaces: [0, 1], meters: 1200 },
  },
};

afterEach(() => localStorage.clear());

it("leads to the routes, and asks for nothing where no plan is in hand", () => {
  show(<PlanEntry />);
  const link = screen.getByRole("link", { name: "Alle routes" });
  expect(link.getAttribute("href")).toBe("/routes");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("shows the plan in the making", async () => {
  planner.open(PLAN);
  show(<PlanEntry />);
  expect(await screen.findByText("Jouw plan: Wandelen 12 – 34")).toBeTruthy();
  expect(screen.getByText("12 → 34")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Verder plannen" });
  expect(link.getAttribute("href")).toBe("/map?plan");
});

it("shows the plan that is followed rather than that, with the number that comes next", async () => {
  planner.open({ ...PLAN, draft: { ...PLAN.draft, mode: "cycle" } });
  guidance.start({ kind: "plan", ...PLAN });
  show(<PlanEntry />);
  expect(await screen.findByText("Je volgt: Wandelen 12 – 34")).toBeTruthy();
  expect(screen.getByText("Volgende: 12")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Verder op de kaart" });
  expect(link.getAttribute("href")).toBe("/map");
  guidance.stop();
});
