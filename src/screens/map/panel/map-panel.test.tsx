import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { planLink, waypointLink } from "#screens/map/task/tool-links.ts";
import { device } from "#state/device/device.ts";
import { followingStatusStore, stopFollowing } from "#state/guidance/following-status.ts";
import { setMapView } from "#state/map/map-view.ts";
import { planner } from "#state/plans/planner.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { FOLLOWED_KEY } from "#storage/guidance/following-keys.ts";
import { PLAN_DRAFT_KEY } from "#storage/records/plans/draft-key.ts";
import { planText } from "#storage/records/plans/plan-text.ts";
import { MapPanel } from "./map-panel.tsx";

const MIDDLE = { lat: 52.228, lng: 5.321 };

const NODES = ["12", "34"].map((number, place) => ({
  osmId: place + 1,
  number,
  lat: 52,
  lng: 5 + place / 100,
}));
const LEG = {
  meters: 1200,
  hasFerry: false,
  hasPortage: false,
  isConnection: false,
  line: Float64Array.of(5, 52, 5.01, 52),
};

function showPanel() {
  const open = vi.fn();
  return { ...show(<MapPanel controller={new FakeMapPort()} open={open} />), open };
}

afterEach(() => {
  localStorage.clear();
  waypointsStore.setState({ waypoints: [] });
});

describe("the panel beside the map", () => {
  it("offers a loop where there is no plan", () => {
    showPanel();
    const link = screen.getByRole("link", { name: "Zoek een rondje" });
    expect(link.getAttribute("href")).toBe("/map?plan&rondje");
  });

  it("offers something again once nothing is followed any more", () => {
    device.texts.write(FOLLOWED_KEY, "of another version");
    followingStatusStore.setState({ isFollowing: true });
    showPanel();
    expect(screen.queryByRole("link")).toBeNull();
    act(() => stopFollowing());
    expect(screen.getByRole("link", { name: "Zoek een rondje" })).toBeTruthy();
  });

  it("leads with the plan in hand, and opens it", async () => {
    planner.open({
      draft: { ...emptyDraft("walk"), stops: NODES },
      route: { nodes: NODES, legs: [LEG], stopPlaces: [0, 1], meters: 1200 },
    });
    const { user, open } = showPanel();
    expect(screen.getByText("1,2 km")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Verder plannen" }));
    expect(open).toHaveBeenCalledWith(planLink);
    expect(screen.queryByRole("link", { name: "Zoek een rondje" })).toBeNull();
  });

  it("follows the plan of another tab", () => {
    sessionStorage.clear();
    showPanel();
    const record = { id: PLAN_DRAFT_KEY, name: "", note: "", deletedAtMs: null, changedAtMs: 1 };
    const draft = { ...emptyDraft("walk"), stops: NODES };
    const writeElsewhere = (meters: number) => {
      const route = { nodes: NODES, legs: [{ ...LEG, meters }], stopPlaces: [0, 1], meters };
      const newValue = planText({ ...record, draft, route });
      localStorage.setItem(PLAN_DRAFT_KEY, newValue);
      act(() => void dispatchEvent(new StorageEvent("storage", { key: PLAN_DRAFT_KEY, newValue })));
    };
    writeElsewhere(1200);
    expect(screen.getByText("1,2 km")).toBeTruthy();
    writeElsewhere(3400);
    expect(screen.getByText("3,4 km")).toBeTruthy();
  });

  it("lists what is around the middle of the map, and opens its card", async () => {
    setMapView({ ...MIDDLE, zoom: 14 });
    waypointsStore.setState({ waypoints: [{ id: "tent", name: "Tent", ...MIDDLE }] });
    const { user, open } = showPanel();
    await user.click(await screen.findByRole("button", { name: /^Tent/ }));
    expect(open).toHaveBeenCalledWith(waypointLink, { waypointId: "tent" });
    expect(screen.getByRole("region", { name: /bij Baarn$/ })).toBeTruthy();
  });
});
