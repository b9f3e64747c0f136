import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { gpxPieces } from "#domain/exchange/gpx/write-gpx.ts";
import { trackOnNetworkPath } from "#domain/links/app-path.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { planAsTrack } from "#domain/plans/plan-gpx.ts";
import { planShareLink } from "#domain/plans/plan-link.ts";
import { USUAL_SHEETS } from "#domain/route-sheet/route-sheets.ts";
import { UndoToast } from "#parts/undo-toast.tsx";
import { connectionStore } from "#state/connection/connection-store.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { planner, planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { edits } from "#state/records/edits.ts";
import { sheetsOf, storedSheets } from "#state/route-sheet/route-sheets.ts";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { PLANS } from "#storage/records/plans/plan-record.ts";
import { removal } from "#storage/records/record-change.ts";
import { Component as RouteScreen } from "./route-screen.tsx";
import { Component as RoutesScreen } from "./routes-screen.tsx";

const NODES = ["12", "34"].map((number, place) => ({
  osmId: place + 1,
  number,
  lat: 52,
  lng: 5 + place / 100,
}));
const PLAN = {
  draft: { ...emptyDraft("cycle"), stops: NODES },
  route: {
    nodes: NODES,
    legs: [
      {
        meters: 1200,
        hasFerry: true,
        hasPortage: false,
        isConnection: false,
        line: Float64Array.of(5, 52, 5.01, 52),
      },
    ],
    stopPlaces: [0, 1],
    meters: 1200,
  },
};

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  connectionStore.setState({ isConnected: false });
  await emptyIndexedDb();
  await savedPlans.load();
});

const withToast = (routes: ReactNode) => (
  <>
    {routes}
    <UndoToast />
  </>
);

