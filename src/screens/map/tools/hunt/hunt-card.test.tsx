import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import { huntLink } from "#domain/sharing/hunt-link.ts";
import { EMPTY_HUNT, type Hunt } from "#domain/survey/hunt.ts";
import { stateOf } from "#domain/survey/hunt-merge.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { WAYPOINT_COLORS } from "#domain/waypoints/waypoint-colors.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { drawHunt } from "#parts/map/draw-hunt.ts";
import { show } from "#parts/show.fixture.ts";
import { UndoToast } from "#parts/undo-toast.tsx";
import { device } from "#state/device/device.ts";
import { edits } from "#state/records/edits.ts";
import { huntStore } from "#state/scouting/hunt.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { addition, removal } from "#storage/records/record-change.ts";
import { HUNT } from "#storage/records/scouting/scouting-records.ts";
import { HuntCard } from "./hunt-card.tsx";

const PLACE = { lat: 52.1, lng: 5.2 };

function showCard(path = "/map?jacht") {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  onTestFinished(drawHunt());
  return {
    ...show(
      <>
        <HuntCard controller={map} onClose={vi.fn()} />
        <UndoToast />
      </>,
      { path },
    ),
    map,
  };
}

const hunt = () => huntStore.getState().hunt;
const storeHunt = (stored: Hunt) =>
  edits.change([removal(HUNT.place, "hunt"), addition(HUNT, "hunt", stored)]);

