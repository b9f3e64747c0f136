import { expect, it, vi } from "vitest";
import { LateDrawingLayer } from "./late-drawing-layer.ts";

const DRAWING = { sources: {} };

function layer(load: () => Promise<() => typeof DRAWING>) {
  const redraw = vi.fn();
  const options = { name: "sketch", load, warning: "Not drawn:" };
  return { redraw, made: new LateDrawingLayer<string>({ redraw }, options) };
}

it("loads its code once there is something to draw, and redraws then and at every change", async () => {
  const load = vi.fn(async () => () => DRAWING);
  const { made, redraw } = layer(load);
  made.show(null);
  expect(load).not.toHaveBeenCalled();
  made.show("a");
  expect(made.drawing("light")).toEqual({});
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledTimes(1));
  expect(made.drawing("light")).toBe(DRAWING);
  made.show("a");
  made.show("b");
  made.show(null);
  expect(redraw).toHaveBeenCalledTimes(3);
  expect(made.drawing("light")).toEqual({});
});

it("loads its code again at a retry after a failure", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const load = vi.fn(async () => () => DRAWING);
  load.mockRejectedValueOnce(new Error("offline"));
  const { made, redraw } = layer(load);
  made.show("a");
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  made.retry();
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledTimes(2);
});
