import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { HoveredThing as Hovered } from "#mapview/events/drawn-thing.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { HoveredThing } from "./hovered-thing.tsx";

const AT = { x: 200, y: 100 };
const BENCH = { lat: 52, lng: 5, kind: "bench", group: null, openingHours: null };

/** Things under the mouse, each with the lines of its label. */
const LABELS: readonly (readonly [Omit<Hovered, "at">, readonly string[]])[] = [
  [{ kind: "node", name: "14", detail: "cycle" }, ["Fietsknooppunt 14"]],
  [{ kind: "waypoint", name: "Tent", detail: "id" }, ["Tent", "Waypoint"]],
  [{ kind: "bridge", name: "", detail: null }, ["Brug"]],
  [{ kind: "poi", name: "S 14", detail: null }, ["S 14"]],
  [{ kind: "poi", name: "", detail: null, poi: { ...BENCH, name: null } }, ["Bank"]],
  [
    { kind: "poi", name: "Zicht", detail: null, poi: { ...BENCH, name: "Zicht" } },
    ["Zicht", "Bank"],
  ],
];

it("names the thing under the mouse and its kind, until the mouse leaves it", async () => {
  const controller = new FakeMapPort();
  const { container } = show(<HoveredThing controller={controller} />);
  for (const [thing, lines] of LABELS) {
    act(() => controller.events.emit("hovered", { ...thing, at: AT }));
    await screen.findByText(lines[0] ?? "");
    const shown = [...container.querySelectorAll("p > *")].map(({ textContent }) => textContent);
    expect(shown).toEqual(lines);
  }
  act(() => controller.events.emit("hovered", null));
  expect(container.textContent).toBe("");
});

it("is below a thing that is near the upper edge of the map", async () => {
  const controller = new FakeMapPort();
  show(<HoveredThing controller={controller} />);
  const isBelowAt = async (y: number) => {
    const at = { x: 200, y };
    act(() =>
      controller.events.emit("hovered", { kind: "waypoint", name: "Tent", detail: "id", at }),
    );
    return (await screen.findByText("Tent")).closest("[data-is-below]") !== null;
  };
  expect([await isBelowAt(95), await isBelowAt(96)]).toEqual([true, false]);
});
