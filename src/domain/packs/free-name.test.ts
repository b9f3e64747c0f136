import { expect, test } from "vitest";
import { freeName } from "./free-name.ts";

test("a name that nothing has is free", () => {
  expect(freeName("Rond Delft", ["Rond Leiden"])).toBe("Rond Delft");
});

test("a name that is taken gets the first number that is not", () => {
  expect(freeName("Rond Delft", ["Rond Delft"])).toBe("Rond Delft 2");
  expect(freeName("Rond Delft", ["Rond Delft", "Rond Delft 2", "Rond Delft 4"])).toBe(
    "Rond Delft 3",
  );
});
