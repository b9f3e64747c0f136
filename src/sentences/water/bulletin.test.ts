import { expect, it } from "vitest";
import { ASKED_AT_MS, inventedNotice } from "#domain/bulletin/invented-bulletin.fixture.ts";
import { levelText, noticePeriodText } from "./bulletin.ts";

it("names the year of a notice or a level that is not of this one", () => {
  const long = inventedNotice({
    startMs: Date.parse("2020-03-02T06:00:00+01:00"),
    endMs: Date.parse("2027-11-26T18:00:00+01:00"),
  });
  expect(noticePeriodText(long, ASKED_AT_MS)).toMatch(/^van ma 2 mrt 2020.+ tot vr 26 nov 2027.+/);
  expect(noticePeriodText(inventedNotice(), ASKED_AT_MS)).not.toMatch(/\d{4}/);
  const gauge = { code: "x", name: "Delft", lat: 52, lng: 4, meters: 0.4, atMs: long.startMs };
  expect(levelText(gauge, "1 km", ASKED_AT_MS)).toContain("gemeten ma 2 mrt 2020");
});