describe("the hunt", () => {
  beforeEach(() => edits.change([removal(HUNT.place, "hunt")]));

  it("adds a circle at a tapped place, draws it, and changes its radius", async () => {
    const { user, map } = showCard();
    map.zoom = 16;
    act(() => map.events.emit("mapTapped", PLACE));
    expect(map.candidate).toEqual(PLACE);
    await user.click(screen.getByRole("button", { name: "Cirkel" }));
    const row = await screen.findByRole("group", { name: "Cirkel 1" });
    // The map shows the whole circle.
    expect(isInBox(map.shown as LngLatBox, direct(PLACE, 0, 500).place)).toBe(true);
    const radius = within(row).getByLabelText("Straal in meters");
    expect(radius).toHaveProperty("value", "500");
    await waitFor(() => expect(map.sketch.some(({ kind }) => kind === "area")).toBe(true));
    await user.clear(radius);
    expect(screen.getByText("Typ 1 tot 100.000 meter.")).toBeTruthy();
    expect(hunt().circles[0]?.radiusMeters).toBe(500);
    await user.type(radius, "1200");
    await waitFor(() => expect(hunt().circles[0]).toMatchObject({ ...PLACE, radiusMeters: 1200 }));
  });

  it("adds a sighting with its time and speed, whose circle grows", async () => {
    const { user } = showCard();
    await user.click(screen.getByRole("button", { name: "Waarneming" }));
    const time = await screen.findByLabelText("Gezien om");
    await user.clear(time);
    await user.type(time, "99:99");
    expect(screen.getByText(/zoals 14:30/)).toBeTruthy();
    await user.clear(time);
    await user.type(time, "00:01");
    await waitFor(() => expect(new Date(hunt().sightings[0]?.atMs ?? 0).getMinutes()).toBe(1));
    expect(hunt().sightings[0]?.speedKmh).toBe(6);
  });

  it("takes a time later than now for yesterday's, and shows the day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T00:20+01:00") });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = showCard();
    await user.click(screen.getByRole("button", { name: "Waarneming" }));
    const time = await screen.findByLabelText("Gezien om");
    expect(time).toHaveProperty("value", "00:20");
    expect(screen.queryByText("gisteren")).toBeNull();
    await user.clear(time);
    await user.type(time, "23:50");
    await screen.findByText("gisteren");
    expect(hunt().sightings[0]?.atMs).toBe(Date.parse("2026-11-21T23:50+01:00"));
    expect(screen.getByText(/nu tot 3,0 km/)).toBeTruthy();
    await user.clear(time);
    await user.type(time, "00:10");
    await waitFor(() => expect(screen.queryByText("gisteren")).toBeNull());
    expect(hunt().sightings[0]?.atMs).toBe(Date.parse("2026-11-22T00:10+01:00"));
  });

  it("shows that a sighting is still to come", async () => {
    const sighting = { ...PLACE, id: "x", name: "Vos", speedKmh: 6 };
    await storeHunt({
      ...EMPTY_HUNT,
      sightings: [{ ...sighting, atMs: Date.now() + 2 * 86_400_000 }],
    });
    showCard();
    expect(await screen.findByText(/^\d+ .+: nog niet geweest$/)).toBeTruthy();
  });

  it("is switched off on the map, and cleared with an undo", async () => {
    const { user, map } = showCard();
    await user.click(screen.getByRole("button", { name: "Cirkel" }));
    const shown = await screen.findByRole("checkbox", { name: "Toon op de kaart" });
    await waitFor(() => expect(preferencesStore.getState().huntShown).toBe(true));
    await user.click(shown);
    await waitFor(() => expect(map.sketch).toHaveLength(0));
    await user.click(screen.getByRole("button", { name: "Maak de jacht leeg" }));
    await waitFor(() => expect(hunt().circles).toHaveLength(0));
    await user.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
    await waitFor(() => expect(hunt().circles).toHaveLength(1));
  });

  it("arrives by a link, and is stored only when the user confirms", async () => {
    const circles = [{ ...PLACE, id: "x", name: "<b>Clubhuis</b>", radiusMeters: 750 }];
    const link = new URL(huntLink("https://app.example", stateOf({ ...EMPTY_HUNT, circles })));
    const { user, address } = showCard(`${link.pathname}${link.search}${link.hash}`);
    expect(screen.getByText(/1 cirkel\./)).toBeTruthy();
    expect(hunt().circles).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Voeg toe" }));
    expect(await screen.findByDisplayValue("<b>Clubhuis</b>")).toBeTruthy();
    await waitFor(() => expect(address()).toBe("/map?jacht"));
  });

  it("refuses a link above its maximum, and an addition to a full hunt", async () => {
    const { parts } = CONTENT_LIMITS.huntLink.maxEntries;
    const circle = { ...PLACE, id: "x", name: "", radiusMeters: 750 };
    const linkOf = (count: number) => {
      const circles = Array.from({ length: count }, (_, at) => ({ ...circle, id: `c${at}` }));
      const { hash } = new URL(
        huntLink("https://app.example", stateOf({ ...EMPTY_HUNT, circles })),
      );
      return `/map?jacht${hash}`;
    };
    const { unmount } = showCard(linkOf(parts + 1));
    expect(screen.getByText(/^Deze jacht is te groot/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Voeg toe" })).toBeNull();
    unmount();
    await storeHunt({ ...EMPTY_HUNT, circles: [circle] });
    const { user } = showCard(linkOf(parts));
    await user.click(screen.getByRole("button", { name: "Voeg toe" }));
    expect(await screen.findByText(/^Een jacht heeft hoogstens 500/)).toBeTruthy();
    expect(hunt().circles).toHaveLength(1);
  });

  it("shows the latest rows of a large hunt, and earlier ones on request", async () => {
    const circles = Array.from({ length: 120 }, (_, at) => ({
      ...PLACE,
      id: `c${at}`,
      name: `Post ${at}`,
      radiusMeters: 500,
    }));
    await storeHunt({ ...EMPTY_HUNT, circles });
    const { user } = showCard();
    const rows = () => screen.getAllByRole("group").map((row) => row.getAttribute("aria-label"));
    expect(rows()).toHaveLength(50);
    expect(rows().at(-1)).toBe("Post 119");
    await user.click(screen.getByRole("button", { name: "Toon 50 van 70 eerdere" }));
    await user.click(screen.getByRole("button", { name: "Toon 20 eerdere" }));
    expect(rows()).toHaveLength(120);
    expect(rows()[0]).toBe("Post 0");
  });

  it("offers a stored hunt that is too large as a download", async () => {
    const stored = { format: 1, ...EMPTY_HUNT, circles: "all" };
    await (await device.connection.opened()).put("scouting", stored, "hunt-unreadable");
    showCard();
    expect(await screen.findByText(/^1 jacht of oefening kan deze versie/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Download wat onleesbaar is" })).toBeTruthy();
  });

  it("reports a damaged link", () => {
    showCard("/map?jacht#jacht=1.garbage");
    expect(screen.getByText(/niet te lezen/)).toBeTruthy();
  });
});

describe("a hunt of several phones", () => {
  beforeEach(() => edits.change([removal(HUNT.place, "hunt")]));

  it("offers only what is new, and later only what changed since it was shared", async () => {
    const circle = { ...PLACE, id: "x", name: "Clubhuis", radiusMeters: 750, addedAtMs: 5 };
    const own = { ...EMPTY_HUNT, circles: [circle] };
    await storeHunt(own);
    const renamed = { ...circle, name: "Kamp", changedAtMs: { name: 9 } };
    const linkOf = (circles: Hunt["circles"]) => {
      const url = new URL(huntLink("https://app.example", stateOf({ ...EMPTY_HUNT, circles })));
      return `/map?jacht${url.hash}`;
    };
    const { user, unmount } = showCard(linkOf([circle]));
    expect(await screen.findByText("Deze stand heb je al.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Begrepen" }));
    expect(screen.queryByText("Deze stand heb je al.")).toBeNull();
    unmount();
    const second = showCard(linkOf([renamed]));
    await second.user.click(await screen.findByRole("button", { name: "Voeg toe" }));
    await waitFor(() => expect(hunt().circles).toMatchObject([{ id: "x", name: "Kamp" }]));
    await second.user.click(screen.getByRole("button", { name: "Deel" }));
    await waitFor(() => expect(hunt().shared).toEqual({ x: 14 }));
    expect(screen.queryByRole("button", { name: /^Deel stand/ })).toBeNull();
  });

  it("draws an area by its corners, takes one back, and makes circles of a folder", async () => {
    const folder = "Posten";
    waypointsStore.setState({
      waypoints: [
        { id: "1", name: "Post 1", lat: 52, lng: 5, folder },
        { id: "2", name: "Post 2", lat: 52.01, lng: 5, folder },
      ],
    });
    const { user, map } = showCard();
    await user.click(screen.getByRole("button", { name: "Teken een gebied" }));
    const places = [
      { lat: 52, lng: 5 },
      { lat: 52.1, lng: 5 },
      { lat: 53, lng: 6 },
    ];
    act(() => {
      for (const place of places) map.events.emit("mapTapped", place);
    });
    await user.click(screen.getByRole("button", { name: "Haal de laatste hoek weg" }));
    expect(screen.getByText("2 hoeken. Tik de volgende hoek aan.")).toBeTruthy();
    act(() => map.events.emit("mapTapped", { lat: 52, lng: 5.1 }));
    await user.click(screen.getByRole("button", { name: "Bewaar dit gebied" }));
    await waitFor(() => expect(hunt().areas).toMatchObject([{ name: "Gebied 1" }]));
    expect(hunt().areas[0]?.ring).toHaveLength(3);
    await user.click(await screen.findByRole("button", { name: "Cirkels rond waypoints" }));
    await user.click(screen.getByRole("button", { name: "Map Posten (2)" }));
    await waitFor(() =>
      expect(hunt().circles.map(({ name }) => name)).toEqual(["Post 1", "Post 2"]),
    );
  });

  it("sets the status and the colour of an area", async () => {
    const ring = [PLACE, { lat: 52.1, lng: 5 }, { lat: 52, lng: 5.1 }];
    await storeHunt({ ...EMPTY_HUNT, areas: [{ id: "a", name: "Alpha", ring }] });
    const { user } = showCard();
    await user.selectOptions(await screen.findByLabelText("Status"), "gevonden");
    await user.selectOptions(screen.getByLabelText("Kleur"), "Groen");
    await waitFor(() =>
      expect(hunt().areas).toMatchObject([{ status: "found", color: WAYPOINT_COLORS.green }]),
    );
    expect(hunt().areas[0]?.changedAtMs).toMatchObject({
      status: expect.any(Number),
      color: expect.any(Number),
    });
  });
});

describe("a place of the hunt", () => {
  beforeEach(() => edits.change([removal(HUNT.place, "hunt")]));

  it("adds a circle at typed coordinates, to which the map moves", async () => {
    const { user, map } = showCard();
    await user.click(screen.getByRole("button", { name: "Typ coördinaten" }));
    await user.type(screen.getByRole("textbox", { name: "Coördinaten" }), "155000 463000");
    await user.click(screen.getByRole("button", { name: "Voeg punt toe" }));
    await waitFor(() => expect(map.candidate?.lat).toBeCloseTo(52.15517, 4));
    expect(isInBox(map.shown as LngLatBox, { lat: 52.15517, lng: 5.3872 })).toBe(true);
    await user.click(screen.getByRole("button", { name: "Cirkel" }));
    await waitFor(() => expect(hunt().circles[0]?.lng).toBeCloseTo(5.3872, 4));
  });

  it("is in view once a hunt is taken", async () => {
    const circles = [{ ...PLACE, id: "x", name: "Clubhuis", radiusMeters: 750 }];
    const link = new URL(huntLink("https://app.example", stateOf({ ...EMPTY_HUNT, circles })));
    const { user, map } = showCard(`${link.pathname}${link.search}${link.hash}`);
    await user.click(screen.getByRole("button", { name: "Voeg toe" }));
    await waitFor(() => expect(map.shown).not.toBeNull());
    expect(isInBox(map.shown as LngLatBox, PLACE)).toBe(true);
  });
});
