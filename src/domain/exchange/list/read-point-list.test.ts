import { expect, test } from "vitest";
import { fromRd } from "#domain/coordinates/rd.ts";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { leadersList } from "./leaders-list.fixture.ts";
import { withFarPoint } from "./taken-points.ts";

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
  ["Post 3 52°00.696'N 4°21.426'E.", "Post 3", 52.0116, 4.3571],
  ["Post 3 52.0116, 4.3571.", "Post 3", 52.0116, 4.3571],
  ["Post 50: 52.0116, 4.3571", "Post 50", 52.0116, 4.3571],
  ["Post 52: 52.0116, 4.3571", "Post 52", 52.0116, 4.3571],
  ["Post 52 N 52 06.000 E 5 12.000", "Post 52", 52.1, 5.2],
  ["Post 3 noord 52,1 oost 5,2", "Post 3", 52.1, 5.2],
  ["52.1 north, 5.2 east Tent", "Tent", 52.1, 5.2],
  ["Zelt: 52 Grad 6 Minuten Nord, 5 Grad 12 Minuten Ost", "Zelt", 52.1, 5.2],
  ["Zelt: 52,1° nördlicher Breite, 5,2° östlicher Länge", "Zelt", 52.1, 5.2],
  ["Zelt Breite 52,1 Länge 5,2", "Zelt", 52.1, 5.2],
  ["Kamp West 52.1 5.2", "Kamp West", 52.1, 5.2],
  ["Noord 8400 4700", "Noord", 52.0117, 4.3567],
  ["52 52.0116 4.3571", "52", 52.0116, 4.3571],
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

test("takes a short coordinate near a place of the list", () => {
  const [, second] = read("Kamp 53.2 6.56\n34008100").waypoints;
  expect(second?.lat).toBeCloseTo(53.2, 0);
  expect(second?.lng).toBeCloseTo(6.56, 0);
});

test("reads a table with named columns as a table", () => {
  expect(read("naam;lat;lng\nTent;52,1;5,2").kind).toBe("csv");
});

test.each([
  ["Post 2 Brug\t8472 4468", "Post 2 Brug"],
  ["Post 3; 8472,4468", "Post 3"],
  ["Post 6 (Schie) 84724468", "Post 6 (Schie)"],
  ["Post 7 : 8472.4468", "Post 7"],
  ["Post 10 – 8472 4468", "Post 10"],
  ["Post 13, 8472, 4468", "Post 13"],
  ["Post 1 Kerk;8472 4468", "Post 1 Kerk"],
  ["Post 12 34: 8472/4468", "Post 12 34"],
  ["8472-4468 = Post 2024", "Post 2024"],
  ["(8472 4468) Post 4", "Post 4"],
  ["[8472 4468] Post 4", "Post 4"],
  ["Post 5 8472 4468 bij de brug", "Post 5 bij de brug"],
  ["Post 3 8472 4468.", "Post 3"],
  ["Post 3: 8472 4468!", "Post 3"],
  ['Post 3 "8472 4468"', "Post 3"],
  ["Post 3 “84724468” (brug)", "Post 3 (brug)"],
  ["Post 3 8472 en 4468", "Post 3"],
  ["Point 3 8472 and 4468", "Point 3"],
  ["Punkt 3: 8472 und 4468", "Punkt 3"],
  ["Point 06 84724468", "Point 06"],
  ["Post 3 84720, 444680.", "Post 3"],
  ["Post 06 84724468", "Post 06"],
  ["Post 3 8472 4468 tel 06-12345678", "Post 3 tel 06-12345678"],
  ["Post 3 8472 4468 phone 0151 2345678", "Post 3 phone 0151 2345678"],
  ["Post 3 8472 4468 Handy 0612345678", "Post 3 Handy 0612345678"],
  ["Jan (06 12345678) 8472 4468", "Jan (06 12345678)"],
  ["Post 3 RD 84720 444680 / 8472 4468", "Post 3 / 8472 4468"],
])("reads the eight digits of %j", (line, name) => {
  const [waypoint, ...others] = read(`${line}\n`).waypoints;
  expect(waypoint?.name).toBe(name);
  expect(waypoint && distanceMeters(waypoint, fromRd({ x: 84_720, y: 444_680 }))).toBeLessThan(1);
  expect(others).toEqual([]);
});

