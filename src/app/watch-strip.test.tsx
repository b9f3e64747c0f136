import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { unreadAlarm } from "#state/boating/unread-alarm.ts";
import { device } from "#state/device/device.ts";
import { WATCHES, watchReadings } from "#state/watches/watch-readings.ts";
import { noteWatched } from "#state/watches/watched-now.ts";
import { WatchStrip } from "./watch-strip.tsx";

it.each(WATCHES)(
  "says that it does not watch while %s is unread or its code is missing",
  (watch) => {
    show(<WatchStrip />);
    const [unread, missing] = [watchReadings.reason("unread"), watchReadings.reason("missing")];
    expect(screen.queryByRole("alert")).toBeNull();
    act(() => unread([watch]));
    expect(screen.getByRole("alert").textContent).toMatch(
      /^Niet gelezen: er wordt nu niet gewaakt · [a-z ]+$/,
    );
    act(() => {
      unread([]);
      missing([watch]);
    });
    expect(screen.getByRole("alert").textContent).toMatch(
      /^Niet geladen: er wordt nu niet gewaakt · [a-z ]+$/,
    );
    act(() => missing([]));
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

it("sounds while an anchor that was watched is unread, until it is read or somebody silences it", async () => {
  const [start, stop] = [vi.spyOn(unreadAlarm, "start"), vi.spyOn(unreadAlarm, "stop")];
  noteWatched(device.texts, "anchor", true);
  onTestFinished(() => noteWatched(device.texts, "anchor", false));
  const { user } = show(<WatchStrip />);
  const unread = watchReadings.reason("unread");
  act(() => unread(["anchor"]));
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
  await user.click(screen.getByRole("button", { name: "Geluid uit" }));
  expect(stop).toHaveBeenCalledOnce();
  expect(screen.getByRole("alert")).toBeTruthy();
  act(() => unread([]));
  start.mockClear();
  act(() => unread(["anchor"]));
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
  act(() => unread([]));
  expect(stop).toHaveBeenCalledTimes(2);
});
