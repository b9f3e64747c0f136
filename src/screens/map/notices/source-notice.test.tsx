import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { MapSource } from "#domain/tiles/network-overlays.ts";
import { show } from "#parts/show.fixture.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { SourceNotice } from "./source-notice.tsx";

function notice(failing: readonly MapSource[]) {
  const controller = { focus: vi.fn(), retry: vi.fn() };
  const element = (now: readonly MapSource[]) => (
    <SourceNotice
      failing={now}
      isWorthSaying={(source) => source !== "sailNetwork"}
      controller={controller}
    />
  );
  return { element, controller, failing };
}

describe("the notice of sources that fail", () => {
  it("names them in one line, and retries on a tap", async () => {
    const { element, controller } = notice([]);
    const { user } = show(element([1, "walkNetwork"]));
    expect(screen.getByText(/niet bereikbaar$/).textContent).toBe(
      "Wandelnetwerk en BRT standaard niet bereikbaar",
    );
    await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }));
    expect(controller.retry).toHaveBeenCalledOnce();
  });

  it("does not report a source without effect on the view", () => {
    const { container } = show(notice([]).element(["sailNetwork"]));
    expect(container.textContent).toBe("");
  });

  it("hides the text about the online map behind an icon, unless another source fails too", async () => {
    const { element, controller } = notice(["online-map"]);
    const { user, rerender } = show(element(["online-map"]));
    expect(screen.queryByText("Online kaart niet bereikbaar")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Online kaart niet bereikbaar" }));
    expect(screen.getByText("Online kaart niet bereikbaar")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }));
    expect(controller.retry).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Melding sluiten" }));
    expect(screen.queryByText("Online kaart niet bereikbaar")).toBeNull();
    rerender(element(["online-map", 1]));
    expect(screen.getByText("Online kaart en BRT standaard niet bereikbaar")).toBeTruthy();
  });

  it("offers no retry for sources that the user disabled", () => {
    setPreferences({ offlineOnly: true });
    show(notice([]).element([1]));
    expect(screen.getByText(/BRT standaard/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Opnieuw proberen" })).toBeNull();
  });
});
