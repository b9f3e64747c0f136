import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import {
  changeLogNote,
  loadLogbook,
  logbookStore,
  logNow,
  removeLogEntry,
} from "#state/boating/logbook.ts";
import { Logbook } from "./logbook-dialog.tsx";
import { PrintedLog } from "./printed-log.tsx";

it("has the boat, the wind and the course to steer, and marks and prints what was edited", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await loadLogbook();
  // Another file of tests may have left lines.
  for (const { id } of logbookStore.getState().entries ?? []) await removeLogEntry(id, "");
  const { user } = show(<Logbook onClose={() => {}} />);
  const log = screen.getByRole("dialog", { name: "Logboek" });
  await user.type(within(log).getByLabelText("Erbij"), "Klaver");
  await user.type(within(log).getByLabelText("Wind"), "ZW 4");
  await user.type(within(log).getByLabelText("Te sturen"), "361");
  await user.click(within(log).getByRole("button", { name: "Voeg toe" }));
  expect(within(log).getByText("Typ hele graden, van 0 tot 360.")).toBeTruthy();
  expect(logbookStore.getState().entries).toEqual([]);
  await user.type(within(log).getByLabelText("Te sturen"), "{Backspace}0");
  await user.clear(within(log).getByLabelText("Te sturen"));
  await user.type(within(log).getByLabelText("Te sturen"), "95°");
  await user.click(within(log).getByRole("button", { name: "Voeg toe" }));
  const line = await within(log).findByRole("row", { name: /Opmerking: Klaver/ });
  expect(within(line).getByRole("cell", { name: "095°" })).toBeTruthy();
  expect(within(line).getByRole("cell", { name: "ZW 4" })).toBeTruthy();
  expect(line.textContent).not.toContain("gewijzigd");
  await user.click(within(log).getByText("Boot en bemanning"));
  await user.type(within(log).getByLabelText("Boot"), "Fram");
  await user.type(within(log).getByLabelText("Van"), "Kaag");
  await user.type(within(log).getByLabelText("Naar"), "Sneek");
  await user.click(within(log).getByRole("button", { name: "Bewaar" }));
  expect(await within(log).findByText("Boot Fram · Kaag – Sneek")).toBeTruthy();
  await logNow({ kind: "engine-on", text: "" });
  const [first] = logbookStore.getState().entries ?? [];
  await changeLogNote(first?.id ?? "", { weather: "bewolkt" });
  await user.click(await within(log).findByRole("button", { name: "Afdrukken" }));
  const page = document.querySelector("[data-printed-page]");
  expect(page?.textContent).toMatch(/Boot Fram · Kaag – Sneek.*gewijzigd \d\d:\d\d.*bewolkt/);
  expect(page?.textContent).toContain("Motor (een aan of uit ontbreekt)");
  expect(page?.textContent).toMatch(/Handtekening schipperBlad 1 van 1$/);
  expect(print).toHaveBeenCalled();
});

it("prints the oldest day first", () => {
  vi.stubGlobal("print", vi.fn());
  const entries = ["2026-11-28T10:00", "2026-11-29T10:00"].map((text) => ({
    id: text,
    atMs: Date.parse(text),
    kind: "departure" as const,
    text: "",
    place: null,
    courseDegrees: null,
    speedMps: null,
    distanceMeters: null,
  }));
  show(<PrintedLog entries={entries} days={[]} onPrinted={() => {}} />);
  const headings = screen.getAllByRole("heading", { level: 1, hidden: true });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Logboek · zaterdag 28 november 2026",
    "Logboek · zondag 29 november 2026",
  ]);
});
