import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { holdPacks } from "#parts/packs/hold-packs.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import { chooseColors } from "#state/settings/color-choice.ts";
import { SECTIONS } from "./sections.ts";
import { SETTINGS_GROUPS, SettingsRows } from "./settings-rows.tsx";

const row = (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`) });

it("leads to every section with six rows", () => {
  show(<SettingsRows />);
  const rows = SETTINGS_GROUPS.flat();
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(rows.map(({ sections }) => `#${sections[0]}`));
  expect(addresses).toHaveLength(6);
  expect(rows.flatMap(({ sections }) => sections)).toEqual(Object.keys(SECTIONS));
});

it("says the present value, and follows it", () => {
  show(<SettingsRows />);
  expect(row("Kleuren").textContent).toBe("Kleuren en kaartLicht · Scouting Map");
  act(() => void chooseColors(1));
  expect(row("Kleuren").textContent).toBe("Kleuren en kaartDonker · Scouting Map");
  act(() => void chooseColors(0));
});

it("says that there are no packs only once they were read", () => {
  packsStore.setState({ isLoaded: false });
  show(<SettingsRows />);
  expect(row("Kaartpakketten").textContent).toBe("Kaartpakketten");
  act(() => {
    holdPacks([]);
    packsStore.setState({ isLoaded: true, problem: null });
  });
  expect(row("Kaartpakketten").textContent).toBe("KaartpakkettenNog geen");
});
