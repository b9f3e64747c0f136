import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { plainTrack } from "#domain/exchange/plain-track.fixture.ts";
import { trackOnNetworkPath } from "#domain/links/app-path.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { shareLink } from "#domain/sharing/share-link.ts";
import { trackLink } from "#domain/sharing/track-link.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import type { EmbeddableMap } from "#parts/map/embedded-map.ts";
import { show as showPage } from "#parts/show.fixture.ts";
import { undoImport } from "#state/exchange/import.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { receivedPlanStore } from "#state/plans/received-plan.ts";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { ImportDialog } from "./import-dialog.tsx";
import type { Arrival } from "./use-arrivals.ts";

const GPX =
  '<gpx version="1.1"><wpt lat="52.1" lon="5.2"><name>Tent</name></wpt>' +
  '<wpt lat="152" lon="5"><name>Nergens</name></wpt></gpx>';

/** The dialog with its own map, which records the embedded views. */
function showDialog(arrival: Arrival) {
  const onClose = vi.fn();
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const views: MapView[] = [];
  const show: EmbeddableMap["show"] = (_frame, view, options) => {
    // The user has not agreed yet: no server may learn the location.
    expect(options).toEqual({ isOfflineOnly: true });
    views.push(view);
    return () => {};
  };
  const loadMap = async () => ({ map, show });
  const dialog = <ImportDialog arrival={arrival} onClose={onClose} loadMap={loadMap} />;
  return { ...showPage(dialog), onClose, map, views };
}

function filesOf(texts: Readonly<Record<string, string>>): Arrival {
  const files = Object.entries(texts).map(([name, text]) => new File([text], name));
  return { kind: "files", files };
}

const button = (name: string) => screen.findByRole("button", { name });

describe("the folders of an import", () => {
  it("keeps the kinds of a GPX without making folders of them", async () => {
    const gpx =
      '<gpx><wpt lat="52.1" lon="5.2"><name>A</name><type>Bank</type></wpt>' +
      '<wpt lat="52.2" lon="5.2"><name>B</name><type>Kraan</type></wpt></gpx>';
    const { user } = showDialog(filesOf({ "posten.gpx": gpx }));
    await user.click(await button("Importeer 2"));
    await button("Ongedaan maken");
    const [first] = waypointsStore.getState().waypoints;
    expect(first).toMatchObject({ name: "A", kind: "Bank" });
    expect(first).not.toHaveProperty("folder");
    await undoImport();
  });

  it("makes a folder per kind on request", async () => {
    const gpx = '<gpx><wpt lat="52.1" lon="5.2"><name>A</name><type>Bank</type></wpt></gpx>';
    const { user } = showDialog(filesOf({ "posten.gpx": gpx }));
    await user.click(await screen.findByRole("radio", { name: "Een map per soort (1)" }));
    await user.click(await button("Importeer 1"));
    await button("Ongedaan maken");
    expect(waypointsStore.getState().waypoints).toMatchObject([{ kind: "Bank", folder: "Bank" }]);
    await undoImport();
  });

  it.each([
    ["of a file with folders as they are", "kml", "Zoals in het bestand"],
    ["of a link as they were shared", "link", "Zoals gedeeld"],
    ["of neither where nothing names one", "gpx", "Geen map"],
  ])("has the folders %s", async (_what, kind, first) => {
    const point =
      "<Placemark><name>A</name><Point><coordinates>5,52</coordinates></Point></Placemark>";
    const kml = `<kml><Folder><name>Kamp</name>${point}</Folder></kml>`;
    const text = shareLink("", [{ name: "A", lat: 52, lng: 5, folder: "Kamp" }]);
    const file = filesOf(kind === "kml" ? { "a.kml": kml } : { "kamp.gpx": GPX });
    showDialog(kind === "link" ? { kind: "link", text } : file);
    const [choice] = await screen.findAllByRole<HTMLInputElement>("radio");
    expect(choice?.labels?.[0]?.textContent).toBe(first);
    expect(choice?.checked).toBe(true);
  });
});

