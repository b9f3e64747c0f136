import { beforeEach, describe, expect, it } from "vitest";
import { fixAt, walk } from "#domain/recording/invent-fixes.fixture.ts";
import { phone, settled } from "./phone.fixture.ts";

let device: ReturnType<typeof phone>;

beforeEach(() => {
  device = phone();
});

describe("a recording that ran just before the app was closed", () => {
  async function closedAfterWalk() {
    const first = device.open();
    await first.start(() => "Opname");
    await device.give(walk(70, 1.4));
    device.kill();
    device.options.isPositionAllowed = true;
    device.clock.pass(70_000);
  }
  async function checkedAgain() {
    const second = device.open();
    await second.look();
    await settled();
    return second;
  }

  it("resumes automatically within ten minutes, and reports and marks the gap", async () => {
    await closedAfterWalk();
    device.clock.pass(599_000);
    const second = await checkedAgain();
    expect(second.store.getState()).toMatchObject({
      status: "recording",
      fixCount: 71,
      resumedAfterMs: 599_000,
    });
    await device.give([fixAt(670, 100)]);
    expect(second.points()?.gapsBefore).toEqual([null, "app-ended"]);
    device.clock.pass(60_000);
    expect(second.store.getState().resumedAfterMs).toBeNull();
  });

  it("asks after ten minutes", async () => {
    await closedAfterWalk();
    device.clock.pass(600_000);
    expect((await checkedAgain()).store.getState().status).toBe("interrupted");
  });

  it("asks when the clock was set back meanwhile", async () => {
    await closedAfterWalk();
    device.clock.pass(-71_000);
    expect((await checkedAgain()).store.getState().status).toBe("interrupted");
  });

  it("asks when the browser would ask for the position", async () => {
    await closedAfterWalk();
    device.options.isPositionAllowed = false;
    expect((await checkedAgain()).store.getState().status).toBe("interrupted");
  });

  it("asks when it was paused", async () => {
    const first = device.open();
    await first.start(() => "Opname");
    await device.give(walk(5, 1.4));
    await first.pause();
    device.kill();
    device.options.isPositionAllowed = true;
    device.clock.pass(5_000);
    expect((await checkedAgain()).store.getState().status).toBe("interrupted");
  });

  it("resumes in one of two windows", async () => {
    await closedAfterWalk();
    const [one, other] = [device.open(), device.open()];
    await Promise.all([one.look(), other.look()]);
    await settled();
    const statuses = [one, other].map(({ store }) => store.getState().status);
    expect(statuses.toSorted()).toEqual(["elsewhere", "recording"]);
  });

  it("can be finished while it resumes", async () => {
    await closedAfterWalk();
    const second = device.open();
    await second.look();
    const id = await second.stop();
    expect((await device.tracks.get(id ?? ""))?.pointCount).toBe(71);
  });
});
