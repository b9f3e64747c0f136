import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import type { PlanPlace } from "#domain/network/plan/route/plan-route.ts";
import { routeOfStops } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { show } from "#parts/show.fixture.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { watersStore } from "#state/packs/waters-file.ts";
import { planner } from "#state/plans/planner.ts";
import { watchFairwaysAlongPlan } from "#state/search/fairways-along-plan.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { PlanFairways } from "./plan-fairways.tsx";
import { WaterDetours } from "./water-detours.tsx";
import { WatersRow } from "./waters-row.tsx";

const place = (name: string, lng: number, lat: number): PlanPlace => ({
  kind: "place",
  name,
  lng,
  lat,
});
const DELFT = place("Delft", 4.3636, 52.00165);
const DELFSHAVEN = place("Delfshaven", 4.4485, 51.9085);
const LEIDEN = place("Leiden", 4.4925, 52.1605);
const KAAG = place("Kaag", 4.5573, 52.2155);
const SNEEK = place("Sneek", 5.7, 53.02);
const HEEG = place("Heeg", 5.6, 52.97);

/** Plans a boat trip along the waters of the country, and waits for its route. */
async function plan(...stops: readonly PlanPlace[]): Promise<void> {
  const draft = {
    ...emptyDraft("motorboat"),
    stops: stops.map((stop) => ({ ...stop, along: "ways" as const })),
  };
  act(() => planner.open({ draft, route: routeOfStops(stops) }));
  await act(() => planner.retry());
  expect(planner.store.getState().route.legs).toHaveLength(stops.length - 1);
}

function setBoat(airDraughtMeters: number): void {
  act(() => void setPreferences({ boat: { ...UNKNOWN_BOAT, airDraughtMeters, beamMeters: 3 } }));
  onTestFinished(() => act(() => void setPreferences({ boat: UNKNOWN_BOAT })));
}

it("says where the direct water may be missing in the data, and where a boat goes around for its size", async () => {
  setBoat(1.6);
  await plan(DELFT, LEIDEN);
  show(<WaterDetours />);
  const sentence = await screen.findByText(/^Delft – Leiden is/);
  expect(sentence.textContent).toMatch(
    /^Delft – Leiden is \d\d(,\d)? NM varen voor 1\d(,\d)? NM hemelsbreed: het directe water ontbreekt misschien in de gegevens\.$/,
  );
  setBoat(14);
  await plan(SNEEK, HEEG);
  expect((await screen.findByText(/^Sneek – Heeg is/)).textContent).toMatch(
    /omdat je boot op kortere wateren niet past, of dat niet bekend is\.$/,
  );
});

it("says nothing of the kind where the waters lead the way", async () => {
  setBoat(1.6);
  await plan(DELFT, DELFSHAVEN);
  const { container } = show(<WaterDetours />);
  setBoat(14);
  await plan(KAAG, SNEEK);
  await act(async () => {});
  expect(container.textContent).toBe("");
});

it("says of each leg whether boats can use its water and whether its depth is known", async () => {
  await plan(DELFT, DELFSHAVEN);
  const stop = watchFairwaysAlongPlan();
  onTestFinished(stop);
  show(<PlanFairways onShow={() => {}} />);
  const section = () => screen.queryByRole("region", { name: "Bruggen en sluizen" })?.textContent;
  await waitFor(() =>
    expect(section()).toContain(
      "Delft – DelfshavenWaarschijnlijk bevaarbaar; of je boot hier mag varen, is niet bekend. Diepte onbekend.",
    ),
  );
  await act(() => planner.setGround(0, "straight"));
  await waitFor(() =>
    expect(section()).toContain(
      "Delft – DelfshavenRecht: niet langs bekend vaarwater. Diepte onbekend.",
    ),
  );
  expect(section()).not.toContain("Waarschijnlijk bevaarbaar");
});

it("fetches the waters for a boat, tells of a failure, and offers nothing that needs a network without one", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  act(() => watersStore.setState({ status: "unknown" }));
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
  act(() => planner.open({ draft: emptyDraft("walk"), route: routeOfStops([]) }));
  const { user, container } = show(<WatersRow isWhole={true} />);
  expect(container.textContent).toBe("");
  expect(fetched).not.toHaveBeenCalled();
  act(() => planner.open({ draft: emptyDraft("motorboat"), route: routeOfStops([]) }));
  await screen.findByText(/^Het vaarwater van het hele land is niet opgehaald/);
  act(() => connectionStore.setState({ isConnected: false }));
  await screen.findByText(/^Het vaarwater van het hele land staat niet op dit apparaat/);
  expect(screen.queryByRole("button")).toBeNull();
  act(() => connectionStore.setState({ isConnected: true }));
  const again = await screen.findByRole("button", { name: "Probeer opnieuw" });
  fetched.mockRestore();
  await user.click(again);
  await screen.findByText("Het vaarwater van het hele land staat op dit apparaat.");
});
