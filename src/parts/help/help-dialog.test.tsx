import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { showUnits } from "#sentences/intl/units.ts";
import { hidePosition } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { HelpDialog } from "./help-dialog.tsx";

const { lineBeside, municipalityAround } = vi.hoisted(() => ({
  municipalityAround: vi.fn<() => Promise<string | null>>(async () => null),
  lineBeside: vi.fn<() => Promise<string | null>>(async () => null),
}));
vi.mock("#parts/position/ways-beside.ts", () => ({ lineBeside }));
vi.mock("#state/search/search.ts", () => ({ municipalityAround, placesAround: async () => [] }));

const HERE = { lat: 52.155172897, lng: 5.387203657 };

beforeEach(() => positionStore.setState({ fix: null }));

function showHelp() {
  return show(<HelpDialog onClose={() => {}} />);
}

function sentMessage(): string {
  const sms = screen.getByRole("link", { name: "Stuur als sms" }).getAttribute("href") ?? "";
  return decodeURIComponent(sms).replace("sms:?body=", "");
}

function locate(timeMs: number) {
  act(() => positionStore.setState(fixedAt({ ...HERE, timeMs, accuracyMeters: 8 })));
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
