import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { RecordButton } from "./record-button.tsx";

afterEach(() => recordingStatusStore.setState({ status: "idle" }));

it("offers a recording that the app was ended in by itself, once, to who does nothing else", () => {
  recordingStatusStore.setState({ status: "interrupted" });
  const onTap = vi.fn();
  const visit = (isBusy: boolean) =>
    render(<RecordButton isOpen={false} isBusy={isBusy} onTap={onTap} />).unmount();
  visit(true);
  expect(onTap).not.toHaveBeenCalled();
  visit(false);
  visit(false);
  expect(onTap.mock.calls).toEqual([[false]]);
});
