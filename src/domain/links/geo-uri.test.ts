import { expect, it } from "vitest";
import { addressOfGeoUri, placeOfGeoUri } from "./geo-uri.ts";

it.each([
  ["geo:0,0?q=Dorpsstraat+12,+3712+AB+Huis+ter+Heide", "Dorpsstraat 12, 3712 AB Huis ter Heide"],
  ["geo:0,0?q=Dapperstraat%2076%20Amsterdam", "Dapperstraat 76 Amsterdam"],
  ["geo:0,0?z=12&q=Markt%2087", "Markt 87"],
  ["geo:0,0?q=52.1,5.3(Naam)", null],
  ["geo:52.1,5.3?q=Markt", null],
  ["geo:0,0", null],
])("finds the address of %j", (text, address) => {
  expect(addressOfGeoUri(text)).toBe(address);
});

it("never takes an address for the place 0, 0", () => {
  expect(placeOfGeoUri("geo:0,0?q=Markt+87")).toBe("only-address");
  expect(placeOfGeoUri("geo:0,0")).toEqual({ lat: 0, lng: 0 });
});
