import { expect, it } from "vitest";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";
import { readListLine } from "./list-line.ts";

const read = (text: string) => readSample(text, { list: { near: { lat: 52.0116, lng: 4.3571 } } });

const placesOf = (text: string) =>
  read(text).waypoints.map(({ lat, lng }) => [Number(lat.toFixed(5)), Number(lng.toFixed(5))]);
const reasonsOf = (text: string) => read(text).unreadLines?.map(({ reason }) => reason);

it("carries 60 seconds and 60 minutes over", () => {
  const lines = "Post 1 N52 5 0.00 E5 6 60.00\nPost 2 N 52° 05' 12\" E 5° 07' 12\"";
  expect(placesOf(`${lines}\nPost 3 N 52° 05' 60" E 5° 07' 12"`)).toEqual([
    [52.08333, 5.11667],
    [52.08667, 5.12],
    [52.1, 5.12],
  ]);
  expect(placesOf("Post 4 N 52 60.000 E 5 06.000")).toEqual([[53, 5.1]]);
});

it("strips characters without width", () => {
  const lines = "\u200eN 52° 05.123 E 005° 07.456\n\u202a52.0854, 5.1243\u202c";
  expect(placesOf(`${lines}\nPost 3: 52.0854\u200b, 5.1243`)).toEqual([
    [52.08538, 5.12427],
    [52.0854, 5.1243],
    [52.0854, 5.1243],
  ]);
});

it("refuses MGRS with unequal digits for that reason", () => {
  const text = "Post 1 31U FT 633 80984\nPost 2 31U FT 6330 8098\nPost 3 31UFT 633 8098\n";
  expect(placesOf(text)).toEqual([[52.15518, 5.38722]]);
  expect(reasonsOf(text)).toEqual(["uneven-digits", "uneven-digits"]);
});

it("takes no place from the last numbers of a row of another program", () => {
  const row = "   1,Kerk          ,  52.100000,   5.200000,46143.33333, 0, 1, 3,         0,";
  const line = `${row}     65535,rode toren, 0, 0,    0,   -777, 6, 0,17`;
  expect(readListLine(line, null)).toEqual({ ok: false, reason: "unexplained" });
});

it("reads the dashes of notices to mariners", () => {
  expect(placesOf("Boei A 52-05.1N 005-07.4E\nBoei B 52-05,123N 005-07,456E\n")).toEqual([
    [52.085, 5.12333],
    [52.08538, 5.12427],
  ]);
});

it("puts no post on a telephone number of its row", () => {
  const rows = "Post 1,108450,447230,Annemiek,0684547230\nPost 2,108950,447730,Jan,0612345678\n";
  expect(placesOf(rows)).toEqual(placesOf("RD 108450 447230\nRD 108950 447730\n"));
  expect(read(rows).waypoints.map(({ name }) => name)).toEqual([
    "Post 1 Annemiek,0684547230",
    "Post 2 Jan,0612345678",
  ]);
  // A number in a cell of its own may also be a coordinate, if the row has no other.
  expect(placesOf("Post 1,108450,447230,Kantine,0152123456\n")).toEqual(
    placesOf("RD 108450 447230"),
  );
  const heading = "naam,x,y,contact,telefoon\n";
  expect(placesOf(`${heading}${rows}`)).toEqual(placesOf(rows));
});

it.each([
  ["2 km ten noorden van 8472 4468", "away"],
  ["300 m north of 52.1, 5.2", "away"],
  ["8472 4468, 200 m naar het noorden", "away"],
  ["Post 3 8472 4468 5", "unexplained"],
  ["Post 3 52.1 5.2 12345", "unexplained"],
  ["€ 12,50 en 52.1 5.1 tot 14:30", "unexplained"],
  ["Van 14:30 tot 16:00 52,15 5,38", "unexplained"],
  ["$GPGGA,123519,5205.123,N,00507.456,E,1,08,0.9,5.4,M,46.9,M,,*47", "unreadable"],
])("takes no place from %j", (line, reason) => {
  expect(read(`Kamp 8472 4468\n${line}\n`).unreadLines).toMatchObject([{ line: 2, reason }]);
});

it("takes a place beside a price and a time if it is as fine as one", () => {
  expect(placesOf("€ 12,50 bij 52.101 5.103 tot 14:30")).toEqual([[52.101, 5.103]]);
  expect(placesOf("14:30 52°06.1'N 5°06.2'E")).toEqual([[52.10167, 5.10333]]);
  expect(placesOf("Kamp 52.1 5.1")).toEqual([[52.1, 5.1]]);
});
