import { expect, it } from "vitest";
import { withoutJitter } from "./without-jitter.ts";

const part = (edge: number, from: number, to: number) => ({ edge, from, to });

it("joins parts of an edge, and leaves out a short way back", () => {
  const parts = [part(1, 0, 20), part(1, 20, 40), part(1, 40, 32), part(1, 32, 60)];
  expect(withoutJitter(parts)).toEqual([part(1, 0, 60)]);
});

it("leaves out a short way into a side street", () => {
  const parts = [part(1, 0, 50), part(2, 0, 6), part(2, 6, 0), part(3, 0, 40)];
  expect(withoutJitter(parts)).toEqual([part(1, 0, 50), part(3, 0, 40)]);
});

it("keeps a long way there and back, over several edges", () => {
  const parts = [part(1, 0, 50), part(2, 0, 30), part(2, 30, 0), part(1, 50, 0)];
  expect(withoutJitter(parts)).toEqual(parts);
});

it("leaves out the errors of a long track one by one", () => {
  const parts = Array.from({ length: 300 }, (_, at) => [
    part(at, 0, 50),
    part(1000, 0, 6),
    part(1000, 6, 0),
  ]).flat();
  expect(withoutJitter(parts)).toEqual(Array.from({ length: 300 }, (_, at) => part(at, 0, 50)));
});
