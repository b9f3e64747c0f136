import { afterEach, expect, it } from "vitest";
import { type NoticeName, noticeTurnsStore, noticeWithTurn, requestTurn } from "./notice-turns.ts";

afterEach(() => noticeTurnsStore.setState({ waiting: [] }));

const shown = () => noticeWithTurn(noticeTurnsStore.getState());

it("shows one notice at a time, the most urgent first, and each once the one before it is gone", () => {
  const names: readonly NoticeName[] = [
    "dark",
    "limit",
    "boating-aid",
    "network",
    "navigation",
    "saved",
  ];
  const ends = new Map(names.map((name) => [name, requestTurn(name)]));
  const order: (NoticeName | null)[] = [];
  for (let left = names.length; left > 0; left -= 1) {
    const name = shown();
    order.push(name);
    if (name) ends.get(name)?.();
  }
  // The note on boating comes before the map's limits, which stay as long as the map is there.
  expect(order).toEqual(["saved", "navigation", "network", "boating-aid", "limit", "dark"]);
  expect(shown()).toBeNull();
});
