import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { packsStore } from "#state/packs/packs.ts";
import { type Catalogue, NO_PACKS } from "#state/packs/packs-snapshot.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { packTexts } from "#words/packs/packs.ts";
import { HomePacks } from "./packs-home.tsx";

const LOADED: Catalogue = { status: "loaded", address: "", entries: [], leftOutCount: 0 };

beforeEach(() => {
  // Out of view, nothing is requested; the tests set the outcome.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  packsStore.setState(NO_PACKS);
  connectionStore.setState({ isConnected: true });
  preferencesStore.setState({ offlineOnly: false });
});

/** Returns the contents around the offers: while equal, nothing else on the screen moves. */
function aroundRoom(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  copy.querySelector(`section[aria-label="${packTexts.home}"]`)?.replaceChildren();
  return copy.innerHTML;
}

function come(home: Catalogue): void {
  act(() => packsStore.setState({ home }));
}

it("moves nothing below it, for any outcome of the request", () => {
  const { container } = show(<HomePacks />);
  const atFirst = aroundRoom(container);
  expect(screen.getByRole("region", { name: packTexts.home })).toBeTruthy();
  const outcomes: Catalogue[] = [
    { status: "loading" },
    { status: "failed", problem: "unreachable" },
    { status: "failed", problem: "offline" },
    LOADED,
    { status: "absent" },
  ];
  for (const home of outcomes) {
    come(home);
    expect(aroundRoom(container), home.status).toBe(atFirst);
  }
});

it.each<[string, { isConnected: boolean; offlineOnly: boolean }]>([
  ["offline", { isConnected: false, offlineOnly: false }],
  ["offline-only", { isConnected: true, offlineOnly: true }],
])("shows the same before and after it is asked for in vain: %s", (problem, choice) => {
  connectionStore.setState({ isConnected: choice.isConnected });
  preferencesStore.setState({ offlineOnly: choice.offlineOnly });
  packsStore.setState({ home: { status: "failed", problem: "unreachable" } });
  const { container } = show(<HomePacks />);
  const atFirst = container.innerHTML;
  for (const home of [{ status: "none" }, { status: "failed", problem }] as Catalogue[]) {
    come(home);
    expect(container.innerHTML).toBe(atFirst);
  }
});

it("keeps its height when the connection is lost, and reserves it when found again", () => {
  connectionStore.setState({ isConnected: false });
  const { container } = show(<HomePacks />);
  expect(screen.queryByRole("region")).toBeNull();
  const connect = (isConnected: boolean) => {
    act(() => connectionStore.setState({ isConnected }));
    return aroundRoom(container);
  };
  const withRoom = connect(true);
  expect(screen.getByRole("region", { name: packTexts.home })).toBeTruthy();
  expect(connect(false)).toBe(withRoom);
  come({ status: "failed", problem: "offline" });
  expect(aroundRoom(container)).toBe(withRoom);
});

it("explains immediately why nothing can be requested", () => {
  connectionStore.setState({ isConnected: false });
  show(<HomePacks />);
  expect(screen.getByText(/^Wat er op te halen is, zie je zodra/)).toBeTruthy();
  act(() => preferencesStore.setState({ offlineOnly: true }));
  expect(screen.getByText(/^Je staat op alleen offline/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("requests an unreachable catalogue again", () => {
  show(<HomePacks />);
  come({ status: "failed", problem: "unreachable" });
  expect(screen.getByRole("button", { name: "Probeer opnieuw" })).toBeTruthy();
});

it("takes no space in an app known to come without packs", () => {
  packsStore.setState({ home: { status: "absent" } });
  const { container } = show(<HomePacks />);
  expect(container.textContent).toBe("");
});

it("reports when the app turns out to come without packs", () => {
  show(<HomePacks />);
  come({ status: "absent" });
  expect(screen.getByText("Bij deze app horen geen kaartpakketten.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
