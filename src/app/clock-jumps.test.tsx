import { act, cleanup } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginWatch } from "#domain/anchor/anchor-watch.ts";
import { routeOver, walkOver } from "#domain/guidance/simulated-walk.fixture.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { newTrip } from "#domain/recording/trip.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { BoatingOverlays } from "#parts/boating/boating-overlays.tsx";
import { ManOverboardButton } from "#parts/boating/man-overboard-button.tsx";
import { RecorderPanel } from "#parts/recorder/recorder-panel.tsx";
import { show } from "#parts/show.fixture.ts";
import { PositionInBrief } from "#screens/dashboard/position-in-brief.tsx";
import { InstrumentPanel } from "#screens/location/instruments/instrument-panel.tsx";
import { Component as LocationScreen } from "#screens/location/location-screen.tsx";
import { PositionNotice } from "#screens/map/notices/position-notice.tsx";
import { Navigation } from "#screens/map/tools/navigate/navigation.tsx";
import { anchorStore } from "#state/boating/anchor.ts";
import { closeHelm, openHelm } from "#state/boating/helm-store.ts";
import { manOverboardStore } from "#state/boating/man-overboard.ts";
import { device } from "#state/device/device.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { positionStore } from "#state/position/position.ts";
import { tripStore } from "#state/position/trip.ts";
import { recorderStore } from "#state/recording/recorder.ts";
import { NOTHING_RECORDED } from "#state/recording/recorder-device.ts";

const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;
const JUMPS_MS = [-24 * HOUR_MS, -HOUR_MS, -10_000, 10_000, HOUR_MS, 24 * HOUR_MS];
/** Not a duration, such as 1:33 or 0:01:33. */
const TIME_OF_DAY = /(?<![\d:])\d\d:\d\d(:\d\d)?(?!:)/g;
const HERE = { lat: 52.6, lng: 5.2 };

const beforeMs = (ageMs: number) => device.clock.steadyMs() - ageMs;
const moveTo = (ageMs: number, place = HERE) =>
  positionStore.setState(fixedAt({ ...place, timeMs: beforeMs(ageMs), speedMps: 2 }));
const marked = (isLarge: boolean) =>
  manOverboardStore.setState({
    marks: [
      {
        id: "one",
        atMs: beforeMs(90_000),
        fix: { ...HERE, accuracyMeters: 5, timeMs: beforeMs(97_000) },
      },
    ],
    isLarge,
  });
const anchored = (sinceMs: number | null) => {
  const state = { ...beginWatch(beforeMs(70_000)), distanceMeters: 30 };
  const alarm = sinceMs === null ? null : ({ reason: "lost", sinceMs } as const);
  const circle = { ...HERE, radiusMeters: 40 };
  anchorStore.setState({ anchored: { circle, startedAtMs: 1, state: { ...state, alarm } } });
};
const navigating = (ageMs: number) => {
  const spots = [
    [0, 0],
    [400, 0],
  ] as const;
  const route = routeOver(spots);
  const stops = route.stopPlaces.flatMap((place) => route.nodes[place] ?? []);
  guidance.start({ kind: "plan", draft: { ...emptyDraft("walk"), stops }, route });
  for (const [index, { lat, lng }] of walkOver(spots).slice(0, 60).entries()) {
    moveTo(ageMs + (59 - index) * SECOND_MS, { lat, lng });
  }
  const noop = () => {};
  return (
    <Navigation
      onStarted={noop}
      onPlan={noop}
      onOpen={noop}
      onClose={noop}
      controller={new FakeMapPort()}
      isNew={false}
      size="card"
      records={false}
    />
  );
};

/** The texts that say how old or how long ago something is. */
const TEXTS: Readonly<Record<string, () => ReactElement>> = {
  "the dashboard": () => <PositionInBrief />,
  "the location": () => {
    tripStore.setState({ trip: newTrip(beforeMs(300_000)) });
    return <LocationScreen />;
  },
  "the notice over the map": () => <PositionNotice />,
  "the instruments": () => {
    tripStore.setState({ trip: newTrip(beforeMs(300_000)) });
    return <InstrumentPanel />;
  },
  "the recorder": () => {
    const counted = { fixCount: 60, elapsedMs: 60_000, elapsedAtMs: beforeMs(40_000) };
    recorderStore.setState({
      ...NOTHING_RECORDED,
      status: "recording",
      startedAtMs: 1,
      ...counted,
    });
    return <RecorderPanel startsAtOnce={false} />;
  },
  "a man overboard": () => {
    marked(true);
    return <BoatingOverlays />;
  },
  "a man overboard in a strip": () => {
    marked(false);
    return <BoatingOverlays />;
  },
  "the button for a man overboard": () => {
    marked(false);
    return <ManOverboardButton />;
  },
  "the anchor": () => {
    anchored(null);
    return <BoatingOverlays />;
  },
  "the alarm of the anchor": () => {
    anchored(beforeMs(30_000));
    return <BoatingOverlays />;
  },
  "the helm": () => {
    openHelm();
    return <BoatingOverlays />;
  },
};

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval"] }),
);
afterEach(() => {
  guidance.stop();
  closeHelm();
  positionStore.setState(NO_POSITION, true);
  recorderStore.setState(NOTHING_RECORDED, true);
  manOverboardStore.setState({ marks: [], isLarge: false });
  anchorStore.setState({ anchored: null });
  vi.useRealTimers();
});

/** Returns the text some seconds after the clock was set, without times of day. */
function textAfter(jumpMs: number, ageMs: number, shown: () => ReactElement): string {
  moveTo(ageMs);
  const { container } = show(shown());
  vi.setSystemTime(Date.now() + jumpMs);
  act(() => void vi.advanceTimersByTime(3 * SECOND_MS));
  const text = container.ownerDocument.body.textContent.replace(TIME_OF_DAY, "…");
  cleanup();
  return text;
}

it.each(
  Object.entries({
    ...TEXTS,
    "the navigation": () => navigating(2_000),
    "the navigation without a signal": () => navigating(50_000),
  }).flatMap(([name, shown]) => [
    { name, shown, ageMs: 2_000 },
    { name, shown, ageMs: 50_000 },
  ]),
)("$name says the same with a position of $ageMs ms ago, however the clock is set", (one) => {
  const { shown, ageMs } = one;
  const right = textAfter(0, ageMs, shown);
  for (const jumpMs of JUMPS_MS) expect(textAfter(jumpMs, ageMs, shown)).toBe(right);
});
