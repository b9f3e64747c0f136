import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { positionPermissionStore } from "#state/position/position.ts";
import { PositionState } from "./position-state.tsx";

const permit = (permission: ReturnType<typeof positionPermissionStore.getState>["permission"]) =>
  act(() => positionPermissionStore.setState({ permission }));

beforeEach(() => permit(null));
afterEach(() => permit(null));

it("looks the same for every permission, and announces nothing", () => {
  const { container } = show(<PositionState />);
  const unknown = container.innerHTML;
  expect(container.textContent).toBe("Nog geen positieWaarom?");
  for (const permission of ["prompt", "denied", "granted", "absent"] as const) {
    permit(permission);
    expect(container.innerHTML).toBe(unknown);
  }
  expect(container.querySelector("[role], [aria-live]")).toBeNull();
});

it.each([
  ["denied", /Locatie geweigerd.*Zo sta je het weer toe: .*instellingen van deze site/],
  ["absent", /Deze browser geeft geen positie/],
  ["granted", /Zet locatie aan op je apparaat/],
  ["prompt", /Sta Scouting Map toe.*Gebruik mijn locatie/],
] as const)("says why at a tap, and hides it at the next: %s", async (permission, words) => {
  permit(permission);
  const { user, container } = show(<PositionState />);
  const why = screen.getByRole("button", { name: "Waarom?", description: "Nog geen positie" });
  expect(why.getAttribute("aria-expanded")).toBe("false");
  await user.click(why);
  expect(why.getAttribute("aria-expanded")).toBe("true");
  const shown = document.getElementById(why.getAttribute("aria-controls") ?? "");
  await waitFor(() => expect(shown?.textContent).toMatch(words));
  await user.click(why);
  expect(why.getAttribute("aria-expanded")).toBe("false");
  expect(container.textContent).toBe("Nog geen positieWaarom?");
});
