import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { toBase64Url } from "#domain/bytes/base64url.ts";
import { testHike, testLineLink } from "#domain/sharing/hike.fixture.ts";
import { hikeFile, hikeLink } from "#domain/sharing/hike-parcel.ts";
import { testWalk } from "#domain/trail/trail.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import { positionPermissionStore } from "#state/position/position.ts";
import { edits } from "#state/records/edits.ts";
import { hikes } from "#state/trail/hikes.ts";
import { trails } from "#state/trail/trails.ts";
import { Component as HikeScreen } from "./hike-screen.tsx";
import { Component as TrailsScreen } from "./trails-screen.tsx";

const { openPackFiles } = vi.hoisted(() => ({
  openPackFiles: vi.fn(async (_files: readonly File[]) => {}),
}));
vi.mock("#state/packs/pack-commands.ts", () => ({ startPackJobs: async () => {}, openPackFiles }));

function showAt(path: string) {
  const router = createMemoryRouter(
    [
      { path: "/trails", element: <TrailsScreen /> },
      { path: "/trails/hike/:hikeId", element: <HikeScreen /> },
      { path: "*", element: null },
    ],
    { initialEntries: [path] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router, unmount };
}

it("asks one question for a hike in a link, stores it, and says what came in and what is lacking", async () => {
  const hike = {
    ...testHike("link", "Nachttocht"),
    trail: testWalk("w", "Posten", ["a"]).trail,
    route: testLineLink("De lijn"),
    phone: "Jan, 06-12345678",
  };
  positionPermissionStore.setState({ permission: "denied" });
  const { user, router } = showAt(`/trails${hikeLink("", hike).replace("/trails", "")}`);
  expect(await screen.findByText("De hike “Nachttocht” voor Vossen. Bewaren?")).toBeTruthy();
  expect(router.state.location.hash).toBe("");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["1 blad", "1 post", "1 lijn"]),
  );
  await hikes.load();
  expect(hikes.store.getState().hikes?.some(({ id }) => id === "link")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Bewaar deze hike" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/trails/hike/link"));
  expect(await screen.findByText("Blad 1 van 1")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Strippenkaart" })).toBeTruthy();
  expect(screen.getByText("Vossen. Vertrek om 10:00.")).toBeTruthy();
  const call = screen.getByRole("link", { name: "Bel de leiding: Jan, 06-12345678" });
  expect(call.getAttribute("href")).toBe("tel:0612345678");
  expect(screen.getByRole("link", { name: "De posten" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "De route en lijnen" })).toBeTruthy();
  expect(screen.getByText(/^De app mag je positie niet gebruiken/)).toBeTruthy();
  expect(screen.getByText(/^De posten staan op deze telefoon/)).toBeTruthy();
  // The map on the device is asked for.
  expect(await screen.findByText(/^Werkt offline: (nee|deels|ja)/)).toBeTruthy();
  expect(await edits.undo()).toEqual({ ok: true });
  expect(await screen.findByText("Deze hike staat niet op dit apparaat.")).toBeTruthy();
});

it("says that a hike has only sheets, unless it was stored before a map was noted", async () => {
  await hikes.take(testHike("sheets", "Bladentocht"));
  const { unmount } = showAt("/trails/hike/sheets");
  expect(await screen.findByText("Alleen de bladen hieronder.")).toBeTruthy();
  unmount();
  const { hikes: received } = hikes.store.getState();
  const before = received?.map(({ hasMap: _hasMap, ...hike }) => hike) ?? null;
  hikes.store.setState({ hikes: before });
  showAt("/trails/hike/sheets");
  expect(await screen.findByText("Blad 1 van 1")).toBeTruthy();
  expect(screen.queryByText("Meegekregen")).toBeNull();
  hikes.store.setState({ hikes: received });
});

it.each([
  ["Jan (8.00-17.30) 06-12345678", ["tel:0612345678"], null],
  [
    "06-12345678 - 06-87654321",
    ["tel:0612345678", "tel:0687654321"],
    "Leiding: 06-12345678 - 06-87654321.",
  ],
  ["Jan is er van 8.00-17.30", [], "Leiding: Jan is er van 8.00-17.30."],
  ["", [], null],
] as const)("offers each number of the leaders that is certain: %j", async (phone, hrefs, text) => {
  await hikes.take({ ...testHike(`phone ${phone}`, "Beltocht"), phone });
  showAt(`/trails/hike/${encodeURIComponent(`phone ${phone}`)}`);
  expect(await screen.findByText("Blad 1 van 1")).toBeTruthy();
  const calls = screen.queryAllByRole("link", { name: /^Bel de leiding: / });
  expect(calls.map((call) => call.getAttribute("href"))).toEqual(hrefs);
  expect(screen.queryByText(/^Leiding: /)?.textContent ?? null).toBe(text);
});

