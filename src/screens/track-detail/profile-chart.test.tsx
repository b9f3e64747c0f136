import { act, fireEvent, render } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ProfileChart } from "./profile-chart.tsx";

const WIDTH = 400;
const COUNT = 101;

/** Ten metres per point, first one point per second and from the middle on one per ten seconds. */
const PROFILE = {
  distancesMeters: Float64Array.from({ length: COUNT }, (_, index) => index * 10),
  elapsedMs: Float64Array.from({ length: COUNT }, (_, index) =>
    index <= 50 ? index * 1000 : 50_000 + (index - 50) * 10_000,
  ),
  altitudesMeters: Float64Array.from({ length: COUNT }, (_, index) => index),
  speedsMps: null,
};

/** A canvas without output. */
const canvas = new Proxy({} as Record<string | symbol, unknown>, {
  get: (known, name) => known[name] ?? (() => ({ width: 20 })),
});

beforeEach(() => {
  vi.stubGlobal(
    "Path2D",
    class {
      moveTo() {}
      lineTo() {}
      rect() {}
      arc() {}
      addPath() {}
      closePath() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(canvas as never);
});

async function showChart() {
  const onPoint = vi.fn();
  const chart = (isOverTime: boolean, at: number | null) => (
    <ProfileChart
      profile={PROFILE}
      segmentStarts={Uint32Array.of(0)}
      layout={"foot" as const}
      isOverTime={isOverTime}
      at={at}
      onPoint={onPoint}
    />
  );
  const { rerender, container } = render(chart(false, null));
  await act(async () => {});
  return {
    onPoint,
    async show(isOverTime: boolean, at: number | null) {
      rerender(chart(isOverTime, at));
      await act(async () => {});
    },
    over: () => container.querySelector(".u-over") as HTMLElement,
    /** Returns the position of the mark as a fraction of the width. */
    marked() {
      const left = /translate\((-?[\d.]+)px/.exec(
        (container.querySelector(".u-cursor-x") as HTMLElement).style.transform,
      )?.[1];
      return (
        Number(left) /
        Number.parseFloat((container.querySelector(".u-over") as HTMLElement).style.width)
      );
    },
  };
}

it("keeps the mark at its point when the axis changes", async () => {
  const { show, marked, onPoint } = await showChart();
  await show(false, 50);
  expect(marked()).toBeCloseTo(0.5, 2);
  await show(true, 50);
  expect(marked()).toBeCloseTo(50 / 550, 2);
  await show(false, 50);
  expect(marked()).toBeCloseTo(0.5, 2);
  expect(onPoint).not.toHaveBeenCalled();
});

it("reports the point under a dragged finger", async () => {
  const { over, onPoint } = await showChart();
  const width = Number.parseFloat(over().style.width);
  fireEvent.pointerMove(over(), { clientX: width / 4, pointerType: "touch" });
  expect(onPoint).toHaveBeenLastCalledWith(25);
});
