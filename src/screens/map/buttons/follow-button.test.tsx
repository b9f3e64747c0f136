import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { positionPermissionStore, positionStore } from "#state/position/position.ts";
import { FollowButton } from "./follow-button.tsx";

const permit = (permission: "denied" | "absent" | "prompt" | null) =>
  act(() => positionPermissionStore.setState({ permission }));
const bubble = () => screen.getByRole("status").textContent;

it("says that it leads here until it is used, where the map still shows the country", async () => {
  const { map, tap } = showButton();
  const word = () => screen.queryByText("Hier");
  expect(word()).toBeNull();
  act(() => positionStore.setState(fixedAt({ timeMs: Date.now() })));
  expect(word()).not.toBeNull();
  act(() => mapViewStore.setState({ zoom: 12 }));
  expect(word()).toBeNull();
  act(() => mapViewStore.setState({ zoom: 8 }));
  await tap();
  act(() => map.setFollow("off"));
  expect(word()).toBeNull();
});

afterEach(() => {
  mapVisitStore.setState({ isFollowUsed: false });
  permit(null);
  act(() => positionStore.setState(NO_POSITION, true));
});

function showButton() {
  const map = new FakeMapPort();
  const { user } = show(<FollowButton controller={map} />);
  return { map, tap: () => user.click(screen.getByRole("button", { name: /^Volg|^Kaart/ })) };
}

it.each([
  ["denied", /^Locatie geweigerd/],
  ["absent", /^Deze browser geeft geen positie/],
] as const)(
  "says why no position will come at a tap, and not before: %s",
  async (permission, words) => {
    const { map, tap } = showButton();
    const looks = screen.getByRole("button").innerHTML;
    permit(permission);
    expect(bubble()).toBe("");
    expect(screen.getByRole("button").innerHTML).toBe(looks);
    await tap();
    await waitFor(() => expect(bubble()).toMatch(words));
    expect(screen.getByRole("button").getAttribute("data-follow")).toBe("off");
    expect(screen.getByRole("button").getAttribute("aria-label")).toMatch(/^Volg mijn positie/);
    await tap();
    expect(bubble()).toBe("");
    expect(map.followMode).toBe("off");
  },
);

it("responds to a tap from before the refusal", async () => {
  permit("prompt");
  const { tap } = showButton();
  await tap();
  expect(bubble()).toMatch(/^Wacht op positie/);
  permit("denied");
  await waitFor(() => expect(bubble()).toMatch(/^Locatie geweigerd/));
});

it("keeps the follow mode when the position is lost", async () => {
  const { map, tap } = showButton();
  await tap();
  act(() => positionStore.setState(fixedAt({ timeMs: Date.now() })));
  permit("denied");
  expect(bubble()).toBe("");
  await tap();
  await waitFor(() => expect(bubble()).toMatch(/^Locatie geweigerd/));
  expect(map.followMode).toBe("follow");
  await tap();
  expect(map.followMode).toBe("off");
});

it("stays silent when something else started following", async () => {
  permit("denied");
  const { map } = showButton();
  act(() => map.setFollow("follow"));
  expect(bubble()).toBe("");
});
