import { expect, it } from "vitest";
import { bulletinAddressOf } from "./bulletin-address.ts";

it("takes an https address, and none where the variable is absent or empty", () => {
  const address = "https://example.nl/vaarberichten.json";
  expect([undefined, "", address].map(bulletinAddressOf)).toEqual([null, null, address]);
  for (const text of ["http://example.nl/x.json", "/x.json"]) {
    expect(() => bulletinAddressOf(text)).toThrow(`BULLETIN is "${text}"`);
  }
});
