import { expect, it, test } from "vitest";
import { addressesUrl, isPostcode, readAddresses } from "./address.ts";

const doc = (fields: object) => ({
  weergavenaam: "Kerkstraat 1, 2611GX Delft",
  type: "adres",
  centroide_ll: "POINT(4.36 52.01)",
  ...fields,
});
const answer = (...docs: readonly unknown[]) => ({ response: { numFound: 1, docs } });

it("asks with the text as typed, escaped and bounded", () => {
  const url = new URL(addressesUrl("  Kerkstraat 1 & q=x ") ?? "");
  expect(url.origin + url.pathname).toBe("https://api.pdok.nl/bzk/locatieserver/search/v3_1/free");
  expect(url.searchParams.getAll("q")).toEqual(["Kerkstraat 1 & q=x"]);
  expect(url.searchParams.get("rows")).toBe("10");
  expect(new URL(addressesUrl("x".repeat(9999)) ?? "").searchParams.get("q")).toHaveLength(200);
  expect(addressesUrl("  ")).toBeNull();
});

it("reads name, type and place", () => {
  expect(readAddresses(answer(doc({})))).toEqual([
    { name: "Kerkstraat 1, 2611GX Delft", type: "adres", lat: 52.01, lng: 4.36 },
  ]);
});

test.each([
  ["no place", { centroide_ll: undefined }],
  ["a place off the earth", { centroide_ll: "POINT(4 91)" }],
  ["another geometry", { centroide_ll: "LINESTRING(4 52,5 52)" }],
  ["no name", { weergavenaam: "  " }],
  ["a name that is no text", { weergavenaam: 7 }],
])("leaves out a result with %s", (_what, fields) => {
  expect(readAddresses(answer(doc(fields), doc({})))).toHaveLength(1);
});

test.each([[null], ["text"], [{}], [{ response: { docs: "none" } }], [[]]])(
  "%j is no answer",
  (other) => {
    expect(readAddresses(other)).toBeNull();
  },
);

test.each([
  ["2611", true],
  ["2611 AB", true],
  ["2611ab", true],
  ["0611", false],
  ["26112", false],
  ["2611 A", false],
  ["Delft", false],
])("%s is a postcode: %s", (text, is) => {
  expect(isPostcode(text)).toBe(is);
});
