import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { PlanLeg, PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { useTypedNumbers } from "#screens/map/tools/plan/typed/use-typed-numbers.ts";
import { planner } from "#state/plans/planner.ts";
import { WholePlan } from "./whole-plan.tsx";

const NODES = ["12", "34"].map((number, place) => ({
  osmId: 100 + place,
  number,
  lat: 52,
  lng: 5 + place / 100,
}));

function showWholePlan(
  surface: Partial<PlanLeg>,
  { mode = "walk" }: { readonly mode?: "walk" | "canoe" } = {},
) {
  const traits = { hasFerry: false, hasPortage: false, isConnection: false };
  const leg = { ...traits, ...surface, meters: 5000, line: Float64Array.of(5, 52, 5.01, 52) };
  const route: PlanRoute = { nodes: NODES, legs: [leg], stopPlaces: [0, 1], meters: 5000 };
  planner.open({ draft: { ...emptyDraft(mode), stops: NODES }, route });
  return show(<Whole />);
}

function Whole() {
  const map = new FakeMapPort();
  return (
    <WholePlan
      controller={map}
      typing={useTypedNumbers(map)}
      onShow={() => {}}
      onSaveMap={() => {}}
    />
  );
}

const ground = () => screen.queryByRole("region", { name: "Ondergrond" });
const partsOfIt = () =>
  within(ground() as HTMLElement)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

it("describes how much of a plan is paved, unpaved and unknown", () => {
  const { container } = showWholePlan({ pavedMeters: 3200, unpavedMeters: 1500 });
  expect(partsOfIt()).toEqual([
    "Verhard 3,2 km (64%)",
    "Onverhard 1,5 km (30%)",
    "Onbekend 300 m (6%)",
  ]);
  const bar = [...container.querySelectorAll<HTMLElement>("[data-surface][style]")];
  expect(bar.map(({ style }) => style.flexGrow)).toEqual(["3200", "1500", "300"]);
  expect(screen.getByText("Dit kaartpakket heeft geen hoogtes.")).toBeTruthy();
});

it("leaves out a surface that the plan does not have", () => {
  showWholePlan({ pavedMeters: 5000, unpavedMeters: 0 });
  expect(partsOfIt()).toEqual(["Verhard 5,0 km (100%)"]);
});

it("reports a pack without surfaces", () => {
  showWholePlan({});
  expect(screen.getByText("Dit kaartpakket weet niet wat verhard is.")).toBeTruthy();
  expect(partsOfIt()).toEqual([]);
});

it("is hidden on water", () => {
  showWholePlan({}, { mode: "canoe" });
  expect(ground()).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "Liefst verhard" })).toBeNull();
});

it("prefers one surface at most", async () => {
  const { user } = showWholePlan({});
  const setOptions = vi.spyOn(planner, "setOptions").mockResolvedValue();
  await user.click(screen.getByRole("checkbox", { name: "Liefst onverhard" }));
  expect(setOptions).toHaveBeenLastCalledWith({ preferPaved: false, preferUnpaved: true });
  await user.click(screen.getByRole("checkbox", { name: "Liefst verhard" }));
  expect(setOptions).toHaveBeenLastCalledWith({ preferPaved: true, preferUnpaved: false });
});
