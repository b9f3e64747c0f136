import { expect, it } from "vitest";
import { sliceServerOf } from "./slice-server.ts";

it.each([
  [undefined, "https://slice.openstreetmap.us"],
  ["", null],
  ["https://slice.example/", "https://slice.example"],
  ["https://maps.example/slice/", "https://maps.example/slice"],
])("the slice server %j is %s", (text, address) => {
  expect(sliceServerOf(text)).toBe(address);
});

it.each(["http://slice.example", "slice.example", "https://slice.example/?key=1"])(
  "rejects %s, which an installed app could not ask",
  (text) => {
    expect(() => sliceServerOf(text)).toThrow(`SLICE_SERVER is "${text}"`);
  },
);
