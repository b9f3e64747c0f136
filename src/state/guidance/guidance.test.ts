import { beforeEach, describe, expect, it } from "vitest";
import type { FollowedTrack } from "#domain/guidance/followed.ts";
import { guidanceView } from "#domain/guidance/guidance-view.ts";
import { lineToFollow } from "#domain/guidance/line-of-track.ts";
import { placeOf, type Spot, walkOver } from "#domain/guidance/simulated-walk.fixture.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";

import { STALE_FIX_MS } from "#domain/position/position-fix.ts";
import type { Guidance } from "./guidance.ts";
import { CORNERED, phone, planOf, START_MS } from "./guidance-phone.fixture.ts";

let device: ReturnType<typeof phone>;
let guidance: Guidance;

beforeEach(() => {
  device = phone();
  guidance = device.open();
});

function view(of: Guidance = guidance) {
  const { following } = of.store.getState();
  return following && guidanceView(following.state, following.line, device.clock.nowMs());
}

/** Returns the announcements made during an action, such as "near 2" or "off". */
async function spokenWhile(act: () => Promise<void>): Promise<readonly string[]> {
  const announced: string[] = [];
  const end = guidance.store.subscribe(({ events }, { events: before }) => {
    if (events === before) return;
    for (const event of events) {
      announced.push("node" in event ? `${event.kind} ${event.node.label}` : event.kind);
    }
  });
  await act();
  end();
  return announced;
}

describe("following a plan", () => {
  it("leads from number to number and vibrates before and at each one", async () => {
    guidance.start(planOf(CORNERED));
    expect(view()).toMatchObject({ status: "waiting", next: { label: "1" } });
    const announced = await spokenWhile(() => device.go(CORNERED));
    expect(announced).toEqual([
      ...["at 1", "near 2", "at 2", "near 3", "at 3", "near 4", "at 4", "arrived"],
    ]);
    expect(device.vibration.pulsesMs).toEqual([500, 200, 500, 200, 500, 200, 1000]);
    expect(view()).toMatchObject({ status: "arrived", bearing: null });
  });

  it("keeps the screen on until the end and reports whether the device does", async () => {
    guidance.start(planOf(CORNERED));
    expect([device.wakeLock.holders, guidance.store.getState().isScreenKeptOn]).toEqual([1, true]);
    guidance.turn();
    expect([device.wakeLock.holders, guidance.store.getState().isScreenKeptOn]).toEqual([1, true]);
    await device.go(CORNERED.toReversed());
    expect(view()?.status).toBe("arrived");
    expect([device.wakeLock.holders, guidance.store.getState().isScreenKeptOn]).toEqual([0, false]);
    expect(device.listeners.size).toBe(0);
  });

  it("does not report the screen as off when the device releases an old lock late", () => {
    const heard: ((isHeld: boolean) => void)[] = [];
    device.wakeLock.hold = (onChange = () => {}) => {
      heard.push(onChange);
      onChange(true);
      return () => {};
    };
    guidance.start(planOf(CORNERED));
    guidance.turn();
    heard[0]?.(false);
    expect(guidance.store.getState().isScreenKeptOn).toBe(true);
    heard[1]?.(false);
    expect(guidance.store.getState().isScreenKeptOn).toBe(false);
  });

  it("warns earlier on a bicycle, which needs distance to brake", async () => {
    guidance.start(planOf(CORNERED, "cycle"));
    const before: Spot[] = [
      [0, 0],
      [300, 0],
    ];
    expect(await spokenWhile(() => device.go(before, 8))).toEqual(["at 1", "near 2"]);
  });

  it("announces once that the user left the route and once the return, and makes no other plan", async () => {
    const plan = planOf(CORNERED);
    guidance.start(plan);
    const wrong: Spot[] = [
      [0, 0],
      [200, 0],
      [200, 100],
    ];
    expect(await spokenWhile(() => device.go(wrong))).toEqual(["at 1", "off"]);
    expect(view()).toMatchObject({ status: "off", offMeters: expect.closeTo(100, -1) });
    // The way back to the line is south.
    expect(view()?.bearing).toBeCloseTo(180, 0);
    expect(guidance.store.getState().following?.followed).toBe(plan);
    const back = wrong.slice(1).toReversed();
    expect(await spokenWhile(() => device.go(back))).toEqual(["back"]);
    expect(view()).toMatchObject({ status: "on", next: { label: "2" } });
  });

  it("does not count down without a fix", async () => {
    guidance.start(planOf(CORNERED));
    await device.go([
      [0, 0],
      [150, 0],
    ]);
    const before = view();
    device.clock.pass(STALE_FIX_MS + 1000);
    expect(view()).toEqual({ ...before, status: "stale", problem: "no-signal" });
  });

  it("can start in the middle and be reversed", async () => {
    guidance.start(planOf(CORNERED));
    await device.go([
      [400, 100],
      [400, 120],
    ]);
    expect(view()).toMatchObject({ status: "on", next: { label: "3" } });
    guidance.turn();
    await device.go([
      [400, 120],
      [400, 100],
    ]);
    expect(view()?.next).toMatchObject({ label: "2", meters: expect.closeTo(100, -1) });
    expect(view()?.toGoMeters).toBeCloseTo(500, -1);
  });
});

