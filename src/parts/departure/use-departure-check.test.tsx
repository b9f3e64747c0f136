import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { preferencesStore } from "#state/settings/preferences.ts";
import { useIsByBoat } from "./use-departure-check.ts";

const LINE = [
  [4.36, 52],
  [4.37, 52],
] as const;

it("goes by the mode of a plan, also of one that needs no network, and for another line by where the user is", () => {
  preferencesStore.setState({ instrumentLayout: "water" });
  const shape = { kind: "corridor", lines: [LINE], widthMeters: 250 } as const;
  const subject = { ref: null, name: "", shape, mode: null };
  const isByBoat = (plannedMode?: "walk" | "canoe") =>
    renderHook(() => useIsByBoat({ ...subject, ...(plannedMode && { plannedMode }) })).result
      .current;
  expect(isByBoat("walk")).toBe(false);
  expect(isByBoat("canoe")).toBe(true);
  expect(isByBoat()).toBe(true);
});