test("reads 4, 6, 8 and 10 digits", () => {
  const { waypoints } = read("a 84 46\nb 847 468\nc 8472 4468\nd 84720 44680\n");
  expect(waypoints.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
});

test.each([
  ["Post 5 8472 446", "seven-digits"],
  ["Post 5: 84721,4468", "nine-digits"],
  ["Post 8 tafel.lamp.stoel", "what3words"],
  ["Post 8 ///tafel.lamp.stoel", "what3words"],
  ["Post 14 komt nog", "unreadable"],
  ["06 12345678 Jan", "phone-number"],
  ["Post 5 tel 0612345678", "phone-number"],
  ["Bel 015-2123456 voor de sleutel", "phone-number"],
  ["Leiding +31 6 12345678", "phone-number"],
  ["Post 5 8472 4468 8490 4463", "several-places"],
  ["Van 52.0116, 4.3571 naar 52.0200, 4.3600", "several-places"],
])("says why %j has no place", (line, reason) => {
  expect(read(`Kamp 8472 4468\n${line}\n`).unreadLines).toEqual([{ line: 2, text: line, reason }]);
});

test("reads 195 of 200 lines of leaders, and none wrongly without a word", () => {
  const written = leadersList(200, 7);
  const {
    waypoints,
    unreadLines = [],
    farPoints = [],
  } = read(written.map(({ line }) => line).join("\n"));
  const silent = [...waypoints];
  const wrong: string[] = [];
  let good = 0;
  for (const [index, { line, name, place, meters }] of written.entries()) {
    const isAnnounced =
      unreadLines.some((one) => one.line === index + 1) ||
      farPoints.some((one) => one.line === index + 1);
    if (isAnnounced) continue;
    const waypoint = silent.shift();
    const isRight = waypoint && distanceMeters(waypoint, place) <= meters && waypoint.name === name;
    if (isRight) good += 1;
    else wrong.push(`${line} → ${waypoint?.name} ${waypoint?.lat} ${waypoint?.lng}`);
  }
  expect(wrong).toEqual([]);
  expect(good).toBeGreaterThanOrEqual(195);
});

test("sets a point apart that is far from the others, and lets it drag none along", () => {
  const lines = ["8472 4468", "Fout 155000 463000", "8480 4470", "8490 4480", "8466 4440"];
  const { waypoints, farPoints = [] } = read(lines.join("\n"));
  expect(waypoints).toHaveLength(4);
  for (const waypoint of waypoints) expect(distanceMeters(waypoint, DELFT)).toBeLessThan(5000);
  expect(farPoints).toHaveLength(1);
  expect(farPoints[0]).toMatchObject({ line: 2, waypoint: { name: "Fout" } });
  expect(farPoints[0]?.meters).toBeGreaterThan(60_000);
});

test("sets a point of four apart that is far from the other three", () => {
  const lines = ["a 8472 4468", "b RD 155000 463000", "c 8480 4470", "d 8470 4475"];
  const { waypoints, farPoints = [] } = read(lines.join("\n"));
  expect(waypoints.map(({ name }) => name)).toEqual(["a", "c", "d"]);
  expect(farPoints.map(({ line, position }) => [line, position])).toEqual([[2, 1]]);
});

test("puts a far point that is taken where it stands in the list", () => {
  const far = "Ver RD 155000 463000";
  const file = read(
    ["a 8472 4468", far, "b 8480 4470", "c 8481 4471", far, "d 8482 4472"].join("\n"),
  );
  const names = (one: typeof file) => one.waypoints.map(({ name }) => name).join(" ");
  const second = withFarPoint(file, 5, true);
  expect(names(second)).toBe("a b c Ver d");
  expect(names(withFarPoint(second, 2, true))).toBe("a Ver b c Ver d");
  expect(names(withFarPoint(second, 5, false))).toBe("a b c d");
});

test("takes places all over the country as they are", () => {
  const { waypoints } = read("52.1 5.1\n53.2 6.5\n51.4 5.5\n52.0 4.4\n50.9 5.9\n");
  expect(waypoints).toHaveLength(5);
});
