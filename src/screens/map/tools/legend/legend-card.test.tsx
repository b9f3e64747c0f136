import { act, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import type { LegendSymbol } from "#mapview/legend/legend-entry.ts";
import { show } from "#parts/show.fixture.ts";
import { LegendCard } from "./legend-card.tsx";

const LINE: LegendSymbol = {
  shape: "line",
  color: "#d31795",
  rim: "#ffffff",
  width: 3,
  rimWidth: 6,
  dashes: [2, 1],
  rimDashes: null,
  icon: null,
  image: null,
};

const IMAGE: LegendSymbol = {
  ...LINE,
  shape: "image",
  image: { width: 6, height: 3, pixels: Array(72).fill(9), pixelRatio: 3, isRed: true },
};

it("lists the visible things by group, and again when the map is idle elsewhere", async () => {
  const map = new FakeMapPort();
  map.legend = {
    kinds: { walk: LINE, lock: IMAGE, water: { ...LINE, shape: "area", color: "#a5d3ea" } },
    marks: [{ kind: "port", isBeacon: true, symbol: IMAGE }],
    records: [
      {
        look: {
          shape: "spar",
          isFixed: false,
          bands: { colors: ["black", "yellow"], isUpright: false },
          topmark: { shapes: ["cone", "cone"], bands: null },
        },
        symbol: IMAGE,
      },
    ],
    pois: [
      {
        kind: "camp_site",
        group: "campsite",
        symbol: { ...LINE, shape: "icon", icon: "campsite" },
      },
    ],
  };
  show(<LegendCard controller={map} onClose={vi.fn()} />);
  const networks = await screen.findByRole("region", { name: "Knooppuntnetwerken" });
  expect(
    within(networks)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Wandelnetwerk"]);
  const drawn = networks.querySelectorAll("line");
  expect([...drawn].map((line) => line.getAttribute("stroke"))).toEqual(["#ffffff", "#d31795"]);
  expect(drawn[1]?.getAttribute("stroke-dasharray")).toBe("6 3");
  const nautical = screen.getByRole("region", { name: "Op het water" });
  expect(
    within(nautical)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Bakboordbaken: rood, stroomafwaarts rechts",
    "Spar: zwart-geel · twee kegels, punten omhoog",
    "Sluis",
  ]);
  expect(nautical.querySelector("canvas")?.style.width).toBe("2px");
  expect(screen.getByRole("region", { name: "Water" })).toBeTruthy();
  expect(screen.getByText("Camping")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Land" })).toBeNull();
  map.legend = { kinds: { rdGrid: LINE }, marks: [], records: [], pois: [] };
  await act(async () => map.events.emit("viewChanged", { lat: 52, lng: 5, zoom: 12 }));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "RD-kilometerraster",
  ]);
});

it("reports an empty legend and a failure", async () => {
  const map = new FakeMapPort();
  show(<LegendCard controller={map} onClose={vi.fn()} />);
  expect(await screen.findByText(/niets uit te leggen/)).toBeTruthy();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(map.output, "readLegend").mockRejectedValue(new Error("gone"));
  await act(async () => map.events.emit("viewChanged", { lat: 52, lng: 5, zoom: 12 }));
  expect(screen.getByRole("alert").textContent).toContain("nu niet te laden");
});
