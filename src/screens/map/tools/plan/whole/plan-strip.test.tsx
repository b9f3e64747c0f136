import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PlanLeg, PlanPoint } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { show } from "#parts/show.fixture.ts";
import { planner } from "#state/plans/planner.ts";
import { PlanStrip } from "./plan-strip.tsx";

const DOOR = { kind: "place", lat: 52, lng: 5, name: "Deur" } as const;
const node = (number: string, lng: number) => ({ osmId: Number(number), number, lat: 52, lng });
const SPOT = { kind: "place", lat: 52.01, lng: 5.03 } as const;
const STOPS: readonly PlanPoint[] = [DOOR, node("14", 5.01), node("35", 5.02), SPOT];

const leg = (more: Partial<PlanLeg>): PlanLeg => ({
  meters: 700,
  hasFerry: false,
  hasPortage: false,
  isConnection: false,
  line: Float64Array.of(5, 52, 5.01, 52),
  ...more,
});
const LEGS = [
  leg({ along: "ways", walkedMeters: 40, conditions: ["seasonal=summer"] }),
  leg({}),
  leg({ along: "straight", reason: "no-way" }),
];

it("is a list in which each leg says its ground, and can be switched by name", () => {
  const route = { nodes: STOPS, legs: LEGS, stopPlaces: [0, 1, 2, 3], meters: 2100 };
  planner.open({ draft: { ...emptyDraft("cycle"), stops: STOPS }, route });
  show(<PlanStrip />);
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map((item) => item.querySelector("span")?.firstChild?.textContent)).toEqual([
    "Deur",
    "700 m · langs paden · 40 m afstappen · soms gesloten volgens de kaart",
    "700 m",
    "700 m · recht · in je kaartpakketten leidt geen weg erheen",
  ]);
  for (const [name, grounds, now] of [
    ["Deur – 14: Dit stuk gaat", ["langs paden", "recht"], "langs paden"],
    ["14 – 35: Dit stuk gaat", ["langs nummers", "langs paden", "recht"], "langs nummers"],
    ["35 – Punt op de kaart: Dit stuk gaat", ["langs paden", "recht"], "langs paden"],
  ] as const) {
    const choice = screen.getByRole("combobox", { name });
    const options = within(choice).getAllByRole<HTMLOptionElement>("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(grounds);
    expect(options.find(({ selected }) => selected)?.textContent).toBe(now);
  }
});