describe("announcements", () => {
  const first: Spot[] = [
    [0, 0],
    [395, 0],
  ];

  it("vibrate by default, without sound or voice", async () => {
    guidance.sayWith(({ kind }) => kind, "nl-NL");
    guidance.start(planOf(CORNERED));
    await device.go(first);
    expect(device.vibration.pulsesMs).toEqual([500, 200, 500]);
    expect([device.sound.played, device.speech.spoken]).toEqual([[], []]);
  });

  it("use the chosen sound and voice, at the chosen distance before a node", async () => {
    device.choices.warnings = { meters: 150, vibrates: false, sounds: true, speaks: true };
    guidance.sayWith(
      (event) =>
        event.kind === "near" ? `${event.node.label} ${Math.round(event.meters)}` : event.kind,
      "nl-NL",
    );
    guidance.start(planOf(CORNERED));
    await device.go(first);
    expect(device.vibration.pulsesMs).toEqual([]);
    expect(device.speech.spoken).toEqual(["at", expect.stringMatching(/^2 (149|150)$/), "at"]);
    const [at, near, again] = device.sound.played;
    expect(at).toEqual(again);
    expect(near).not.toEqual(at);
  });

  it("are made by only one of two tabs", async () => {
    const other = device.open();
    guidance.start(planOf(CORNERED));
    other.resume();
    await device.go(first);
    expect(view(other)?.next).toMatchObject({ label: "2", meters: expect.closeTo(6, -1) });
    expect(device.vibration.pulsesMs).toEqual([500, 200, 500]);
  });

  it("are made once even if the tabs cannot read each other's progress", async () => {
    device.texts.isBlocked = true;
    guidance.start(planOf(CORNERED));
    device.open().start(planOf(CORNERED));
    await device.go(first);
    expect(device.vibration.pulsesMs).toEqual([500, 200, 500]);
  });

  it("are not repeated by a tab that slept", async () => {
    const other = device.open();
    guidance.start(planOf(CORNERED));
    other.resume();
    const [awake, asleep] = [...device.listeners];
    device.listeners.delete(asleep as never);
    await device.go(first);
    device.clock.pass(60_000);
    device.listeners.delete(awake as never);
    device.listeners.add(asleep as never);
    await device.go([
      [395, 0],
      [399, 0],
    ]);
    expect(other.store.getState().events.length).toBeGreaterThan(0);
    expect(device.vibration.pulsesMs).toEqual([500, 200, 500]);
  });
});

describe("after a reload", () => {
  const half: Spot[] = [
    [0, 0],
    [350, 0],
  ];

  it("continues where the user was, without repeating announcements", async () => {
    guidance.start(planOf(CORNERED));
    await device.go(half);
    const before = view();
    device.kill();
    guidance = device.open();
    guidance.resume();
    expect(view()).toEqual({ ...before, bearing: expect.closeTo(before?.bearing ?? 0, 3) });
    expect(guidance.store.getState().following).toMatchObject({
      followed: { draft: { mode: "walk", stops: [{ number: "1" }, { number: "4" }] } },
      startedAtMs: START_MS,
    });
    expect(device.wakeLock.holders).toBeGreaterThan(0);
    const rest: Spot[] = [[352, 0], ...CORNERED.slice(1)];
    expect(await spokenWhile(() => device.go(rest))).toEqual([
      ...["at 2", "near 3", "at 3", "near 4", "at 4", "arrived"],
    ]);
  });

  it("follows nothing if nothing was started or it was stopped", async () => {
    guidance.resume();
    expect(view()).toBeNull();
    guidance.start(planOf(CORNERED));
    await device.go(half);
    guidance.stop();
    expect([view(), device.wakeLock.holders, device.listeners.size]).toEqual([null, 0, 0]);
    expect(device.texts.texts.size).toBe(0);
    const next = device.open();
    next.resume();
    expect(next.store.getState()).toMatchObject({ following: null, problem: null });
  });

  it("starts a plan from the beginning if its progress belongs to another or is unreadable", async () => {
    guidance.start(planOf(CORNERED));
    await device.go(half);
    const { texts } = device.texts;
    const progress = texts.get("followingProgress") ?? "";
    const broken = [
      "{",
      "null",
      progress.replace(`"startedAtMs":${START_MS}`, `"startedAtMs":5`),
      progress.replace(`"passedCount":1`, `"passedCount":9`),
      progress.replace(`"mode":"walk"`, `"mode":"cycle"`),
    ];
    for (const text of broken) {
      expect(text).not.toBe(progress);
      texts.set("followingProgress", text);
      const next = device.open();
      next.resume();
      expect(view(next)).toMatchObject({ status: "waiting", doneMeters: 0, next: { label: "1" } });
    }
  });

  it("reports an unreadable plan as lost and keeps its text", () => {
    guidance.start(planOf(CORNERED));
    const { texts } = device.texts;
    const whole = texts.get("following") ?? "";
    const broken = [
      ...["[", "5", "null", `{"format":1}`, `{"route":{"legs":[null,5]}}`],
      whole.replace(`"lat":52`, `"lat":152`),
      whole.replace(`"line":[5`, `"line":["5"`),
    ];
    for (const text of broken) {
      expect(text).not.toBe(whole);
      texts.set("following", text);
      const next = device.open();
      next.resume();
      expect(next.store.getState()).toMatchObject({ following: null, problem: "lost" });
      expect(texts.get("following")).toBe(text);
    }
  });

  it("reports that the plan will not survive a reload when nothing can be stored", async () => {
    device.texts.isBlocked = true;
    guidance.start(planOf(CORNERED));
    expect(guidance.store.getState().problem).toBe("not-stored");
    await device.go(half);
    expect(view()?.next).toMatchObject({ label: "2" });
  });
});

