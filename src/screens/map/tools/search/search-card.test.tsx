import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { SearchCard } from "./search-card.tsx";
import { SearchOnMap } from "./search-on-map.tsx";

const MIDDLE = { lat: 52.228, lng: 5.321 };

const MUSEUM: PointOfInterest = {
  ...MIDDLE,
  kind: "museum",
  group: null,
  name: "Oude Werf",
  openingHours: null,
};

function showSearch(place = MIDDLE, shown: readonly PointOfInterest[] = []) {
  const origin = { kind: "center" as const, place, age: null };
  const calls = { onClose: vi.fn(), onChoose: vi.fn() };
  return {
    ...show(<SearchCard searchOriginNow={() => origin} readShown={() => shown} {...calls} />),
    ...calls,
  };
}

const box = () => screen.getByRole("combobox");
const firstOption = async () => (await screen.findAllByRole("option"))[0]?.textContent;

describe("the search", () => {
  it("finds a town by its first letters, and chooses it at Enter", async () => {
    const { user, onChoose } = showSearch();
    expect(document.activeElement).toBe(box());
    await user.type(box(), "hilvers");
    await waitFor(async () => expect(await firstOption()).toMatch(/^Hilversum/));
    await user.keyboard("{Enter}");
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ title: "Hilversum" }));
  });

  it("finds a waypoint by name", async () => {
    waypointsStore.setState({ waypoints: [{ id: "toren", name: "Zandkasteel", ...MIDDLE }] });
    const { user, onChoose } = showSearch();
    await user.type(box(), "zandkas");
    await user.click(await screen.findByRole("option", { name: /Zandkasteel/ }));
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ waypointId: "toren" }));
  });

  it("finds bridges and, for those on the water, buoys, and shows them above places", async () => {
    const { user, onChoose, unmount } = showSearch();
    await user.type(box(), "ketelbrug");
    await user.click(
      (await screen.findAllByRole("option", { name: /^Ketelbrug/ }))[0] as HTMLElement,
    );
    expect(onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ object: expect.objectContaining({ kind: "bridge" }) }),
    );
    unmount();
    preferencesStore.setState({ instrumentLayout: "water" });
    onTestFinished(() => preferencesStore.setState({ instrumentLayout: "foot" }));
    const afloat = showSearch();
    await afloat.user.clear(box());
    await afloat.user.type(box(), "S 14");
    await waitFor(async () => expect(await firstOption()).toMatch(/^S 14/));
    await afloat.user.keyboard("{Enter}");
    expect(afloat.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ mark: expect.objectContaining({ name: "S 14" }) }),
    );
  });

  it.each(["lock", "locks", "Schleuse", "sluis"])(
    "finds the locks of the country by %s, before names that only resemble it",
    async (text) => {
      const { user, onChoose } = showSearch({ lat: 52.58, lng: 5.72 });
      await user.type(box(), text);
      const locks = await screen.findAllByRole("option", { name: /sluis.* · \d/i });
      expect(await firstOption()).toMatch(/sluis/i);
      await user.click(locks.at(-1) as HTMLElement);
      expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ kind: "lock" }));
    },
  );

  it("says truly why it found no place of a kind", async () => {
    const { user } = showSearch();
    await user.type(box(), "dierentuin");
    expect(
      await screen.findByText(/^Er is er nu geen in beeld\. Verderop is niet gezocht/),
    ).toBeTruthy();
    expect(screen.queryByText(/Adressen en postcodes/)).toBeNull();
  });

  it("works with arrow keys, and closes on Escape", async () => {
    const { user, onClose, onChoose } = showSearch();
    await user.type(box(), "den h");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(1));
    // By id, because later results render the rows again.
    const chosen = () => screen.getAllByRole("option", { selected: true }).map(({ id }) => id);
    const first = chosen();
    await user.keyboard("{ArrowDown}");
    const second = chosen();
    expect(second).not.toEqual(first);
    expect([box().getAttribute("aria-activedescendant")]).toEqual(second);
    await user.keyboard("{ArrowUp}");
    expect(chosen()).toEqual(first);
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("finds points of interest on the map by kind, and notes that no more are known", async () => {
    const { user, onChoose } = showSearch(MIDDLE, [MUSEUM]);
    await user.type(box(), "museum");
    await user.click(await screen.findByRole("option", { name: /Oude Werf.*Museum bij/ }));
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ poi: MUSEUM }));
    expect(screen.getAllByText(/alleen wat nu in beeld is/)).not.toEqual([]);
    await user.clear(box());
    await user.type(box(), "hilversum");
    await waitFor(async () => expect(await firstOption()).toMatch(/^Hilversum/));
    expect(screen.queryByText(/alleen wat nu in beeld is/)).toBeNull();
  });

  it("measures from the centre of the map", async () => {
    const { user } = showSearch({ lat: 52.228, lng: 6.8 });
    await user.type(box(), "baarn");
    await waitFor(async () => expect(await firstOption()).toMatch(/Baarn.*10\d km/));
  });

  it.each([
    ["a typo", "maastrciht", "Maastricht"],
    ["the short form of scouts", "63 57 06 68", "163570, 506680"],
    ["a short plus code with its town", "594P+3V Maastricht", "9F37594P+3V"],
  ])("understands %s", async (_what, typed, found) => {
    const { user } = showSearch();
    await user.type(box(), typed);
    await waitFor(async () => expect(await firstOption()).toContain(found));
    expect(screen.queryByText(/wordt niet opgezocht/)).toBeNull();
  });

  it("reads a short coordinate near the area chosen last, and remembers a chosen one", async () => {
    preferencesStore.setState({ shortRdArea: { lat: 50.9, lng: 5.8 } });
    onTestFinished(() => preferencesStore.setState({ shortRdArea: null }));
    const map = new FakeMapPort();
    map.center = MIDDLE;
    const { user } = show(<SearchOnMap controller={map} open={vi.fn()} onClose={vi.fn()} />);
    await user.type(box(), "82 57 18 68");
    await waitFor(async () => expect(await firstOption()).toContain("182570, 318680"));
    await user.click(screen.getByRole("option", { name: /182570, 418680/ }));
    const { shortRdArea } = preferencesStore.getState();
    expect(shortRdArea?.lat).toBeCloseTo(51.758, 2);
    expect(shortRdArea?.lng).toBeCloseTo(5.787, 2);
  });

  it.each([
    ["nothing is found", "xqzwvk", "Niets gevonden"],
    ["a node lacks its number", "wandelknooppunt ", "Typ er het nummer bij"],
    ["half of a pair is missing", "52.1,", "Hier ontbreekt een helft"],
  ])("says that %s, also aloud", async (_what, typed, words) => {
    const { user } = showSearch();
    await user.type(box(), typed);
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toContain(`0 resultaten. ${words}`),
    );
  });

  it("applies Enter to the typed text, not to earlier results", async () => {
    const { user, onChoose } = showSearch();
    await user.type(box(), "utrecht");
    await waitFor(async () => expect(await firstOption()).toMatch(/^Utrecht/));
    await user.clear(box());
    await user.type(box(), "zwolle{Enter}");
    await waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ title: "Zwolle" }));
  });
});