it("has no list of what came in where nothing did", async () => {
  await hikes.take({ ...testHike("nothing", "Kale tocht"), pages: [] });
  showAt("/trails/hike/nothing");
  expect(await screen.findByText("Er zijn geen bladen meegegeven.")).toBeTruthy();
  expect(screen.queryByText("Meegekregen")).toBeNull();
});

it("reads a hike from a file, and says of another file that it is none", async () => {
  const { user } = showAt("/trails");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no input");
  const file = (bytes: BlobPart) => new File([bytes], "a.json", { type: "application/json" });
  await user.upload(input, file(hikeFile(testHike("file", "Dagtocht"))));
  expect(await screen.findByText("De hike “Dagtocht” voor Vossen. Bewaren?")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Niet nu" }));
  expect(screen.queryByText(/Dagtocht/)).toBeNull();
  await user.upload(input, file("{}"));
  expect(await screen.findByText(/^Hier zit geen/)).toBeTruthy();
  await user.upload(input, file(hikeFile(testHike("file", "Avondtocht"))));
  expect(await screen.findByText("De hike “Avondtocht” voor Vossen. Bewaren?")).toBeTruthy();
  expect(screen.queryByText(/^Hier zit geen/)).toBeNull();
  await user.upload(input, file("{}"));
  expect(await screen.findByText(/^Hier zit geen/)).toBeTruthy();
  expect(screen.queryByText(/Avondtocht/)).toBeNull();
});

it("makes a pack of the map that came in, under a free name, unless a pack has the area", async () => {
  // These packs have no tiles for the page of the hike.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const map = Uint8Array.of(80, 77, 84);
  const { box } = testHike("", "");
  const heldMaps = [
    { name: "Eerder", mapAreas: [] },
    { name: "Kaarttocht", mapAreas: [[4, 51, 4.1, 51.1]] },
    { name: "Kaarttocht", mapAreas: [box] },
  ];
  onTestFinished(() => packsStore.setState({ packs: [], records: [] }));
  for (const [index, held] of heldMaps.entries()) {
    packsStore.setState({ packs: [{ ...held, map: {} } as never], records: [held as never] });
    const { user, router, unmount } = showAt("/trails");
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    const id = `map-${index}`;
    const bytes = hikeFile({ ...testHike(id, "Kaarttocht"), map: toBase64Url(map) });
    await user.upload(input as HTMLInputElement, new File([bytes], "hike.json"));
    expect(await screen.findByText("De kaart van het gebied")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Bewaar deze hike" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/trails/hike/${id}`));
    expect(await screen.findByText(/^De kaart van het gebied\. Bij/)).toBeTruthy();
    expect(screen.queryByText("Alleen de bladen hieronder.")).toBeNull();
    await vi.dynamicImportSettled();
    await waitFor(() => expect(openPackFiles).toHaveBeenCalledTimes(Math.min(index + 1, 2)));
    unmount();
  }
  const [[file] = [], [other] = []] = openPackFiles.mock.calls.map(([files]) => files);
  expect(file?.name).toBe("Kaarttocht.pmtiles");
  expect(other?.name).toBe("Kaarttocht 2.pmtiles");
  expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(map);
  await hikes.load();
  expect(JSON.stringify(hikes.store.getState().hikes)).not.toContain(toBase64Url(map));
  expect(openPackFiles).toHaveBeenCalledTimes(2);
});

it("says nothing of posts that could not be read", async () => {
  const posts = { trail: testWalk("w", "Posten", ["a"]).trail };
  await hikes.take({ ...testHike("unread", "Nachttocht"), ...posts });
  showAt("/trails/hike/unread");
  expect(await screen.findByText(/^De posten staan op deze telefoon/)).toBeTruthy();
  const { walks } = trails.store.getState();
  act(() => trails.store.setState({ walks: null }));
  expect(screen.queryByText(/^De posten/, { selector: "p" })).toBeNull();
  act(() => trails.store.setState({ walks: [] }));
  expect(screen.getByText(/^De posten zijn van deze telefoon verwijderd/)).toBeTruthy();
  trails.store.setState({ walks });
});
