import { expect, it } from "vitest";
import { resumedText } from "./recording.ts";

it("mentions how long the app was closed, unless that was a reload", () => {
  expect(resumedText(0)).toBe("De opname gaat verder.");
  expect(resumedText(4999)).toBe("De opname gaat verder.");
  expect(resumedText(5000)).toMatch(/^De opname gaat verder\. De app was 5 s dicht/);
});
