import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { bindTools } from "#parts/map/bind-layers.ts";
import { show } from "#parts/show.fixture.ts";
import { removeProtractor } from "#state/map/protractor.ts";
import { ProtractorCard } from "./protractor-card.tsx";

function showCard() {
  const map = new FakeMapPort();
  onTestFinished(bindTools(map.layers));
  const onClose = vi.fn();
  return { ...show(<ProtractorCard controller={map} onClose={onClose} />), map, onClose };
}

beforeEach(removeProtractor);

it("lies in the middle of the map, moves to a tap, stays when the card closes, and is removed", async () => {
  const { user, map, unmount, onClose } = showCard();
  expect(screen.getByText("Km-vak in het midden: 150/471")).toBeTruthy();
  expect(map.sketch).not.toHaveLength(0);
  expect(map.shown).toHaveLength(4);
  act(() => map.events.emit("mapTapped", { lat: 52, lng: 4.4 }));
  expect(screen.getByText("Km-vak in het midden: 87/446")).toBeTruthy();
  unmount();
  expect(map.sketch).not.toHaveLength(0);
  const again = showCard();
  await user.click(screen.getByRole("button", { name: "Berg op" }));
  expect(again.map.sketch).toHaveLength(0);
  expect(again.onClose).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

it("changes with the scale, and says that there is no grid abroad", async () => {
  const { user, map } = showCard();
  const before = map.sketch;
  await user.click(screen.getByRole("radio", { name: "1:10.000" }));
  expect(map.sketch).not.toEqual(before);
  act(() => map.events.emit("mapTapped", { lat: 48, lng: 2 }));
  expect(screen.getByText(/alleen in Nederland/)).toBeTruthy();
  expect(map.sketch).toHaveLength(0);
});
