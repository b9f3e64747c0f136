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
  // The map's limits stay as long as the map is there.
  expect(order).toEqual(["boating-aid", "saved", "navigation", "network", "limit", "dark"]);
  expect(shown()).toBeNull();
});
