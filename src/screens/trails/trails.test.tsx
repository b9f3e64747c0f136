import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { walkPath } from "#domain/links/trail-path.ts";
import { trailFile, trailLink } from "#domain/sharing/trail-link.ts";
import { testPost } from "#domain/trail/trail.fixture.ts";
import { reportOf } from "#domain/trail/walk.ts";
import { device } from "#state/device/device.ts";
import { positionStore } from "#state/position/position.ts";
import { trailOf } from "#state/trail/open-trail.ts";
import { walkOf } from "#state/trail/open-walk.ts";
import { trails } from "#state/trail/trails.ts";
import { Component as TrailScreen } from "./trail-screen.tsx";
import { Component as TrailsScreen } from "./trails-screen.tsx";
import { Component as WalkScreen } from "./walk-screen.tsx";

const ORIGIN = "https://kaart.example";

beforeEach(() => {
  window.print = vi.fn();
});

function showAt(path: string) {
  const router = createMemoryRouter(
    [
      { path: "/trails", element: <TrailsScreen /> },
      { path: "/trails/:trailId", element: <TrailScreen /> },
      { path: "/trails/walk/:walkId", element: <WalkScreen /> },
      { path: "*", element: null },
    ],
    { initialEntries: [path] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router, unmount };
}

/** A trail of the leader with these posts. */
async function madeTrail(posts: readonly Parameters<typeof testPost>[1][], name = "Nachttocht") {
  const id = (await trails.add(name)) ?? never();
  const trail = trailOf(id);
  await waitFor(() => expect(trail.store.getState().document).not.toBeNull());
  for (const [index, fields] of posts.entries()) {
    const { id: _, ...post } = testPost(index + 1, fields);
    trail.addPost(post);
  }
  const documentNow = () => trail.store.getState().document ?? never();
  await waitFor(() => expect(documentNow().posts).toHaveLength(posts.length));
  return { id, trail, documentNow };
}

/** Enters a text at once, as fast as pasting it. */
async function enter(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

function never(): never {
  throw new Error("not there");
}

it("makes a trail of one post and hands it to a patrol as a link", { tags: "long" }, async () => {
  const { user, router } = showAt("/trails");
  await user.click(await screen.findByRole("button", { name: "Maak een postentocht" }));
  await screen.findByLabelText("Naam van de tocht");
  await enter(user, "Naam van de tocht", "Nachttocht");
  await user.click(screen.getByRole("button", { name: "Voeg post toe" }));
  expect(screen.getByText(/^Nog niet klaar om mee te geven/)).toBeTruthy();
  await enter(user, "Coördinaten", "52.01, 4.36");
  await enter(user, "Vraag", "Wat hangt er?");
  expect(screen.getByText(/Dit houdt nieuwsgierigen tegen, geen puzzelaar/)).toBeTruthy();
  await enter(user, "Goede antwoorden, één per regel", "Bel");
  await enter(user, "Tekst als de post open is", "Goed zo");
  await waitFor(() => expect(screen.queryByText(/^Nog niet klaar/)).toBeNull());
  await user.click(screen.getByRole("button", { name: "Als link of code" }));
  const dialog = await screen.findByRole("dialog", undefined, { timeout: 15_000 });
  const link = within(dialog).getByText(/^http.*#tocht=1\./).textContent;
  expect(router.state.location.pathname).toMatch(/^\/trails\/\w+$/);
  expect(link).not.toContain("Goed zo");
});

it("leads to the map around the last place to point out the place of a post", async () => {
  const { id, documentNow } = await madeTrail([
    { place: { lat: 52.5, lng: 4.5 } },
    { place: null },
  ]);
  const { user, router } = showAt(`/trails/${id}`);
  await user.click(await screen.findByRole("link", { name: "Wijs aan op de kaart" }));
  const { pathname, search, hash } = router.state.location;
  const post = documentNow().posts[1]?.id;
  expect(pathname + search + hash).toBe(`/map?tocht=${id}&post=${post}#16/52.5/4.5`);
});

it("says beside each way to open what it keeps secret", async () => {
  const { id } = await madeTrail([{ place: null }]);
  const { user } = showAt(`/trails/${id}`);
  const opens = await screen.findByLabelText("Gaat open door");
  await user.selectOptions(opens, "een keuze");
  expect(screen.getByText(/^Een keuze is nooit geheim/)).toBeTruthy();
  await user.selectOptions(opens, "er zijn");
  expect(screen.getByText(/is alleen verstopt.* waar de volgende is/)).toBeTruthy();
  await user.selectOptions(opens, "een code die er hangt");
  expect(screen.getByText(/^Een kort antwoord is te raden/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Maak een code van 10 letters" }));
  expect(screen.getByText(/^Deze code is niet te raden/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Volgorde"), "Vrij");
  expect(screen.getByText(/^Alle plekken en vragen staan leesbaar/)).toBeTruthy();
});

it("is walked by a patrol, handed in, and stands in the table of the leader", {
  tags: "thorough",
}, async () => {
  const { id, documentNow } = await madeTrail([
    { find: "rd", opens: "number", answers: ["7"], hintMinutes: 0 },
    { find: "bearing", opens: "place" },
  ]);
  const sealed = (await trails.seal(documentNow(), 0)) ?? never();
  const link = trailLink(ORIGIN, { kind: "trail", trail: sealed });
  const { user, router, unmount } = showAt(`/trails#${link.split("#")[1]}`);
  await user.type(await screen.findByLabelText("Naam van je patrouille"), "Vossen");
  await user.click(screen.getByRole("button", { name: "Begin de tocht" }));
  expect(await screen.findByText("Vraag1x")).toBeTruthy();
  expect(router.state.location.hash).toBe("");
  await user.click(screen.getByRole("button", { name: "Toon de hint" }));
  expect(await screen.findByText("Hint: Hint1x")).toBeTruthy();
  await user.type(screen.getByLabelText("Antwoord"), "8{Enter}");
  expect(await screen.findByText("Dat is het niet.", undefined, { timeout: 15_000 })).toBeTruthy();
  expect(screen.queryByText("Geheim1x")).toBeNull();
  await user.clear(screen.getByLabelText("Antwoord"));
  await user.type(screen.getByLabelText("Antwoord"), "007{Enter}");
  expect(await screen.findByText("Geheim1x", undefined, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByText(/^Richting .* vanaf post 1\.$/)).toBeTruthy();

  act(() =>
    positionStore.setState({
      fix: {
        lat: 52.002,
        lng: 4.125,
        accuracyMeters: 6,
        timeMs: device.clock.steadyMs(),
        altitudeMeters: null,
        altitudeAccuracyMeters: null,
        speedMps: null,
        courseDegrees: null,
      },
    }),
  );
  expect(await screen.findByText("Geheim2x", undefined, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText(/2 van 2 open, 1403 punten/)).toBeTruthy();
  expect(screen.getByText("Alle posten zijn open. Lever in bij de leiding.")).toBeTruthy();

  const walkId = router.state.location.pathname.split("/").at(-1) ?? never();
  const walk = walkOf(walkId).store.getState().walk ?? never();
  expect(router.state.location.pathname).toBe(walkPath(walk.id));
  const report = trailLink(ORIGIN, { kind: "report", report: reportOf(walk) });
  await act(() => router.navigate(`/trails#${report.split("#")[1]}`));
  await user.click(await screen.findByRole("button", { name: "Zet in de tabel" }));
  expect(await screen.findByText("Vossen staat in de tabel.")).toBeTruthy();
  await act(() => router.navigate(`/trails/${id}`));
  const row = await screen.findByRole("row", { name: /Vossen/ });
  const cells = within(row).getAllByRole("cell");
  expect(cells.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    "1403",
    "701 H ×1",
    "702",
  ]);
  await user.click(screen.getByRole("button", { name: "Druk de uitslag af" }));
  expect(window.print).toHaveBeenCalledOnce();
  const printed = document.querySelector("[data-printed-page]");
  expect(printed?.textContent).toContain("Vossen");
  expect(printed?.textContent).toMatch(/kan hem vervalsen/);
  expect(printed?.textContent).not.toContain("Scan");
  unmount();
});

it("prints the sheet of the leaders with every answer and code", async () => {
  const { id } = await madeTrail([{}, { opens: "place" }]);
  const { user } = showAt(`/trails/${id}`);
  await user.click(await screen.findByRole("button", { name: "Druk het blad af" }));
  const printed = document.querySelector("[data-printed-page]")?.textContent;
  expect(printed).toContain("Antwoord 1xHint: Hint1x");
  const code = trailOf(id).store.getState().document?.posts[1]?.arrivalCode ?? never();
  expect(printed).toContain(code);
});

it("opens a post by the code of the leaders, and says what it cannot see", async () => {
  const { documentNow } = await madeTrail([{ opens: "place" }, { opens: "none" }]);
  const sealed = (await trails.seal(documentNow(), 0)) ?? never();
  const walkId = (await trails.take(sealed, "Bevers")) ?? never();
  const { user } = showAt(walkPath(walkId));
  expect(await screen.findByText(/^Er is geen positie/)).toBeTruthy();
  await user.click(screen.getByText("Code van de leiding", { selector: "summary" }));
  const field = screen.getByLabelText("Code van de leiding");
  await user.type(field, "fout{Enter}");
  expect(screen.getByText("Die code is het niet.")).toBeTruthy();
  await user.clear(field);
  await user.type(field, `${documentNow().posts[0]?.arrivalCode.toLowerCase()}{Enter}`);
  expect(await screen.findByText("Geheim1x")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Open de post" }));
  expect(await screen.findByText("Geheim2x")).toBeTruthy();
});

it("puts the result of a file for another phone into the table of the leader", async () => {
  const { documentNow } = await madeTrail([{ opens: "none" }]);
  const sealed = (await trails.seal(documentNow(), 0)) ?? never();
  const walkId = (await trails.take(sealed, "Spechten")) ?? never();
  const walk = walkOf(walkId);
  await waitFor(() => expect(walk.store.getState().walk).not.toBeNull());
  const bytes = trailFile({ kind: "walk", walk: walk.store.getState().walk ?? never() });
  const { user } = showAt("/trails");
  await user.upload(screen.getByLabelText("Open een bestand"), new File([bytes], "x.trail.json"));
  expect(await screen.findByRole("button", { name: "Ga hier verder" })).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Zet in de tabel" }));
  expect(await screen.findByText("Spechten staat in de tabel.")).toBeTruthy();
  await waitFor(() => expect(documentNow().reports).toHaveLength(1));
});

it.each([
  ["#tocht=2.abc", "Deze postentocht is van een nieuwere versie van de app."],
  ["#tocht=1.abc", "Deze postentocht is niet heel of klopt niet."],
])("refuses %s with one sentence", async (hash, sentence) => {
  showAt(`/trails${hash}`);
  expect(await screen.findByText(new RegExp(`^${sentence}`))).toBeTruthy();
});

it("refuses a file that is none", async () => {
  const { user } = showAt("/trails");
  const file = new File(["{}"], "x.json");
  await user.upload(screen.getByLabelText("Open een bestand"), file);
  expect(await screen.findByText("Hier zit geen postentocht in.")).toBeTruthy();
});
