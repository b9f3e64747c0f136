import { expect, it, vi } from "vitest";
import type { WayAnswer, WayQuestion } from "#domain/network/ways/route/route-along-ways.ts";
import { createWaysBeside } from "./ways-beside.ts";

const DOOR = { lat: 52, lng: 5 };
const NODE = { lat: 52.01, lng: 5 };

function routeOf(meters: number): WayAnswer {
  const line = Float64Array.of(5, 52, 5, 52.01);
  const rest = {
    metersBefore: 0,
    metersAfter: 0,
    pavedMeters: 0,
    unpavedMeters: 0,
    walkedMeters: 0,
    stretches: [],
    turns: [],
    conditions: [],
    settled: 0,
  };
  return { kind: "route", meters, line, ...rest };
}

function beside(answers: readonly (WayAnswer | Error)[]) {
  const asked: WayQuestion[] = [];
  let packs: readonly unknown[] = [];
  const onFound = vi.fn();
  const alongWays = async (question: WayQuestion): Promise<WayAnswer> => {
    const answer = answers[asked.push(question) - 1] as WayAnswer | Error;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const loadGraphs = async () => ({ alongWays });
  const ways = createWaysBeside({ loadGraphs, packs: () => packs, onFound });
  const answered = async (count: number) => {
    await expect.poll(() => asked.length).toBe(count);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const changePacks = () => {
    packs = [];
  };
  return { ...ways, asked, onFound, answered, changePacks };
}

it("is asked for once, and found when the answer is there", async () => {
  const { between, onFound, answered, asked } = beside([routeOf(1200)]);
  expect(between(DOOR, NODE, "walk")).toBeNull();
  expect(between(DOOR, NODE, "walk")).toBeNull();
  await answered(1);
  expect(onFound).toHaveBeenCalledOnce();
  expect(between(DOOR, NODE, "walk")).toMatchObject({ meters: 1200 });
  expect(asked).toEqual([{ mode: "walk", from: DOOR, to: NODE, options: { mayGetOff: true } }]);
});

it("stays while the position moves, until the next is found", async () => {
  const { between, answered } = beside([routeOf(1200), routeOf(1150)]);
  const moved = { lat: 52.0005, lng: 5 };
  between(DOOR, NODE, "walk");
  await answered(1);
  expect(between(moved, NODE, "walk")).toMatchObject({ meters: 1200 });
  await answered(2);
  expect(between(moved, NODE, "walk")).toMatchObject({ meters: 1150 });
});

it("is none where packs know none, on the water, and far away", async () => {
  const { between, onFound, answered, asked } = beside([{ kind: "problem", problem: "no-way" }]);
  between(DOOR, NODE, "cycle");
  await answered(1);
  expect(between(DOOR, NODE, "cycle")).toBeNull();
  expect(between(DOOR, NODE, "canoe")).toBeNull();
  expect(between(DOOR, { lat: 53, lng: 5 }, "walk")).toBeNull();
  expect([asked.length, onFound.mock.calls.length]).toEqual([1, 0]);
});

it("is asked for again after the packs changed, and after the worker failed", async () => {
  const { between, answered, changePacks } = beside([new Error("gone"), routeOf(1), routeOf(2)]);
  between(DOOR, NODE, "walk");
  await answered(1);
  between(DOOR, NODE, "walk");
  await answered(2);
  expect(between(DOOR, NODE, "walk")).toMatchObject({ meters: 1 });
  changePacks();
  expect(between(DOOR, NODE, "walk")).toBeNull();
  await answered(3);
  expect(between(DOOR, NODE, "walk")).toMatchObject({ meters: 2 });
});
