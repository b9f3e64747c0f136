import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { SearchCard } from "./search-card.tsx";

const MIDDLE = { lat: 52.228, lng: 5.321 };
const KERKSTRAAT = {
  weergavenaam: "Kerkstraat 1, 2611GX Delft",
  type: "adres",
  centroide_ll: "POINT(4.36 52.01)",
};

let asked: URL[] = [];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ response: { docs: [KERKSTRAAT] } });
  vi.stubGlobal("fetch", (url: string) => {
    const { href } = new URL(url, "https://kaart.example");
    if (!href.includes("api.pdok.nl")) return Promise.reject(new TypeError("unreachable"));
    asked.push(new URL(href));
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  void setPreferences({ offlineOnly: false });
});

function showSearch() {
  const onChoose = vi.fn();
  const origin = { kind: "center" as const, place: MIDDLE, age: null };
  const shown = show(
    <SearchCard
      searchOriginNow={() => origin}
      readShown={() => []}
      onClose={() => {}}
      onChoose={onChoose}
    />,
  );
  return { ...shown, onChoose };
}

const box = () => screen.getByRole("combobox");
const offer = () => screen.findByRole("option", { name: /^Zoek (adres|postcode) online/ });

it("asks for an address on a tap, never while typing", async () => {
  const { user, onChoose } = showSearch();
  await user.type(box(), "Kerkstraat 1");
  await screen.findByText(/^Niets gevonden op dit apparaat\. Adressen/);
  expect(asked).toEqual([]);
  await user.click(await offer());
  await user.click(await screen.findByRole("option", { name: /^Kerkstraat 1, 2611GX Delft/ }));
  expect(asked.map(({ searchParams }) => searchParams.get("q"))).toEqual(["Kerkstraat 1"]);
  expect(onChoose).toHaveBeenCalledWith(
    expect.objectContaining({ kind: "address", place: { lat: 52.01, lng: 4.36 } }),
  );
});

it("reads four digits as a postcode first, and then as a coordinate", async () => {
  const { user } = showSearch();
  await user.type(box(), "2611");
  await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(1));
  expect(screen.getAllByRole("option")[0]?.textContent).toMatch(/^Zoek postcode online: 2611/);
  await user.keyboard("{Enter}");
  await screen.findByRole("option", { name: /^Kerkstraat 1/ });
  expect(screen.getAllByRole("option")[0]?.textContent).toMatch(/^Kerkstraat 1/);
});

it("says that there is no such address, or that the server does not answer, and tries again", async () => {
  const { user } = showSearch();
  answer = () => new Response("busy", { status: 503 });
  await user.type(box(), "Zandpad 99");
  await user.click(await offer());
  await screen.findByText(/^De adressen van PDOK zijn nu niet te bereiken/);
  answer = () => Response.json({ response: { docs: [] } });
  await user.click(await offer());
  expect(
    (await screen.findAllByText(/^PDOK kent geen adres, postcode of plaats/)).length,
  ).toBeGreaterThan(0);
});

it("offers nothing online to a user who chose to be offline", async () => {
  void setPreferences({ offlineOnly: true });
  const { user } = showSearch();
  await user.type(box(), "Kerkstraat 1");
  await screen.findByText(/^Niets gevonden op dit apparaat\. Adressen/);
  expect(screen.queryByRole("option", { name: /online/ })).toBeNull();
});
