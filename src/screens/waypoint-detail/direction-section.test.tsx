import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { positionStore } from "#state/position/position.ts";
import { DirectionSection } from "./direction-section.tsx";

it("leads on to the waypoint when the first fix comes", async () => {
  const before = positionStore.getState();
  onTestFinished(() => act(() => positionStore.setState(before)));
  const waypoint = { id: "tent", name: "Tent", lat: 52.1, lng: 5.1 };
  const { user } = show(<DirectionSection waypoint={waypoint} />);
  await user.click(screen.getByRole("button", { name: "Ga naar" }));
  const pointer = await screen.findByRole("dialog");
  act(() => positionStore.setState(fixedAt({ timeMs: Date.now() })));
  expect(await screen.findByText("Peiling (geografisch)")).toBeTruthy();
  expect(screen.getByRole("dialog")).toBe(pointer);
});
