import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { RecordButton } from "./record-button.tsx";

afterEach(() => recordingStatusStore.setState({ status: "idle", problem: null }));

it("covers nothing for a recording that the app was closed in: the prompt above every screen asks", () => {
  recordingStatusStore.setState({ status: "interrupted" });
  const onTap = vi.fn();
  render(<RecordButton isOpen={false} isBusy={false} onTap={onTap} />);
  expect(onTap).not.toHaveBeenCalled();
  expect(screen.getByRole("button").dataset["recording"]).toBe("interrupted");
});

it("shows a storage problem once, as soon as no tool is open", () => {
  const onTap = vi.fn();
  const button = (isBusy: boolean, isOpen = false) => (
    <RecordButton isOpen={isOpen} isBusy={isBusy} onTap={onTap} />
  );
  recordingStatusStore.setState({ status: "recording", problem: null });
  const { rerender } = render(button(true));
  act(() => recordingStatusStore.setState({ problem: "full" }));
  expect(onTap).not.toHaveBeenCalled();
  expect(screen.getByRole("button").getAttribute("aria-label")).toBe(
    "Opname loopt, er is iets mis",
  );
  rerender(button(false));
  expect(onTap.mock.calls).toEqual([[false]]);
  rerender(button(true, true));
  rerender(button(false));
  expect(onTap).toHaveBeenCalledOnce();
  act(() => recordingStatusStore.setState({ problem: null }));
  act(() => recordingStatusStore.setState({ problem: "low" }));
  expect(onTap).toHaveBeenCalledTimes(2);
});
