import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "#parts/show.builder-test.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { AroundCard } from "./around-card.tsx";

const MIDDLE = { lat: 52.228, lng: 5.321 };

function showCard(place = MIDDLE) {
  const calls = { onClose: vi.fn(), onChoose: vi.fn(), onChooseTrack: vi.fn() };
  return {
    ...show(<AroundCard origin={{ kind: "center", place, age: null }} {...calls} />),
    ...calls,
  };
}

describe("what is around", () => {
  it("is listed from the nearest on, and chosen at a tap", async () => {
    const { user, onChoose } = showCard();
    await user.click(await screen.findByRole("button", { name: /^Baarn/ }));
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ kind: "town", name: "Baarn" }));
    const kilometers = screen
      .getAllByRole("listitem")
      .map(({ textContent }) =>
        Number(/([\d,]+) km/.exec(textContent ?? "")?.[1]?.replace(",", ".")),
      );
    expect(kilometers.length).toBeGreaterThan(3);
    expect(kilometers).toEqual(kilometers.toSorted((one, other) => one - other));
  });

  it("differs from place to place", async () => {
    showCard({ lat: 52.228, lng: 6.1 });
    expect((await screen.findAllByRole("listitem")).length).toBeGreaterThan(3);
    expect(screen.queryByRole("button", { name: /^Baarn/ })).toBeNull();
  });

  it("names the own waypoints too", async () => {
    waypointsStore.setState({ waypoints: [{ id: "tent", name: "Tent", ...MIDDLE }] });
    showCard();
    expect((await screen.findAllByRole("listitem"))[0]?.textContent).toMatch(/^Tent.*0 m/);
  });
});
