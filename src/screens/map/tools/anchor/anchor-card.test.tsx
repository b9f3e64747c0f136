import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { INVENTED_BULLETIN, INVENTED_STATION } from "#domain/bulletin/invented-bulletin.fixture.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { serveBulletin } from "#parts/fairway/serve-bulletin.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { anchorStore, raiseAnchor } from "#state/boating/anchor.ts";
import { anchorPreviewStore } from "#state/boating/anchor-preview.ts";
import { bulletinStore } from "#state/fairways/bulletin.ts";
import { positionStore } from "#state/position/position.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { AnchorCard } from "./anchor-card.tsx";

const ANCHOR = { lat: 52.6, lng: 5.2 };
const GEAR = { rodeMeters: 25, depthMeters: 4, bowHeightMeters: 1, antennaOffsetMeters: 6 };

beforeEach(() => {
  setPreferences({ anchorGear: GEAR });
  positionStore.setState(fixedAt({ ...ANCHOR, timeMs: Date.now(), accuracyMeters: 5 }), true);
});

function showCard() {
  const map = new FakeMapPort();
  onTestFinished(() => raiseAnchor());
  return { map, ...show(<AnchorCard controller={map} onClose={vi.fn()} />) };
}

const preview = () => anchorPreviewStore.getState().circle;
const start = () => screen.getByRole("button", { name: "Bewaak het anker" });

it("computes the circle, draws it, and reports a rode that is too short", async () => {
  const { user } = showCard();
  expect(screen.getByText("Straal 30 m · lengte 5 keer de hoogte tot de boeg")).toBeTruthy();
  expect(preview()).toMatchObject(ANCHOR);
  expect(preview()?.radiusMeters).toBeCloseTo(30.49, 1);
  const rode = screen.getByLabelText("Ketting en lijn uit (m)");
  await user.clear(rode);
  await user.type(rode, "4,5");
  expect(screen.getByText(/^Zo komt het anker niet bij de bodem/)).toBeTruthy();
  expect(preview()).toBeNull();
  expect(start().hasAttribute("disabled")).toBe(true);
  await user.clear(rode);
  await user.type(rode, "veel");
  expect(screen.getByText(/^Vul in elk vak een getal in meters in/)).toBeTruthy();
});

it("draws the circle by hand where the map is tapped, and watches it", async () => {
  const { user, map } = showCard();
  await user.click(screen.getByLabelText(/^Zelf getekend/));
  // 100 m north.
  act(() => map.events.emit("mapTapped", { lat: 52.6009, lng: 5.2 }));
  expect((screen.getByLabelText("Straal (m)") as HTMLInputElement).value).toBe("100");
  await user.click(start());
  expect(await screen.findByText(/van 100 m$/)).toBeTruthy();
  expect(anchorStore.getState().anchored?.circle).toEqual({ ...ANCHOR, radiusMeters: 100 });
  expect(preview()).toBeNull();
  expect(preferencesStore.getState().anchorGear).toEqual(GEAR);
  await user.click(screen.getByRole("button", { name: "Anker op" }));
  await user.click(screen.getByRole("button", { name: "Ja, anker op" }));
  expect(anchorStore.getState().anchored).toBeNull();
});

it("counts with the tide on request, says that it is without wind, and never guesses where it has none", async () => {
  const HOUR_MS = 3_600_000;
  // Low water two hours ago, then high and low water.
  const extremes = [-1, 1, -1, 1, -1, 1].map((meters, index) => ({
    atMs: Date.now() + (6 * index - 2) * HOUR_MS,
    meters,
  }));
  const station = { ...INVENTED_STATION, ...ANCHOR, extremes };
  const tides = { askedAtMs: Date.now(), items: [station], leftOutCount: 0 };
  await serveBulletin({ ...INVENTED_BULLETIN, tides });
  const { user } = showCard();
  expect(screen.queryByText(/zonder wind/)).toBeNull();
  await user.click(screen.getByLabelText(/^Reken met het getij/));
  // A third of the way up the water is half a metre below its mean; 4 m deep at high water, 1 m above it.
  expect(
    screen.getByText(
      /^Is het om .* zo diep als ingevuld, dan nu ongeveer 2,5 m en om .* ongeveer 2,0 m: berekend getij, zonder wind/,
    ),
  ).toBeTruthy();
  expect(screen.getByText(/Hoek van Holland, 0 m verderop/).textContent).toMatch(/^hoog .* NAP/);
  const none = { ...INVENTED_BULLETIN, tides: null };
  act(() => bulletinStore.setState({ bulletin: none, status: "settled", problem: "failed" }));
  expect(screen.getByText("Het getij is nog niet opgehaald.")).toBeTruthy();
  const away = { ...INVENTED_BULLETIN, tides: { ...tides, items: [INVENTED_STATION] } };
  act(() => bulletinStore.setState({ bulletin: away }));
  expect(screen.getByText(/Binnen 25 km is geen getijstation/)).toBeTruthy();
});

it("explains its limits, and that it needs a position", async () => {
  positionStore.setState(fixedAt({ ...ANCHOR, timeMs: Date.now() - 60_000 }), true);
  showCard();
  expect(screen.getByText(/^Nog geen positie/)).toBeTruthy();
  expect(screen.getByText(/met het scherm uit krijgt een webapp geen positie/)).toBeTruthy();
  expect(start().hasAttribute("disabled")).toBe(true);
});

it("moves the anchor of a running watch to a tapped place, and shows the circle before", async () => {
  const { user, map } = showCard();
  await user.click(start());
  await user.click(await screen.findByRole("button", { name: "Verplaats het anker" }));
  const place = { lat: 52.6002, lng: 5.2001 };
  act(() => map.events.emit("mapTapped", place));
  expect(preview()).toMatchObject(place);
  expect(anchorStore.getState().anchored?.circle).toMatchObject(ANCHOR);
  await user.click(screen.getByRole("button", { name: "Klaar" }));
  await vi.waitFor(() => expect(anchorStore.getState().anchored?.circle).toMatchObject(place));
  expect(anchorStore.getState().anchored?.circle.radiusMeters).toBeCloseTo(30.49, 1);
  await vi.waitFor(() => expect(preview()).toBeNull());
});

it("takes a typed heading of the bow where there is no compass", async () => {
  const { user } = showCard();
  await user.click(screen.getByLabelText(/^Bij de boeg/));
  expect(screen.getByText(/^Zet het kompas aan/)).toBeTruthy();
  await user.type(screen.getByLabelText("Boeg wijst naar (graden)"), "90");
  // Six metres east.
  expect(preview()?.lat).toBeCloseTo(ANCHOR.lat, 6);
  expect(preview()?.lng).toBeCloseTo(
    ANCHOR.lng + 6 / (111_320 * Math.cos((52.6 * Math.PI) / 180)),
    6,
  );
});