describe("an import", () => {
  it("is previewed, stored in one folder on request, and undone as a whole", async () => {
    const { user } = showDialog(filesOf({ "kamp.gpx": GPX }));
    expect(await screen.findByText(/^1 punt heeft een breedte boven 90°/)).toBeTruthy();
    expect(waypointsStore.getState().waypoints).toEqual([]);
    await user.click(screen.getByRole("radio", { name: "Alles in één map" }));
    const folder = screen.getByLabelText<HTMLInputElement>("Mapnaam");
    expect(folder.value).toBe("kamp");
    await user.clear(folder);
    await user.click(await button("Importeer 1"));
    expect(waypointsStore.getState().waypoints).toEqual([]);
    await user.type(folder, "Zomer");
    await user.click(await button("Importeer 1"));
    expect(await screen.findByText("Toegevoegd: 1 waypoint.")).toBeTruthy();
    expect(waypointsStore.getState().waypoints).toMatchObject([{ name: "Tent", folder: "Zomer" }]);
    await user.click(await button("Ongedaan maken"));
    expect(await screen.findByText("De import is ongedaan gemaakt.")).toBeTruthy();
    expect(waypointsStore.getState().waypoints).toEqual([]);
  });

  it("is shown on the map before it is added, item by item, and completely afterwards", async () => {
    const gpx =
      '<gpx><wpt lat="52.1" lon="5.2"><name>Tent</name></wpt><wpt lat="40.7" lon="-74"/>' +
      '<trk><name>Lus</name><trkseg><trkpt lat="52" lon="5"/><trkpt lat="52.01" lon="5"/></trkseg></trk></gpx>';
    const { user, map, views, address } = showDialog(filesOf({ "kamp.gpx": gpx }));
    const rows = await screen.findAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^LusTrack · 1,1 km/),
      expect.stringMatching(/^TentWaypoint/),
      expect.stringMatching(/^Zonder naamWaypoint.*buiten de kaart$/),
    ]);
    await waitFor(() =>
      expect(map.incoming?.items.map(({ name }) => name)).toEqual(["Lus", "Tent"]),
    );
    const tent = screen.getByRole("button", { name: /^Tent/ });
    await user.click(tent);
    expect(map.incoming?.chosen?.name).toBe("Tent");
    expect(views.at(-1)).toMatchObject({ lat: 52.1, lng: 5.2 });
    expect(tent.getAttribute("aria-pressed")).toBe("true");
    await user.click(tent);
    expect(map.incoming?.chosen).toBeNull();
    await user.click(await button("Importeer 3"));
    await user.click(await screen.findByRole("link", { name: "Toon op de kaart" }));
    expect(map.incoming).toBeNull();
    await waitFor(() => expect(address()).toBe("/map"));
    expect(mapViewStore.getState()).toMatchObject({ lat: 52.05, lng: 5.1 });
    await undoImport();
  });

  it("explains unreadable files beside the readable ones", async () => {
    showDialog(filesOf({ "kamp.gpx": GPX, "brief.txt": "geen kaart" }));
    expect(await screen.findByText("brief.txt")).toBeTruthy();
    expect(screen.getByText(/Dit is geen bestand met plekken of tracks\./)).toBeTruthy();
    expect(await button("Importeer 1")).toBeTruthy();
  });

  it("has nothing to add from unreadable files", async () => {
    const { user, onClose } = showDialog(filesOf({ "brief.txt": "geen kaart" }));
    await user.click(await button("Sluiten"));
    expect(screen.queryByRole("button", { name: /^Importeer/ })).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("reads a table with the columns named by the user", async () => {
    const { user } = showDialog(filesOf({ "posten.csv": "Tent;52,1;5,2\nPost;52,2;5,3\n" }));
    await user.click(await button("Kies kolommen"));
    for (const [field, column] of [
      ["Naam", "Kolom A"],
      ["Breedtegraad", "Kolom B"],
      ["Lengtegraad", "Kolom C"],
    ] as const) {
      await user.selectOptions(screen.getByLabelText(field), column);
    }
    await user.click(await button("Lees het bestand"));
    await user.click(await button("Importeer 2"));
    expect(await screen.findByText("Toegevoegd: 2 waypoints.")).toBeTruthy();
    const { waypoints } = waypointsStore.getState();
    expect(waypoints).toMatchObject([{ name: "Tent", lat: 52.1, lng: 5.2 }, { name: "Post" }]);
  });

  it("offers to open a file with a plan as a plan", async () => {
    const at = (osmId: number) => `<link href="https://www.openstreetmap.org/node/${osmId}#walk"/>`;
    const points = [7, 8].map(
      (id) => `<rtept lat="52" lon="5.0${id}"><name>${id}</name>${at(id)}</rtept>`,
    );
    const { user, address } = showDialog(
      filesOf({ "plan.gpx": `<gpx version="1.1"><rte>${points.join("")}</rte></gpx>` }),
    );
    await user.click(await button("Open als route"));
    await waitFor(() => expect(address()).toBe("/routes"));
    expect(receivedPlanStore.getState().plan?.draft.stops).toMatchObject([
      { osmId: 7 },
      { osmId: 8 },
    ]);
    receivedPlanStore.setState({ plan: null });
  });

  it("comes by a link too", async () => {
    const track = importedTrack(
      {
        kind: "track",
        track: {
          ...plainTrack([
            [5, 52],
            [5.1, 52.1],
          ]),
          name: "Van de leiding",
        },
      },
      { id: "a", contentHash: "a", addedAtMs: 1 },
    );
    const { user } = showDialog({ kind: "link", text: trackLink("https://app.example", track, 2) });
    await user.click(await button("Importeer 1"));
    await button("Ongedaan maken");
    await loadTracks();
    expect(tracksStore.getState().tracks?.map(({ name }) => name)).toContain("Van de leiding");
    await undoImport();
  });

  it("of one route links to the network under it, and of several to the list", async () => {
    const gpx = (...lats: readonly number[]) => {
      const point = (lat: number, lon: number) => `<rtept lat="${lat}" lon="${lon}"/>`;
      const routes = lats.map((lat) => `<rte>${point(lat, 5)}${point(lat, 5.1)}</rte>`);
      return `<gpx version="1.1">${routes.join("")}</gpx>`;
    };
    const several = showDialog(filesOf({ "twee.gpx": gpx(52.4, 52.5) }));
    await several.user.click(await button("Importeer 2"));
    const toAll = await screen.findByRole("link", { name: "Tracks en routes" });
    expect(toAll.getAttribute("href")).toBe("/tracks");
    expect(screen.queryByRole("link", { name: "Maak er knooppunten van" })).toBeNull();
    several.unmount();

    const { user, address } = showDialog(filesOf({ "een.gpx": gpx(52.3) }));
    await user.click(await button("Importeer 1"));
    await user.click(await screen.findByRole("link", { name: "Maak er knooppunten van" }));
    await loadTracks();
    const ids = (tracksStore.getState().tracks ?? []).map(({ id }) => trackOnNetworkPath(id));
    await waitFor(() => expect(ids).toContain(address()));
  });

  it("keeps the focus in the dialog", async () => {
    showDialog(filesOf({ "kamp.gpx": GPX }));
    await button("Importeer 1");
    const dialog = screen.getByRole("dialog", { name: /^Import/ });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });
});

