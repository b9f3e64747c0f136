import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { show } from "#parts/show.fixture.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { AroundCard } from "./around-card.tsx";

const MIDDLE = { lat: 52.228, lng: 5.321 };

function showCard(
  place = MIDDLE,
  shown: readonly PointOfInterest[] = [],
  readShown: () => readonly PointOfInterest[] = () => shown,
) {
  const origin = { kind: "center" as const, place, age: null };
  const calls = { onClose: vi.fn(), onChoose: vi.fn(), onChooseTrack: vi.fn() };
  return {
    ...show(<AroundCard origin={origin} readShown={readShown} {...calls} />),
    ...calls,
  };
}

describe("the surroundings", () => {
  it("are not called unknown when they could not be looked up, and are looked up again", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const readShown = vi
      .fn(() => [])
      .mockImplementationOnce(() => {
        throw new Error("no map");
      });
    const { user } = showCard(MIDDLE, [], readShown);
    expect(await screen.findByText("De omgeving opzoeken lukt nu niet.")).toBeTruthy();
    expect(screen.queryByText(/niets bekend/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
    expect(await screen.findByRole("button", { name: /^Baarn/ })).toBeTruthy();
    expect(screen.queryByText("De omgeving opzoeken lukt nu niet.")).toBeNull();
  });

  it("are listed nearest first, and chosen by tap", async () => {
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

  it("differ from place to place", async () => {
    showCard({ lat: 52.228, lng: 6.1 });
    expect((await screen.findAllByRole("listitem")).length).toBeGreaterThan(3);
    expect(screen.queryByRole("button", { name: /^Baarn/ })).toBeNull();
  });

  it("include points of interest on the map, and note that no more are known", async () => {
    const tap = { ...MIDDLE, kind: "drinking_water", group: null, name: null, openingHours: null };
    const { user, onChoose } = showCard(MIDDLE, [tap]);
    await user.click(await screen.findByRole("button", { name: /^Drinkwater/ }));
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ poi: tap }));
    expect(screen.getByText(/alleen wat nu in beeld is/)).toBeTruthy();
  });

  it("include the user's waypoints", async () => {
    waypointsStore.setState({ waypoints: [{ id: "tent", name: "Tent", ...MIDDLE }] });
    showCard();
    expect((await screen.findAllByRole("listitem"))[0]?.textContent).toMatch(/^Tent.*0 m/);
  });
});
