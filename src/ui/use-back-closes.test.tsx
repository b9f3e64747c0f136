import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";

// Other tests of this thread had a window of their own, to which the module may be bound.
vi.resetModules();
const { useBackCloses, watchLayers } = await import("./use-back-closes.ts");
watchLayers();

/** A layer that can open another one. */
function Layer({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(true, onClose);
  return (
    <div>
      <p>{name}</p>
      <button type="button" onClick={() => setOpen(true)}>
        open in {name}
      </button>
      <button type="button" onClick={onClose}>
        close {name}
      </button>
      {isOpen ? <Layer name={`${name}+`} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function Screen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen ? <Layer name="a" onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const depth = () => window.history.state?.openLayers ?? 0;
const isOpen = (name: string) => screen.queryByText(name) !== null;

beforeEach(async () => {
  await waitFor(() => expect(depth()).toBe(0));
  window.history.pushState({ key: crypto.randomUUID() }, "", "/map");
});

async function showTwo() {
  render(<Screen />);
  const user = userEvent.setup();
  await user.click(screen.getByText("open"));
  await user.click(screen.getByText("open in a"));
  await waitFor(() => expect(depth()).toBe(2));
  return user;
}

it("closes one layer with each step back, and leaves the screen only then", async () => {
  await showTwo();
  const { key } = window.history.state;
  window.history.back();
  await waitFor(() => expect(isOpen("a+")).toBe(false));
  expect(isOpen("a")).toBe(true);
  window.history.back();
  await waitFor(() => expect(isOpen("a")).toBe(false));
  expect([window.history.state.key, depth()]).toEqual([key, 0]);
  window.history.back();
  await waitFor(() => expect(window.history.state?.key).not.toBe(key));
});

it("leaves no entry of what was closed by its button, and keeps the address of that moment", async () => {
  const user = await showTwo();
  window.history.replaceState(window.history.state, "", "/map#14/52/5");
  await user.click(screen.getByText("close a"));
  await waitFor(() => expect(depth()).toBe(0));
  expect(window.location.hash).toBe("#14/52/5");
});

it("keeps the entry when one layer follows another", async () => {
  const user = await showTwo();
  const { length } = window.history;
  await user.click(screen.getByText("close a+"));
  await waitFor(() => expect(depth()).toBe(1));
  await user.click(screen.getByText("open in a"));
  await waitFor(() => expect(depth()).toBe(2));
  expect(window.history.length).toBe(length);
});

it("skips the entries of closed layers on the way back from another screen", async () => {
  const { unmount } = render(<Screen />);
  const user = userEvent.setup();
  await user.click(screen.getByText("open"));
  await waitFor(() => expect(depth()).toBe(1));
  const { key } = window.history.state;
  window.history.pushState({ key: "next" }, "", "/settings");
  unmount();
  const seen: unknown[] = [];
  const router = () => seen.push([window.history.state?.key, depth()]);
  window.addEventListener("popstate", router);
  window.history.back();
  await waitFor(() => expect(seen).toEqual([[key, 0]]));
  window.removeEventListener("popstate", router);
});

it("closes the top layer with Escape from anywhere, once", async () => {
  const user = await showTwo();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("{Escape}");
  expect([isOpen("a"), isOpen("a+")]).toEqual([true, false]);
  await user.keyboard("{Escape}");
  expect(isOpen("a")).toBe(false);
});

it("keeps what the router replaced while a layer was open", async () => {
  const { key } = window.history.state;
  window.history.pushState({ key: "over it" }, "", "/map");
  const user = await showTwo();
  window.history.replaceState({ key: "replaced", idx: undefined }, "", "/map?other");
  await user.click(screen.getByText("close a"));
  await waitFor(() => expect(window.history.state.openLayers).toBeUndefined());
  expect(window.location.search).toBe("?other");
  expect(window.history.state.key).toBe("replaced");
  window.history.back();
  // One step back: a step that was still under way would leave this entry too.
  await waitFor(() => expect(window.history.state?.key).not.toBe("replaced"));
  expect([window.history.state?.key, window.location.search]).toEqual([key, ""]);
});

/** A layer that only Escape closes. */
function Asked() {
  const [isOpen, setOpen] = useState(true);
  useBackCloses(isOpen, () => setOpen(false), "escape");
  return isOpen ? <p>asked</p> : null;
}

it("closes with Escape, and not with Back, what the screen opened with", async () => {
  const { length } = window.history;
  render(<Asked />);
  // The history follows in a microtask.
  await act(async () => {});
  expect([window.history.length, depth()]).toEqual([length, 0]);
  await userEvent.setup().keyboard("{Escape}");
  expect(isOpen("asked")).toBe(false);
});

/** Opens two layers, closes them, and opens another screen before the browser takes the step back. */
async function overtake(go: (delta: number | undefined) => void) {
  await showTwo();
  vi.spyOn(window.history, "go").mockImplementationOnce(go);
  act(() => screen.getByText("close a").click());
  await waitFor(() => expect(window.history.go).toHaveBeenCalled());
  window.history.pushState({ key: "next" }, "", "/waypoints/1");
}

it("stays on a screen that is opened before the browser steps back past a closed layer", async () => {
  const seen: unknown[] = [];
  const router = () => seen.push(window.history.state?.key);
  const go = window.history.go.bind(window.history);
  let takeStep = () => {};
  await overtake((delta) => {
    takeStep = () => go(delta);
  });
  window.addEventListener("popstate", router);
  const { length } = window.history;
  const opened = vi.spyOn(window.history, "pushState");
  takeStep();
  await waitFor(() => expect(opened).toHaveBeenCalled());
  window.removeEventListener("popstate", router);
  expect(window.history.length).toBeLessThan(length);
  expect([window.location.pathname, window.history.state.key]).toEqual(["/waypoints/1", "next"]);
  expect(seen, "the router saw no step").toEqual([]);
});

it("goes on when the browser drops a step because a screen was opened", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await overtake(() => {});
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  render(<Layer name="b" onClose={() => {}} />);
  await waitFor(() => expect(depth()).toBe(1));
});
