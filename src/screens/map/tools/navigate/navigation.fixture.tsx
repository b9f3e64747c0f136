import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import { routeOver, type Spot, walkOver } from "#domain/guidance/simulated-walk.fixture.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { devicePosition } from "#domain/position/device-position.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { drawPlan } from "#parts/map/draw-plan.ts";
import { show } from "#parts/show.fixture.ts";
import { planner } from "#state/plans/planner.ts";
import { positionStore } from "#state/position/position.ts";
import { Navigation, type NavigationProps } from "./navigation.tsx";

/** A walk of three legs. */
export const CORNERED: readonly Spot[] = [
  [0, 0],
  [400, 0],
  [400, 300],
  [700, 300],
];

/** Creates a plan over four nodes. */
export function planCornered() {
  const route = routeOver(CORNERED);
  const stops = route.stopPlaces.flatMap((place) => route.nodes[place] ?? []);
  planner.open({ draft: { ...emptyDraft("walk"), stops }, route });
}

/** Shows the navigation over the map, opened by the tap that follows the draft. */
export function follow({
  size = "card",
  isNew = true,
  records = false,
  path = "/map",
}: Partial<Pick<NavigationProps, "size" | "isNew" | "records">> & { readonly path?: string } = {}) {
  const map = new FakeMapPort();
  onTestFinished(drawPlan(map.layers.plan));
  const [onStarted, onPlan, onOpen, onClose] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const parts = { controller: map, onStarted, onPlan, onOpen, onClose };
  const shown = show(<Navigation {...parts} size={size} isNew={isNew} records={records} />, {
    path,
  });
  return { ...shown, ...parts, map };
}

/** Moves the device from spot to spot, one fix per second, ending now or `agoMs` ago. */
export function go(spots: readonly Spot[], agoMs = 0) {
  const fixes = walkOver(spots);
  const before = positionStore.getState().fix?.timeMs ?? 0;
  const startMs = Math.max(before + 1000, Date.now() - agoMs - fixes.length * 1000);
  const none = { altitudeMeters: null, altitudeAccuracyMeters: null, courseDegrees: null };
  act(() => {
    fixes.forEach((fix, index) => {
      const timeMs = startMs + index * 1000;
      positionStore.setState(devicePosition({ ...fix, ...none, timeMs, speedMps: 1.5 }));
    });
  });
}
