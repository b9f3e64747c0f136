import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fixedAt } from "#domain/position/fix.builder-test.ts";
import { show } from "#parts/show.builder-test.ts";
import { positionStore } from "#state/position/position.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { PositionInBrief } from "./position-in-brief.tsx";

it("gives RD its name on the dashboard, and another form at a tap", async () => {
  setPreferences({ coordinateFormat: "rd" });
  positionStore.setState(fixedAt({ lat: 52.228, lng: 5.321, timeMs: Date.now() }));
  const { user } = show(<PositionInBrief />);
  expect(await screen.findByText("RD 150477, 471105")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /andere notatie/ }));
  expect(await screen.findByText(/^UTM 31U /)).toBeTruthy();
});
