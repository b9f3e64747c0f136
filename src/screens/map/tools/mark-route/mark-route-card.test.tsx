import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { INVENTED_BULLETIN, inventedNotice } from "#domain/bulletin/invented-bulletin.fixture.ts";
import { UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import {
  fairwayMarkTapped,
  fairwayObjectTapped,
} from "#mapview/layers/nautical/nautical-events.ts";
import { serveBulletin } from "#parts/fairway/serve-bulletin.fixture.ts";
import { bindFairwaysFirst } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { PlanFairways } from "#screens/map/tools/plan/whole/plan-fairways.tsx";
import { clearMarks, markRouteStore } from "#state/fairways/mark-route.ts";
import { measuredLineStore } from "#state/map/measured-line.ts";
import { planner } from "#state/plans/planner.ts";
import { watchFairwaysAlongPlan } from "#state/search/fairways-along-plan.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { trackById } from "#state/tracks/tracks.ts";
import { MarkRouteCard } from "./mark-route-card.tsx";

const BUOY = {
  lat: 52.00763,
  lng: 4.36582,
  kind: "port",
  isBeacon: false,
  name: "S 1",
  light: "",
} as const;
const TRAITS = { hasFerry: false, hasPortage: false, isConnection: false };
const BRIDGE = { id: 13577, name: "Kruithuisbrug", lat: 51.99196, lng: 4.37077 };

afterEach(() => {
  clearMarks();
  vi.useRealTimers();
});

function showCard() {
  const map = new FakeMapPort();
  const onOpen = vi.fn();
  const shown = show(<MarkRouteCard controller={map} onOpen={onOpen} onClose={vi.fn()} />);
  return { ...shown, map, onOpen };
}

it("adds tapped marks, lists legs and bridges, and is saved as a route", async () => {
  const { user, map, onOpen } = showCard();
  expect(screen.getByText(/Tik een boei, brug of plek aan/)).toBeTruthy();
  act(() => map.events.emit(fairwayMarkTapped, BUOY));
  act(() => map.events.emit(fairwayObjectTapped, BRIDGE));
  expect(
    await screen.findByText(
      /S 1 – Kruithuisbrug · Rijn-Schiekanaal, Schie · 1,\d+ NM · waarvan .* buiten bekend/,
    ),
  ).toBeTruthy();
  expect(await screen.findByText(/Kruithuisbrug · BB H54 W104/)).toBeTruthy();
  expect(measuredLineStore.getState().line?.points).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Bewaar als route" }));
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  const saved = await trackById(onOpen.mock.lastCall?.[0]);
  expect(saved).toMatchObject({ kind: "route", origin: "planned", name: "S 1 – Kruithuisbrug" });
  expect(screen.getByText(/Tik een boei, brug of plek aan/)).toBeTruthy();
});

it("adds the middle of the map, and removes the last mark", async () => {
  const { user, map } = showCard();
  map.center = { lat: 52, lng: 4.36 };
  await user.click(screen.getByRole("button", { name: "Punt" }));
  expect(await screen.findByText("punt 1")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Laatste punt weg" }));
  expect(screen.queryByText("punt 1")).toBeNull();
});

it("has a date and a time of departure, and the hours and notes of each bridge then", async () => {
  // Wednesday 19:33 in Amsterdam.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 25, 18, 33) });
  const { user, map } = showCard();
  act(() => map.events.emit(fairwayMarkTapped, BUOY));
  expect(screen.queryByRole("group", { name: "Vertrek" })).toBeNull();
  act(() => map.events.emit(fairwayObjectTapped, BRIDGE));
  const group = await screen.findByRole("group", { name: "Vertrek" });
  fireEvent.change(within(group).getByLabelText("Vertrektijd"), { target: { value: "16:30" } });
  expect(within(group).getByLabelText("Vertrekdatum")).toMatchObject({ value: "2026-11-26" });
  expect(within(group).getByText(/geldt voor morgen, donderdag 26 november/)).toBeTruthy();
  const item = await screen.findByText(/^16:4\d Kruithuisbrug · BB/);
  expect(item.textContent).toMatch(
    /om 16:4\d volgens het rooster bediend tot .*: lees de toelichting/,
  );
  await user.click(within(item).getByRole("button", { name: "Lees alles" }));
  expect(within(item).getByText(/Voor recreatievaart: 06:45/)).toBeTruthy();
});

it("tells of a bridge all that the row of a plan tells, its notices among them", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 25, 13) });
  const notice = inventedNotice({
    line: [BRIDGE.lng, BRIDGE.lat],
    startMs: Date.UTC(2026, 10, 25, 5),
    endMs: null,
  });
  const notices = {
    askedAtMs: Date.parse("2026-11-25T07:12:00+01:00"),
    leftOutCount: 0,
    items: [notice],
  };
  await serveBulletin({ ...INVENTED_BULLETIN, notices });
  act(() => void setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters: 8 } }));
  onTestFinished(() => act(() => void setPreferences({ boat: UNKNOWN_BOAT })));
  const { map, unmount } = showCard();
  act(() => map.events.emit(fairwayMarkTapped, BUOY));
  act(() => map.events.emit(fairwayObjectTapped, BRIDGE));
  const item = await screen.findByText(/Kruithuisbrug · BB .*gestremd volgens de berichten/);
  const text = item.textContent ?? "";
  const route = {
    nodes: [BUOY, BRIDGE].map(({ lat, lng }) => ({ kind: "place" as const, lat, lng })),
    legs: markRouteStore.getState().legs.map(({ line }) => ({ ...TRAITS, meters: 1800, line })),
    stopPlaces: [0, 1],
    meters: 1800,
  };
  unmount();
  act(() => planner.open({ draft: { ...emptyDraft("motorboat"), stops: route.nodes }, route }));
  onTestFinished(watchFairwaysAlongPlan());
  show(<PlanFairways onShow={() => {}} />);
  const row = await screen.findByRole("button", { name: /Kruithuisbrug · .*gestremd volgens/ });
  const parts = row.textContent?.split(" · ").slice(1) ?? [];
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(text).toContain(part.replace(/^BB H\d+ W\d+/, ""));
});

it("lets bridges and marks come before numbers on land, as on the water", () => {
  const layer = { setFairwaysFirst: vi.fn() };
  onTestFinished(bindFairwaysFirst({ networks: layer, plan: { setFairwaysFirst: vi.fn() } }));
  const isFirst = () => layer.setFairwaysFirst.mock.lastCall?.[0];
  expect(isFirst()).toBe(false);
  const { unmount } = showCard();
  expect(isFirst()).toBe(true);
  unmount();
  expect(isFirst()).toBe(false);
  setPreferences({ instrumentLayout: "water" });
  onTestFinished(() => void setPreferences({ instrumentLayout: "foot" }));
  expect(isFirst()).toBe(true);
});