it("an import says why there is nothing to import, not that everything is there already", async () => {
  showDialog(filesOf({ "leeg.gpx": "<gpx><trk><name>Rondje</name><trkseg/></trk></gpx>" }));
  expect(await screen.findByText("Er is niets te importeren.")).toBeTruthy();
  expect(
    screen.getByText("1 track heeft geen punten: er zijn geen posities opgenomen."),
  ).toBeTruthy();
  expect(screen.queryByText(/allemaal al/)).toBeNull();
});

it("an import asks about latitudes and longitudes that seem to be swapped", async () => {
  const json = '{"type":"Point","coordinates":[52.1,5.2]}';
  const { user } = showDialog(filesOf({ "kamp.geojson": json }));
  const question = /met breedte en lengte verwisseld ligt het in Nederland/;
  expect(await screen.findByText(question)).toBeTruthy();
  await user.click(await button("Verwissel ze"));
  expect(await screen.findByText(/Breedte en lengte zijn verwisseld/)).toBeTruthy();
  await user.click(await button("Toch zoals het er staat"));
  expect(await screen.findByText(question)).toBeTruthy();
  await user.click(await button("Verwissel ze"));
  await user.click(await button("Importeer 1"));
  await button("Ongedaan maken");
  expect(waypointsStore.getState().waypoints).toMatchObject([{ lat: 52.1, lng: 5.2 }]);
  await undoImport();
});

describe("an import of a link", () => {
  it.each([
    ["#d=1.AAAA", "Deze link is onderweg beschadigd."],
    ["#d=9.AAAA", "Deze link is gemaakt met een nieuwere versie"],
    [`#d=1.${"A".repeat(100_001)}`, "Deze link is te groot"],
    ["https://example.org", "Deze QR-code is niet van Scouting Map"],
    ["<img src=x onerror=alert(1)>", "Deze QR-code is niet van Scouting Map"],
    ["javascript:alert(1)", "Deze QR-code is niet van Scouting Map"],
    ["javascript:alert(1)//#d=1.AAAA", "Deze link is onderweg beschadigd."],
    ["https://x.example/waypoints#d=%E0%A4%A", "Deze link is onderweg beschadigd."],
  ])("refuses the link %.12s in one sentence", async (text, sentence) => {
    showDialog({ kind: "link", text });
    expect(await screen.findByText(new RegExp(`^${sentence}`))).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Importeer/ })).toBeNull();
  });

  it("uses only the data of a link to another host", async () => {
    const names = ["<img src=x onerror=window.hacked=1>", "\u202eom", "L".repeat(3000), "a\u0000b"];
    const waypoints = names.map((name) => ({ name, lat: 52, lng: 5, folder: name }));
    const { user } = showDialog({
      kind: "link",
      text: shareLink("javascript:alert(1)//attacker.example", waypoints),
    });
    await user.click(await button("Importeer 4"));
    expect(await screen.findByText("Toegevoegd: 4 waypoints.")).toBeTruthy();
    expect(waypointsStore.getState().waypoints.map(({ name }) => name)).toEqual(names);
    expect(document.querySelector("img, a:not([href='/map'])")).toBeNull();
  });

  it("reports shared files that never arrived", async () => {
    showDialog({ kind: "lost" });
    expect(await screen.findByText(/^De gedeelde bestanden zijn niet aangekomen\./)).toBeTruthy();
  });
});
