import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useLoaded } from "./use-loaded.ts";

interface Props {
  readonly name: string | null;
  readonly version?: number;
}

/** Loads that settle when the test says so. */
function heldLoads(first: Props) {
  const loads: {
    readonly name: string;
    readonly signal: AbortSignal;
    readonly resolve: (value: string) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  const hook = renderHook(
    ({ name, version }: Props) =>
      useLoaded(
        name === null
          ? null
          : (signal) =>
              new Promise<string>((resolve, reject) =>
                loads.push({ name, signal, resolve, reject }),
              ),
        name,
        version,
      ),
    { initialProps: first },
  );
  return { ...hook, loads, state: () => hook.result.current };
}

it("returns the result of the current key, and the last one while the next loads", async () => {
  const { loads, state, rerender } = heldLoads({ name: "a" });
  expect(state()).toMatchObject({ value: undefined, last: undefined, isFailed: false });
  await act(async () => loads[0]?.resolve("A"));
  expect(state()).toMatchObject({ value: "A", last: "A" });
  rerender({ name: "b" });
  expect(state()).toMatchObject({ value: undefined, last: "A", isFailed: false });
  await act(async () => loads[1]?.resolve("B"));
  expect(state()).toMatchObject({ value: "B", last: "B" });
});

it("aborts a load that is no longer wanted, and drops its result and its failure", async () => {
  const { loads, state, rerender } = heldLoads({ name: "a" });
  rerender({ name: "b" });
  rerender({ name: "c" });
  expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  await act(async () => loads[2]?.resolve("C"));
  await act(async () => loads[0]?.resolve("A"));
  await act(async () => loads[1]?.reject(new Error("late")));
  expect(state()).toMatchObject({ value: "C", last: "C", isFailed: false });
});

it("reports a failure, keeps the last result, and loads again on request", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { loads, state, rerender } = heldLoads({ name: "a" });
  await act(async () => loads[0]?.resolve("A"));
  rerender({ name: "b" });
  await act(async () => loads[1]?.reject(new Error("offline")));
  expect(state()).toMatchObject({ value: undefined, last: "A", isFailed: true });
  act(() => state().again());
  expect(state()).toMatchObject({ value: undefined, isFailed: false });
  await act(async () => loads[2]?.resolve("B"));
  expect(state()).toMatchObject({ value: "B", isFailed: false });
});

it("loads again for another version, and nothing without a load", async () => {
  const { loads, state, rerender } = heldLoads({ name: null });
  expect(loads).toEqual([]);
  expect(state()).toMatchObject({ value: undefined, isFailed: false });
  rerender({ name: "a", version: 1 });
  rerender({ name: "a", version: 1 });
  rerender({ name: "a", version: 2 });
  expect(loads.map(({ name }) => name)).toEqual(["a", "a"]);
});