describe("following a track", () => {
  const points = walkOver(CORNERED);
  const track: FollowedTrack = {
    kind: "track",
    name: "Rondje",
    mode: "walk",
    line: lineToFollow({
      lngs: Float64Array.from(points, ({ lng }) => lng),
      lats: Float64Array.from(points, ({ lat }) => lat),
      accuraciesMeters: null,
      details: null,
    }),
  };
  const half: Spot[] = [
    [0, 0],
    [350, 0],
  ];

  it("leads to its end and continues after a reload", async () => {
    guidance.start(track);
    await device.go(half);
    const before = view();
    expect(before).toMatchObject({ status: "on", next: { kind: "end" }, after: [] });
    device.kill();
    guidance = device.open();
    guidance.resume();
    expect(guidance.store.getState().following?.followed).toMatchObject({
      kind: "track",
      name: "Rondje",
      mode: "walk",
    });
    expect(view()?.toGoMeters).toBeCloseTo(before?.toGoMeters ?? 0, 0);
    expect(await spokenWhile(() => device.go([[352, 0], ...CORNERED.slice(1)]))).toEqual([
      "arrived",
    ]);
  });

  it("can be reversed", async () => {
    guidance.start(track);
    guidance.turn();
    await device.go(half.toReversed());
    expect(view()?.status).toBe("arrived");
    expect(view()?.doneMeters).toBeCloseTo(350 - 15, -1);
  });

  it("reports a stored line that is invalid", () => {
    guidance.start(track);
    const { texts } = device.texts;
    const whole = texts.get("following") ?? "";
    const broken = [
      whole.replace('"places":[5', '"places":[500'),
      whole.replace('"places":[5', '"places":[1,5'),
      whole.replace('"mode":"walk"', '"mode":"fly"'),
    ];
    for (const text of broken) {
      expect(text).not.toBe(whole);
      texts.set("following", text);
      const next = device.open();
      next.resume();
      expect(next.store.getState()).toMatchObject({ following: null, problem: "lost" });
    }
  });
});

it("stops in every tab when stopped in one", () => {
  guidance.resume();
  guidance.start(planOf(CORNERED));
  device.texts.writeElsewhere("following", null);
  expect([view(), device.wakeLock.holders]).toEqual([null, 0]);
});

it("does nothing without a line", () => {
  const only = placeOf([0, 0]);
  const node = { ...only, osmId: 1, number: "1" };
  const route = { nodes: [node], legs: [], stopPlaces: [0], meters: 0 };
  guidance.start({ kind: "plan", draft: { ...emptyDraft("walk"), stops: [node] }, route });
  expect(view()).toBeNull();
});

it("is off the line on a river only beyond its shore", async () => {
  const beside: readonly Spot[] = [
    [10, 0],
    [60, -57],
    [300, -57],
  ];
  const isOff = async (mode: "walk" | "motorboat", roomMeters: number) => {
    device = phone();
    device.choices.roomMeters = roomMeters;
    guidance = device.open();
    guidance.start(planOf(CORNERED.slice(0, 2), mode));
    await device.go(beside);
    return guidance.store.getState().following?.state.isOff;
  };
  expect(await isOff("motorboat", 150)).toBe(false);
  expect(await isOff("motorboat", 0)).toBe(true);
  expect(await isOff("walk", 150)).toBe(true);
});
