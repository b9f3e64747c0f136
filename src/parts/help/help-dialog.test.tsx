import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import type { HouseNumber } from "#domain/search/house-number.ts";
import { show } from "#parts/show.fixture.ts";
import { showUnits } from "#sentences/intl/units.ts";
import { hidePosition } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { HelpDialog } from "./help-dialog.tsx";

const { houseNumberNear, lineBeside, municipalityAround } = vi.hoisted(() => ({
  houseNumberNear: vi.fn<() => Promise<HouseNumber | null>>(async () => null),
  municipalityAround: vi.fn<() => Promise<string | null>>(async () => null),
  lineBeside: vi.fn<() => Promise<string | null>>(async () => null),
}));
vi.mock("#parts/position/ways-beside.ts", () => ({ lineBeside }));
vi.mock("#state/search/search.ts", () => ({
  houseNumberNear,
  municipalityAround,
  placesAround: async () => [],
}));

const HERE = { lat: 52.155172897, lng: 5.387203657 };

beforeEach(() => positionStore.setState({ fix: null }));

function showHelp() {
  return show(<HelpDialog onClose={() => {}} />);
}

function sentMessage(): string {
  const sms = screen.getByRole("link", { name: "Stuur als sms" }).getAttribute("href") ?? "";
  return decodeURIComponent(sms).replace("sms:?body=", "");
}

function locate(timeMs: number, accuracyMeters = 8) {
  act(() => positionStore.setState(fixedAt({ ...HERE, timeMs, accuracyMeters })));
}

it("has the place in degrees and RD to read aloud, and sends it where the user chooses", async () => {
  showHelp();
  locate(Date.now());
  expect(screen.getByText("52.15517, 5.38720")).toBeTruthy();
  expect(await screen.findByText(/^155000[ ,]+463000$/)).toBeTruthy();
  expect(screen.getByText(/^8 m \(goed\)$/)).toBeTruthy();
  expect(screen.queryByText(/laatst bekende plek/)).toBeNull();
  const sms = screen.getByRole("link", { name: "Stuur als sms" }).getAttribute("href") ?? "";
  expect(sms).toMatch(/^sms:\?body=/);
  expect(decodeURIComponent(sms)).toMatch(
    /Mijn plek: 52\.15517, 5\.38720 \(8 m \(goed\), .*\)\. RD 155000[ ,]+463000\. geo:52\.15517\d*,5\.38720\d*/,
  );
  expect(screen.getByRole("link", { name: "Bel 112" }).getAttribute("href")).toBe("tel:112");
});

it("names the municipality where a pack knows it", async () => {
  municipalityAround.mockResolvedValueOnce("Amersfoort");
  showHelp();
  locate(Date.now());
  expect(await screen.findByText("Amersfoort")).toBeTruthy();
  expect(municipalityAround).toHaveBeenCalledWith(HERE, 8);
});

it("says that a place is old, and what to do without any", () => {
  showHelp();
  expect(screen.getByText(/^De app weet nu niet waar je bent/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Bel 112" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Stuur als sms" })).toBeNull();
  locate(performance.now() - 20 * 60_000);
  expect(screen.getByRole("alert").textContent).toContain("laatst bekende plek");
  expect(sentMessage()).toMatch(/^Ik heb hulp nodig\. Mijn laatst bekende plek: 52/);
});

it("sends its accuracy in metres to those who read feet too", () => {
  showUnits("imperial");
  onTestFinished(() => showUnits("metric"));
  showHelp();
  locate(Date.now());
  expect(screen.getByText("26 ft (goed)")).toBeTruthy();
  expect(sentMessage()).toContain("(8 m (goed), ");
});

it("shows the place during map reading practice too", () => {
  hidePosition(true);
  onTestFinished(() => hidePosition(false));
  showHelp();
  locate(Date.now());
  expect(screen.getByText("52.15517, 5.38720")).toBeTruthy();
});

it("names the street, which is easier to say than coordinates", async () => {
  lineBeside.mockResolvedValueOnce("Aan de oostkant van de Rotterdamseweg, 40 m");
  locate(Date.now());
  showHelp();
  expect(await screen.findByText("Aan de oostkant van de Rotterdamseweg, 40 m")).toBeTruthy();
});

it("names the nearest house number without a street, for an accurate position only", async () => {
  houseNumberNear.mockResolvedValue({ number: "30A", lat: HERE.lat + 0.0002, lng: HERE.lng });
  showHelp();
  locate(Date.now());
  const line = /^Huisnummer 30A \(van welke straat zegt de kaart niet\), \d+ m, 0° N$/;
  expect(await screen.findByText(line)).toBeTruthy();
  locate(Date.now(), 40);
  await waitFor(() => expect(screen.queryByText(line)).toBeNull());
});
