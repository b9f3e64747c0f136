import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { packsStore } from "#state/packs/packs.ts";
import { useAnswer } from "./use-answer.ts";

it("repeats the search after the packs have changed", async () => {
  const ask = vi.fn(async () => ask.mock.calls.length);
  const { result } = renderHook(() => useAnswer({ km: 12 }, ask, () => {}));
  await vi.waitFor(() => expect(result.current.answer).toBe(1));
  act(() => packsStore.setState({ packs: [] }));
  await vi.waitFor(() => expect(result.current.answer).toBe(2));
});
