import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { followOnDesktop } from "#parts/map/follow-on-desktop.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { planShownStore } from "#state/map/plan-shown.ts";
import { RouteMap } from "./route-map.tsx";

const NODES = [
  { osmId: 1, number: "12", lat: 52, lng: 5 },
  { osmId: 2, number: "34", lat: 52, lng: 5.02 },
];
const ROUTE: PlanRoute = {
  nodes: NODES,
  legs: [
    {
      meters: 2000,
      hasFerry: false,
      hasPortage: false,
      isConnection: false,
      line: Float64Array.of(5, 52, 5.01, 52.02, 5.02, 52),
    },
  ],
  stopPlaces: [0, 1],
  meters: 2000,
};
const PLAN = {
  id: "stored",
  name: "Ommetje",
  note: "",
  changedAtMs: 0,
  deletedAtMs: null,
  draft: { ...emptyDraft("cycle"), stops: NODES },
  route: ROUTE,
};

it("shows the whole line, draws the route while it is mounted, and opens it", async () => {
  const views: MapView[] = [];
  const embeddable = {
    map: new FakeMapPort(),
    show: (_frame: HTMLElement, view: MapView) => {
      views.push(view);
      return () => {};
    },
  };
  const onOpen = vi.fn();
  const { user, unmount } = show(
    <RouteMap plan={PLAN} onOpen={onOpen} load={async () => embeddable} />,
  );
  await vi.waitFor(() => expect(views).toHaveLength(1));
  // Its middle is that of the line, which lies north of both nodes.
  expect(views[0]?.lat).toBeCloseTo(52.01, 2);
  expect(planShownStore.getState().onView).toEqual({ mode: "cycle", route: ROUTE });
  await user.click(screen.getByRole("button", { name: "Kaartje van deze route" }));
  expect(onOpen).toHaveBeenCalledOnce();
  unmount();
  expect(planShownStore.getState().onView).toBeNull();
});

it("leaves no gap where there is no map", async () => {
  const { container } = show(
    <RouteMap plan={PLAN} onOpen={vi.fn()} load={() => Promise.reject(new Error("No WebGL"))} />,
  );
  await vi.waitFor(() => expect(container.querySelector("button")).toBeNull());
});

it("leaves the map of a desktop where it is while something is followed, until asked", () => {
  followOnDesktop();
  const load = vi.fn(() => new Promise<never>(() => {}));
  show(<RouteMap plan={PLAN} onOpen={vi.fn()} load={load} />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Toon op de kaart hiernaast" }));
  expect(load).toHaveBeenCalledOnce();
});
