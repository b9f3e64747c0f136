import { afterEach, expect, it, vi } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { packsStore } from "#state/packs/packs.ts";
import { renewNetworks } from "./renew-networks.ts";
import { savedPlans } from "./saved-plans.ts";

const AREA = [4.29, 51.99, 4.34, 52.03] as const;

function planAt(name: string, lat: number) {
  const nodes = [{ osmId: 1, number: "1", lat, lng: 4.31 }];
  const route = { nodes, legs: [], stopPlaces: [0], meters: 0 };
  const draft = { ...emptyDraft("walk"), stops: nodes };
  return { id: name, name, note: "", changedAtMs: 0, deletedAtMs: null, draft, route };
}

const before = { packs: packsStore.getState(), plans: savedPlans.store.getState() };
afterEach(() => {
  packsStore.setState(before.packs, true);
  savedPlans.store.setState(before.plans, true);
});

/** Renews a pack with these checks of each plan before and after. */
function renewed(checks: Readonly<Record<string, readonly [string, string]>>, outcome = "renewed") {
  packsStore.setState({ records: [{ id: "one", areas: [AREA] } as never] });
  const plans = Object.keys(checks).map((name) => planAt(name, 52.01));
  savedPlans.store.setState({ plans: [...plans, planAt("elders", 53)] });
  vi.spyOn(savedPlans, "load").mockResolvedValue();
  let phase: 0 | 1 = 0;
  const check = vi.spyOn(savedPlans, "check");
  check.mockImplementation(async ({ name }) => checks[name]?.[phase] as never);
  return renewNetworks("one", async () => {
    phase = 1;
    return outcome as never;
  });
}

it("names the plans in a renewed pack that are no longer the same", async () => {
  const checks = {
    anders: ["same", "changed"],
    weg: ["same", "broken"],
    zelfde: ["same", "same"],
    "al anders": ["changed", "changed"],
    hersteld: ["broken", "same"],
  } as const;
  const changedPlans = ["anders", "weg"];
  expect(await renewed(checks)).toEqual({ outcome: "renewed", changedPlans });
});

it("names no plan when nothing was renewed", async () => {
  const outcome = "newest";
  expect(await renewed({ anders: ["same", "changed"] }, outcome)).toEqual({
    outcome,
    changedPlans: [],
  });
});
