import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type DepartureReadings, departureCheck } from "#domain/departure/departure-check.ts";
import { show } from "#parts/show.fixture.ts";
import { CheckList } from "./check-list.tsx";

const READY: DepartureReadings = {
  nowMs: 1e12,
  permission: "granted",
  fixAgeMs: 5000,
  compass: "works",
  canKeepScreenOn: true,
  isPersisted: true,
  hasRoom: true,
  hasOwnData: false,
  notices: null,
  appFiles: { storedCount: 9, totalCount: 9 },
  lastBackupAtMs: null,
  battery: { level: 0.84, isCharging: true },
  report: {
    answer: "yes",
    zooms: [],
    lineMeters: 1,
    mapGaps: [],
    damagedAreaIds: [],
    mesh: [],
    network: null,
    neededCount: 9,
    missingCount: 0,
    toFetch: null,
  },
};

const SHAPE = { kind: "corridor", lines: [[[5, 52]]], widthMeters: 250 } as const;

function showCheck(changes: Partial<DepartureReadings>) {
  const readings = { ...READY, ...changes };
  const onChanged = vi.fn(async () => {});
  const check = { items: departureCheck(readings), readings };
  const verdict = <p>the verdict on the map</p>;
  const list = <CheckList check={check} shape={SHAPE} verdict={verdict} onChanged={onChanged} />;
  return { ...show(list), onChanged };
}

const outcome = () => document.querySelector("[data-departure]")?.getAttribute("data-departure");

it("has one tick for a device that is ready, and says how old the fix is and how full the battery", () => {
  showCheck({});
  expect(outcome()).toBe("ready");
  expect(document.querySelectorAll("[data-gap]")).toHaveLength(0);
  expect(screen.getByText("Laatste positie: 5 s geleden")).toBeTruthy();
  expect(screen.getByText("Batterij: 84 %, aan de lader")).toBeTruthy();
});

it("names each gap, with the verdict in the place of the map's", () => {
  showCheck({ report: { ...READY.report, missingCount: 1 }, hasRoom: false });
  expect(outcome()).toBe("gaps");
  expect(screen.getByText("2 punten vragen aandacht.")).toBeTruthy();
  expect(screen.getByText("the verdict on the map")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Bekijk de opslag" })).toBeTruthy();
});

it("asks the browser for its promise, and checks again then", async () => {
  const { user, onChanged } = showCheck({ isPersisted: false });
  await user.click(screen.getByRole("button", { name: "Laat de browser alles bewaren" }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});