/** The screens of routes beside empty ones; `address` is the current location. */
function showAt(path: string) {
  const router = createMemoryRouter(
    [
      { path: "/routes", element: withToast(<RoutesScreen />) },
      { path: "/routes/:planId", element: withToast(<RouteScreen />) },
      { path: "/map", element: <p>De kaart</p> },
      { path: "*", element: null },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  const address = () => `${router.state.location.pathname}${router.state.location.hash}`;
  return { user: userEvent.setup(), router, address };
}

const LINK = planShareLink("https://kaart.example", { ...PLAN.draft, name: "Pontje <b>" });

it("reports why the routes could not be read instead of an empty list", async () => {
  savedPlans.store.setState({ plans: null, problem: { kind: "other-tab" } });
  const { user } = showAt("/routes");
  expect(screen.getByText(/^Je bewaarde routes .* Sluit de andere tabbladen/)).toBeTruthy();
  expect(screen.queryByText(/^Je hebt nog geen/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  await waitFor(() => expect(screen.queryByText(/^Je bewaarde routes/)).toBeNull());
});

it("reports that a route could not be read, not that it does not exist", () => {
  savedPlans.store.setState({ plans: null, problem: { kind: "failed" } });
  showAt("/routes/x");
  expect(screen.getByText(/^Je bewaarde routes .* geeft een fout/)).toBeTruthy();
});

it("counts and names the routes that cannot be read", () => {
  savedPlans.store.setState({
    plans: [],
    problem: null,
    unreadable: [{ name: "Uit 2030", reason: "newer-format" }],
  });
  showAt("/routes");
  expect(screen.getByText(/^1 bewaarde route kan deze versie/)).toBeTruthy();
  expect(screen.getByText("Uit 2030")).toBeTruthy();
});

it("lists saved plans, opens, deletes and restores them", async () => {
  const id = await savedPlans.save(null, "Pontje", PLAN);
  const { user, router } = showAt("/routes");
  await user.click(await screen.findByRole("link", { name: /^Pontje/ }));
  expect(await screen.findByText("1,2 km · pont")).toBeTruthy();
  // No pack has its nodes: the saved plan stays, with a note.
  expect(await screen.findByText(/is een knooppunt of stuk van deze route weg/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Herstel" }));
  expect(await screen.findByText("De kaart")).toBeTruthy();
  await waitFor(() => {
    expect(planner.store.getState().problem).toEqual({ kind: "not-repaired" });
  });
  expect(planner.store.getState().route.meters).toBe(1200);
  await router.navigate(`/routes/${id}`);
  await user.click(await screen.findByRole("button", { name: "Open op de kaart" }));
  expect(await screen.findByText("De kaart")).toBeTruthy();
  expect(planner.store.getState().route.meters).toBe(1200);
  expect(planningStore.getState().savedId).toBe(id);

  await router.navigate(`/routes/${id}`);
  await user.click(await screen.findByRole("button", { name: "Meer" }));
  await user.click(await screen.findByRole("button", { name: "Verwijder" }));
  await user.click(await screen.findByRole("button", { name: "Prullenbak" }));
  await user.click(await screen.findByRole("button", { name: "Zet terug: Pontje" }));
  await user.click(await screen.findByRole("button", { name: "Sluiten" }));
  expect(await screen.findByRole("link", { name: /^Pontje/ })).toBeTruthy();

  await router.navigate(`/routes/${id}`);
  await user.click(await screen.findByRole("button", { name: "Meer" }));
  await user.click(await screen.findByRole("button", { name: "Verwijder" }));
  expect(await screen.findByText("“Pontje” is verwijderd.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
  expect(await screen.findByRole("link", { name: /^Pontje/ })).toBeTruthy();
  expect(screen.queryByText("“Pontje” is verwijderd.")).toBeNull();
});

it("duplicates a route, and undoes a change of its name", async () => {
  const id = await savedPlans.save(null, "Pontje", PLAN);
  const { user, address } = showAt(`/routes/${id}`);
  await user.click(await screen.findByRole("button", { name: "Meer" }));
  await user.click(await screen.findByRole("button", { name: "Dupliceer" }));
  expect(await screen.findByRole("heading", { name: "Pontje (kopie)" })).toBeTruthy();
  expect(address()).not.toBe(`/routes/${id}`);
  await user.click(await screen.findByRole("button", { name: "Meer" }));
  await user.type(screen.getByRole("textbox", { name: "Naam" }), " twee");
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  expect(await screen.findByRole("heading", { name: "Pontje (kopie) twee" })).toBeTruthy();
  expect(await screen.findByText("Overschreven: Pontje (kopie)")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Zet de oude terug" }));
  expect(await screen.findByDisplayValue("Pontje (kopie)")).toBeTruthy();
});

it("follows a saved plan on the map as the plan in hand", async () => {
  const id = await savedPlans.save(null, "Pontje", PLAN);
  const { user, address } = showAt(`/routes/${id}`);
  await user.click(await screen.findByRole("button", { name: "Volg deze route" }));
  expect(await screen.findByText("De kaart")).toBeTruthy();
  expect(address()).toBe("/map");
  expect(guidance.store.getState().following?.line.nodes.map(({ label }) => label)).toEqual([
    ...["12", "34"],
  ]);
  expect(planningStore.getState().savedId).toBe(id);
  guidance.stop();
});

it("previews the plan of an opened link with missing packs, and saves it on request", async () => {
  const stored = () => savedPlans.store.getState().plans?.find(({ name }) => name === "Pontje <b>");
  const { user, address } = showAt(LINK.slice("https://kaart.example".length));
  const dialog = within(await screen.findByRole("dialog", { name: "Gedeelde route" }));
  expect(await dialog.findByText("Pontje <b>")).toBeTruthy();
  expect(address()).toBe("/routes");
  expect(dialog.getByText("12 → 34")).toBeTruthy();
  expect(dialog.getByText(/^De paden tussen deze nummers staan nog niet/)).toBeTruthy();
  expect(dialog.getByRole("link", { name: "Kaartpakketten" })).toBeTruthy();
  expect(stored()).toBeUndefined();
  await user.click(dialog.getByRole("button", { name: "Bewaar" }));
  expect(await screen.findByRole("heading", { name: "Pontje <b>" })).toBeTruthy();
  expect(stored()).toMatchObject({ draft: { mode: "cycle", stops: [{ osmId: 1 }, { osmId: 2 }] } });
  expect(stored()?.route.legs).toEqual([]);
});

it("opens the plan of a pasted link, and rejects an invalid one", async () => {
  const before = planner.store.getState();
  const { user, address } = showAt("/routes");
  const paste = async (text: string) => {
    await user.click(screen.getByLabelText("Plak een link"));
    await user.paste(text);
    await user.click(screen.getByRole("button", { name: "Open link" }));
  };
  for (const [text, sentence] of [
    ["https://example.org/x", "Hierin zit geen route van Scouting Map."],
    [`${LINK.slice(0, -9)}!`, "Deze link is onderweg beschadigd."],
    ["#p=9.AAAA", "Deze link is gemaakt met een nieuwere versie"],
    [`#p=1.${"A".repeat(100_001)}`, "Deze link is te groot"],
  ] as const) {
    await paste(text);
    expect(await screen.findByText(new RegExp(`^${sentence}`))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Sluiten" }));
  }
  expect(planner.store.getState()).toBe(before);
  await paste(`Fiets je mee? ${LINK} Groet`);
  await user.click(await screen.findByRole("button", { name: "Open op de kaart" }));
  await waitFor(() => expect(address()).toBe("/map"));
  expect(planner.store.getState()).toMatchObject({
    draft: { mode: "cycle", stops: [{ number: "12" }, { number: "34" }] },
    canUndo: true,
  });
});

it("keeps the route sheets that come with a shared route", async () => {
  const sheets = { ...USUAL_SHEETS, paper: "A5", phone: "06-1" } as const;
  const shared = { ...PLAN.draft, name: "Hike", sheets: storedSheets(sheets) };
  const { user, address } = showAt("/routes");
  await user.click(screen.getByLabelText("Plak een link"));
  await user.paste(planShareLink("https://kaart.example", shared));
  await user.click(screen.getByRole("button", { name: "Open link" }));
  expect(await screen.findByText(/^Met de keuzes voor de routetechnieken/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Bewaar" }));
  await waitFor(() => expect(address()).toMatch(/^\/routes\/./));
  const { store } = sheetsOf({ kind: "plan", id: address().split("/").at(-1) ?? "" });
  await waitFor(() => expect(store.getState().sheets).toEqual(sheets));
});

it("passes a link with waypoints to the right screen", async () => {
  const { user, address } = showAt("/routes");
  await user.click(screen.getByLabelText("Plak een link"));
  await user.paste("https://kaart.example/waypoints#d=1.abc");
  await user.click(screen.getByRole("button", { name: "Open link" }));
  await waitFor(() => expect(address()).toBe("/waypoints#d=1.abc"));
});

it("opens the plan of a file written by this app, with its line", async () => {
  const [first] = PLAN.route.legs;
  const written = { name: "Uit een bestand", mode: "cycle" as const, route: PLAN.route };
  const gpx = [
    ...gpxPieces(
      planAsTrack(written, () => ""),
      0,
    ),
  ].join("");
  const { user } = showAt("/routes");
  await user.upload(screen.getByLabelText("Open GPX"), new File([gpx], "plan.gpx"));
  expect(await screen.findByText("Uit een bestand")).toBeTruthy();
  expect(screen.getByText(/^Fietsen · 6\d\d m/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Open op de kaart" }));
  expect(planner.store.getState().route.legs[0]?.line).toEqual(first?.line);
});

it("matches a track of another app to the network, and saves it as a track", async () => {
  const points = [5, 5.01].map((lon) => `<trkpt lat="52" lon="${lon}"/>`).join("");
  const gpx = `<gpx version="1.1"><trk><name>Ommetje</name><trkseg>${points}</trkseg></trk></gpx>`;
  const { user, router } = showAt("/routes");
  expect(screen.getByRole("link", { name: "Maak knooppunten van een track" })).toBeTruthy();
  await user.upload(screen.getByLabelText("Open GPX"), new File([gpx], "ommetje.gpx"));
  await user.click(
    await screen.findByRole("button", { name: "Importeer en maak er knooppunten van" }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe("/map"));
  await loadTracks();
  const [track] = tracksStore.getState().tracks ?? [];
  expect(track?.name).toBe("Ommetje");
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(trackOnNetworkPath(track?.id ?? ""));
});

it("finds a route by words of its name, note and mode, and by a number, once there are several", async () => {
  const { plans } = savedPlans.store.getState();
  await edits.change((plans ?? []).map(({ id }) => removal(PLANS.place, id)));
  const ids: (string | null)[] = [];
  for (const name of ["Duinen", "Polder", "Stad"])
    ids.push(await savedPlans.save(null, name, PLAN));
  const { user } = showAt("/routes");
  expect(await screen.findByRole("link", { name: /^Duinen/ })).toBeTruthy();
  expect(screen.queryByLabelText(/^Zoek op naam/)).toBeNull();
  await act(async () => {
    const walk = { ...PLAN, draft: { ...PLAN.draft, mode: "walk" as const } };
    ids.push(await savedPlans.save(null, "Bos", walk));
    await savedPlans.change(ids[1] ?? "", { note: "Koffie bij de molen" });
  });
  const shown = async (sought: string) => {
    await user.clear(screen.getByLabelText(/^Zoek op naam/));
    if (sought) await user.type(screen.getByLabelText(/^Zoek op naam/), sought);
    const list = screen.queryAllByRole("link").map(({ textContent }) => textContent ?? "");
    return ["Duinen", "Polder", "Stad", "Bos"].filter((name) =>
      list.some((text) => text.startsWith(name)),
    );
  };
  expect(await shown("")).toHaveLength(4);
  expect(await shown("MOLEN")).toEqual(["Polder"]);
  expect(await shown("wandelen 34")).toEqual(["Bos"]);
  expect(await shown("3")).toEqual([]);
  expect(screen.getByText(/^Geen route met die woorden/)).toBeTruthy();
});

it("shows the first hundred of many routes, and all on request", async () => {
  const plans = Array.from({ length: 120 }, (_, at) => ({
    ...PLAN,
    id: `p${at}`,
    name: `Route ${at}`,
    note: "",
    changedAtMs: 200 - at,
    deletedAtMs: null,
  }));
  vi.spyOn(savedPlans, "load").mockResolvedValue();
  savedPlans.store.setState({ plans, problem: null, unreadable: [] });
  const { user } = showAt("/routes");
  const rows = () => screen.getAllByRole("link", { name: /^Route \d+/ });
  expect(rows()).toHaveLength(100);
  await user.click(screen.getByRole("button", { name: "Toon alle routes" }));
  expect(rows()).toHaveLength(120);
});
