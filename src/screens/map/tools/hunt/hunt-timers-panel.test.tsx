import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { HuntTimersPanel } from "./hunt-timers-panel.tsx";

it("counts down a lock, also one from before the app was closed", async () => {
  const killed = {
    id: "before",
    kind: "answer",
    name: "hint 3",
    minutes: 30,
    startedAtMs: Date.now() - 10 * 60_000,
  } as const;
  act(() => preferencesStore.setState({ huntTimers: [killed] }));
  onTestFinished(() => preferencesStore.setState({ huntTimers: [] }));
  const { user } = show(<HuntTimersPanel />);
  expect(screen.getByText(/^Antwoord hint 3: nog 20\smin$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Tel een tijd af" }));
  await user.type(screen.getByLabelText("Welke"), "Alpha");
  await user.click(screen.getByRole("button", { name: "Start" }));
  expect(screen.getByText(/^Slot Alpha: nog 60\smin$/)).toBeTruthy();
  expect(preferencesStore.getState().huntTimers).toMatchObject([
    killed,
    { kind: "lock", name: "Alpha", minutes: 60 },
  ]);
  await user.click(screen.getByRole("button", { name: "Haal weg: Antwoord hint 3" }));
  expect(screen.queryByText(/^Antwoord/)).toBeNull();
  const [lock] = preferencesStore.getState().huntTimers;
  act(() =>
    preferencesStore.setState({ huntTimers: [{ ...killed, startedAtMs: Date.now() + 60_000 }] }),
  );
  expect(screen.getByText(/onbekend, want de klok is teruggezet/)).toBeTruthy();
  expect(lock?.name).toBe("Alpha");
});
