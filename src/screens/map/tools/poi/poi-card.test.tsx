import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { show } from "#parts/show.fixture.ts";
import { PoiCard } from "./poi-card.tsx";

const CAMPSITE: PointOfInterest = {
  lat: 52.228,
  lng: 5.321,
  kind: "camp_site",
  group: "campsite",
  name: "De Eemhof",
  openingHours: "Apr-Sep Mo-Su",
};

function showCard(poi: Partial<PointOfInterest>) {
  const calls = { onClose: vi.fn(), onSaved: vi.fn(), onMeasure: vi.fn() };
  return { ...show(<PoiCard poi={{ ...CAMPSITE, ...poi }} {...calls} />), ...calls };
}

describe("the card of a point of interest", () => {
  it("shows the kind and the opening hours", () => {
    showCard({});
    expect(screen.getByRole("heading", { name: "De Eemhof" })).toBeTruthy();
    expect(screen.getByText("Camping")).toBeTruthy();
    expect(screen.getByText("Apr-Sep ma-zo")).toBeTruthy();
  });

  it("has its kind as heading without a name, and leaves out unknown facts", () => {
    showCard({ name: null, openingHours: null });
    expect(screen.getByRole("heading", { name: "Camping" })).toBeTruthy();
    expect(screen.queryByText("Soort")).toBeNull();
    expect(screen.queryByText("Open")).toBeNull();
  });

  it("saves it under its name, leads to it and shares it", async () => {
    const { user, onSaved } = showCard({});
    expect(screen.getByRole("button", { name: "Ga naar" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Deel" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Waypoint toevoegen" }));
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith("De Eemhof"));
  });
});
