import { expect, test } from "vitest";
import { freeName } from "./free-name.ts";

test("returns a name that is free", () => {
  expect(freeName("Rond Delft", ["Rond Leiden"])).toBe("Rond Delft");
});

test("adds the first free number to a name that is taken", () => {
  expect(freeName("Rond Delft", ["Rond Delft"])).toBe("Rond Delft 2");
  expect(freeName("Rond Delft", ["Rond Delft", "Rond Delft 2", "Rond Delft 4"])).toBe(
    "Rond Delft 3",
  );
});
