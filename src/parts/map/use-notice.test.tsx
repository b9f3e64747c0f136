import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "#parts/show.fixture.ts";
import type { NoticeName } from "#state/map/notice-turns.ts";
import { useNotice } from "./use-notice.ts";

interface ShownNoticeProps {
  readonly name: NoticeName;
  readonly words: string | null;
  readonly asks?: boolean;
}

function ShownNotice({ name, words, asks = false }: ShownNoticeProps) {
  return useNotice(name, words, asks) ? <p data-notice={name}>{words}</p> : null;
}

const notices = () => [...document.querySelectorAll("[data-notice]")].map((one) => one.textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows one notice at a time, the most urgent first", () => {
  const all = (saved: string | null) => (
    <>
      <ShownNotice name="dark" words="Dark?" asks />
      <ShownNotice name="limit" words="Less detail" asks />
      <ShownNotice name="saved" words={saved} />
    </>
  );
  const { rerender } = show(null);
  rerender(all("Saved"));
  expect(notices()).toEqual(["Saved"]);
  rerender(all(null));
  expect(notices()).toEqual(["Less detail"]);
});

it("hides a notice without a question some seconds after it was visible", () => {
  const { rerender } = show(null);
  const both = (saved: string | null) => (
    <>
      <ShownNotice name="saved" words={saved} asks />
      <ShownNotice name="limit" words="Zoom in" />
    </>
  );
  rerender(both("Saved"));
  wait(60_000);
  expect(notices()).toEqual(["Saved"]);
  rerender(both(null));
  expect(notices()).toEqual(["Zoom in"]);
  wait(9900);
  expect(notices()).toEqual(["Zoom in"]);
  wait(200);
  expect(notices()).toEqual([]);
});

it("shows a notice again when its subject changes", () => {
  const { rerender } = show(null);
  rerender(<ShownNotice name="limit" words="Zoom in" />);
  wait(10_100);
  rerender(<ShownNotice name="limit" words="Zoom in more" />);
  expect(notices()).toEqual(["Zoom in more"]);
  expect(screen.getByText("Zoom in more")).toBeTruthy();
});
