import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { routeOver } from "#domain/guidance/simulated-walk.fixture.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { show } from "#parts/show.fixture.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { NavigationBoundary } from "./navigation-boundary.tsx";

function Faulty(): never {
  throw new RangeError("Invalid time value");
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const route = routeOver([
    [0, 0],
    [400, 0],
  ]);
  guidance.start({ kind: "plan", draft: emptyDraft("walk"), route });
});

afterEach(() => guidance.stop());

function showFaulty({ isSeen }: { readonly isSeen: boolean }) {
  const onClose = vi.fn();
  const shown = show(
    <>
      <p>Kaart</p>
      <NavigationBoundary isSeen={isSeen} onClose={onClose}>
        <Faulty />
      </NavigationBoundary>
    </>,
  );
  return { ...shown, onClose };
}

it("reports that the navigation failed, keeps the rest, and can stop it", async () => {
  const { user, onClose } = showFaulty({ isSeen: true });
  expect(screen.getByRole("alert").textContent).toMatch(/^Er ging iets mis met de navigatie/);
  expect(screen.getByText("Kaart")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Stop met volgen" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(guidance.store.getState().following).toBeNull();
  expect(followingStatusStore.getState().isFollowing).toBe(false);
  expect(localStorage.getItem("following")).toBeNull();
});

it("can be closed without stopping, and is hidden while another tool is open", async () => {
  const { user, onClose, unmount } = showFaulty({ isSeen: true });
  await user.click(screen.getByRole("button", { name: "Sluiten" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(guidance.store.getState().following).not.toBeNull();
  unmount();
  showFaulty({ isSeen: false });
  expect(screen.queryByRole("alert")).toBeNull();
});
