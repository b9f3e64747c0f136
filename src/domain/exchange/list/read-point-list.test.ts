import { expect, test } from "vitest";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";

const DELFT = { lat: 52.0116, lng: 4.3571 };

const read = (text: string) => readSample(text, { list: { near: DELFT } });

test.each([
  ["52.1 5.2", "", 52.1, 5.2],
  ["Tent 52,1 5,2", "Tent", 52.1, 5.2],
  ["Tent;52,1;5,2", "Tent", 52.1, 5.2],
  ["Tent,52.1,5.2", "Tent", 52.1, 5.2],
  ["52.1, 5.2, Post 3", "Post 3", 52.1, 5.2],
  ["52.1\t5.2\tGrote tent", "Grote tent", 52.1, 5.2],
  ["Post 3: N 52 06.000 E 5 12.000", "Post 3", 52.1, 5.2],
  ["Post 3 52 06.000 N 5 12.000 E", "Post 3", 52.1, 5.2],
  ["1. 52.1 5.2", "1.", 52.1, 5.2],
  ["Parijs 48.85 2.35", "Parijs", 48.85, 2.35],
  ["OLV-toren RD 155000 463000", "OLV-toren", 52.15517, 5.3872],
  ["155000, 463000", "", 52.15517, 5.3872],
  ["Post 12 8400 4700", "Post 12", 52.0117, 4.3567],
  ["84004700 de Kerk", "de Kerk", 52.0117, 4.3567],
  ["geo:52.1,5.2(Oude+Toren)", "Oude Toren", 52.1, 5.2],
  ["Post 3; geo: 52.1, 5.2;u=20", "Post 3", 52.1, 5.2],
])("reads the place and name of a line: %j", (line, name, lat, lng) => {
  const [waypoint, ...others] = read(`${line}\n`).waypoints;
  expect(waypoint?.name).toBe(name);
  expect(waypoint?.lat).toBeCloseTo(lat, 2);
  expect(waypoint?.lng).toBeCloseTo(lng, 2);
  expect(others).toEqual([]);
});

test("reports an unreadable line with its number and reason, and reads the others", () => {
  const { waypoints, unreadLines } = read("Tent 52.1 5.2\n\nKamp\nPost 123456789\n52.3 5.3");
  expect(waypoints.map(({ lat }) => lat)).toEqual([52.1, 52.3]);
  expect(unreadLines).toEqual([
    { line: 3, text: "Kamp", reason: "unreadable" },
    { line: 4, text: "Post 123456789", reason: "nine-digits" },
  ]);
});

test("takes a short coordinate as near to the point before it as possible", () => {
  const [, second] = read("Kamp 53.2 6.56\n34008100").waypoints;
  expect(second?.lat).toBeCloseTo(53.2, 0);
  expect(second?.lng).toBeCloseTo(6.56, 0);
});

test("reads a table with named columns as a table", () => {
  expect(read("naam;lat;lng\nTent;52,1;5,2").kind).toBe("csv");
});
