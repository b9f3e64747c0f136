import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import type { AreaEstimate } from "#domain/packs/area-estimate.ts";
import { show } from "#parts/show.fixture.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import { MeasuredArea } from "./measured-area.tsx";

const AREA = {
  name: "Rond Delft",
  runs: runsOfBoxes([[4.2, 51.9, 4.6, 52.1]]),
  source: { kind: "online" },
} as const;
const ESTIMATE: AreaEstimate = { bytes: 47_300_000, tiles: 1612, seconds: 130, known: [] };

function showMeasured(estimate: () => Promise<unknown>) {
  vi.stubGlobal(
    "Worker",
    class extends WorkerHere<never> {
      constructor() {
        super({ estimate } as never);
      }
    },
  );
  const calls = { onSave: vi.fn(), onBack: vi.fn() };
  return { ...show(<MeasuredArea area={AREA} {...calls} />), ...calls };
}

it("shows the size and the time, and keeps the tiles of the estimate when saving begins", async () => {
  const { user, onSave } = showMeasured(async () => ({ ok: true, estimate: ESTIMATE }));
  expect(await screen.findByText("ongeveer 47 MB, 2 minuten")).toBeTruthy();
  expect(screen.getByText("Rond Delft, 1.612 tegels")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Begin" }));
  expect(onSave).toHaveBeenCalledWith({ ...AREA, estimate: ESTIMATE });
});

it("explains why there is no estimate, and goes back", async () => {
  const { user, onBack } = showMeasured(async () => ({ ok: false, problem: "server-busy" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/vraagt om rust/);
  expect(screen.queryByRole("button", { name: "Begin" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Terug" }));
  expect(onBack).toHaveBeenCalled();
});

it("does not begin to save an area that does not fit", async () => {
  packsStore.setState({ freeBytes: 20_000_000 });
  showMeasured(async () => ({ ok: true, estimate: ESTIMATE }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Te weinig ruimte/);
  expect(screen.queryByRole("button", { name: "Begin" })).toBeNull();
});
