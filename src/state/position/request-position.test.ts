import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeClock, fakeClock } from "#platform/clock/fake-clock.ts";
import {
  type FakePositionSource,
  fakePositionSource,
} from "#platform/geolocation/fake-position-source.ts";
import { fakeCompass } from "#platform/orientation/fake-compass.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { createPosition, type PositionState } from "./position.ts";
import { createPositionRequests, type PositionRequests } from "./request-position.ts";

let source: FakePositionSource;
let clock: FakeClock;
let tab: FakeTab;
let state: PositionState;
let requests: PositionRequests;

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  source = fakePositionSource();
  clock = fakeClock();
  tab = fakeTabs(1)[0] as FakeTab;
  const device = { position: source, compass: fakeCompass(), clock, tabs: tab };
  state = createPosition(device);
  requests = createPositionRequests(device, state);
  state.startWatchingPosition();
  source.permit("prompt");
  source.fail({ reason: "denied", message: "" });
});

const permission = () => state.permissionStore.getState().permission;
const isRefusedWithoutQuestion = () => requests.store.getState().isRefusedWithoutQuestion;
const deny = () => source.fail({ reason: "denied", message: "" });

/** Requests the position where the system refuses it to all websites, as an iPhone does. */
function refuseUnasked(): void {
  requests.requestPosition();
  clock.pass(40);
  deny();
}

it("takes the permission of the browser for the start of the app", () => {
  expect(permission()).toBe("prompt");
  expect(isRefusedWithoutQuestion()).toBe(false);
});

describe("a request", () => {
  it("that is refused without asking counts as a refusal", () => {
    refuseUnasked();
    expect(permission()).toBe("denied");
    expect(isRefusedWithoutQuestion()).toBe(true);
  });

  it("that the user waves away does not", () => {
    requests.requestPosition();
    clock.pass(2500);
    deny();
    expect(permission()).toBe("prompt");
    expect(isRefusedWithoutQuestion()).toBe(false);
  });

  it("that is granted starts the watch of the page, and ends its own", () => {
    requests.requestPosition();
    clock.pass(2500);
    source.give({ timeMs: 1 });
    source.give({ timeMs: 2000 });
    expect(state.store.getState().fix?.timeMs).toBe(2000);
    expect(source.activeCount).toBe(1);
  });

  it.each(["unavailable", "timeout"] as const)(
    "that is %s leaves the rest to the watch of the page",
    (reason) => {
      requests.requestPosition();
      clock.pass(40);
      source.fail({ reason, message: "" });
      expect(permission()).toBe("prompt");
      source.give({ timeMs: 2000 });
      expect(state.store.getState().fix?.timeMs).toBe(2000);
    },
  );
});

describe("after a refusal without asking", () => {
  it("another request may succeed", () => {
    refuseUnasked();
    requests.requestPosition();
    clock.pass(3000);
    source.give({ timeMs: 1 });
    source.give({ timeMs: 2 });
    expect(permission()).toBe("granted");
    expect(isRefusedWithoutQuestion()).toBe(false);
  });

  it("the position is requested when the user comes back, from the settings of the system perhaps", () => {
    refuseUnasked();
    const { watchCount } = source;
    tab.comeBack();
    expect(source.watchCount).toBe(watchCount + 1);
    source.give({ timeMs: 1 });
    expect(permission()).toBe("granted");
    tab.comeBack();
    expect(source.watchCount).toBe(watchCount + 1);
  });

  it("a second one changes nothing", () => {
    refuseUnasked();
    refuseUnasked();
    expect(permission()).toBe("denied");
    source.give({ timeMs: 1 });
    expect(isRefusedWithoutQuestion()).toBe(true);
  });
});
