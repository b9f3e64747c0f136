import { act, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { recorderStore } from "#state/recording/recorder.ts";
import { NOTHING_RECORDED } from "#state/recording/recorder-device.ts";
import { RecordingPrompt } from "./recording-prompt.tsx";

const STARTED_AT_MS = new Date().setHours(10, 4, 0, 0);
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

afterEach(() => recorderStore.setState(NOTHING_RECORDED, true));

it("asks whether to resume, reports an automatic resume, and is hidden otherwise", () => {
  show(<RecordingPrompt />);
  expect(screen.queryByRole("status")).toBeNull();
  const left = { ...NOTHING_RECORDED, trackId: "walk", startedAtMs: STARTED_AT_MS };
  act(() => recorderStore.setState({ ...left, status: "interrupted" }));
  expect(screen.getByRole("status").textContent).toContain("Opname van 10:04 hervatten?");
  expect(buttons()).toEqual(["Hervat", "Stop en bewaar"]);
  act(() => recorderStore.setState({ startedAtMs: new Date(2026, 4, 1, 23, 50).getTime() }));
  expect(screen.getByRole("status").textContent).toContain(
    "Opname van 1 mei 2026 23:50 hervatten?",
  );
  act(() => recorderStore.setState({ ...left, status: "recording", resumedAfterMs: 120_000 }));
  expect(screen.getByText(/^De opname gaat verder\. De app was 2 min dicht/)).toBeTruthy();
  expect(buttons()).toEqual(["Stop en bewaar"]);
  act(() => recorderStore.setState({ resumedAfterMs: null }));
  expect(screen.queryByRole("status")).toBeNull();
});
