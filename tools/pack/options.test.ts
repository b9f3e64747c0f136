import { expect, it } from "vitest";
import { parseOptions } from "./options.ts";
import { terminalOn } from "./terminal.ts";

const noFile = (path: string): string => {
  throw new Error(`${path} was read`);
};

const NEEDED = ["--name", "delft", "--pbf", "a.pbf", "--out", "packs"];

it("reads several extracts and leaves the rest at defaults", () => {
  expect(parseOptions([...NEEDED, "--pbf", "b.pbf"], {}, noFile)).toEqual({
    areas: [{ name: "delft", bounds: null }],
    pbfs: ["a.pbf", "b.pbf"],
    out: "packs",
    date: null,
    engine: null,
    jar: null,
    profile: null,
    shapes: null,
    withWays: true,
  });
});

it("reads the area and the engine", () => {
  const options = parseOptions(
    [...NEEDED, "--bounds", "4.3,51.9,4.5,52.1", "--engine", "none"],
    {},
    noFile,
  );
  expect(options.areas).toEqual([{ name: "delft", bounds: [4.3, 51.9, 4.5, 52.1] }]);
  expect(options.engine).toBe("none");
});

it("reads the title for people", () => {
  const titled = (title: string) => parseOptions([...NEEDED, "--title", title], {}, noFile);
  expect(titled("Delft (voorbeeld)").areas).toEqual([
    { name: "delft", title: "Delft (voorbeeld)", bounds: null },
  ]);
  for (const bad of ["", " Delft", "Del\nft", "Del\u202eft", "x".repeat(201)]) {
    expect(() => titled(bad), bad).toThrow("--title is one line");
  }
});

it("uses Planetiler from the environment unless it is given", () => {
  const environment = { PLANETILER_JAR: "/env.jar" };
  expect(parseOptions(NEEDED, environment, noFile).jar).toBe("/env.jar");
  expect(parseOptions([...NEEDED, "--jar", "/own.jar"], environment, noFile).jar).toBe("/own.jar");
});

it.each([
  [["--name", "Delft!", "--pbf", "a", "--out", "b"], "--name is needed"],
  [["--name", "delft", "--out", "b"], "--pbf is needed"],
  [["--name", "delft", "--pbf", "a"], "--out is needed"],
  [[...NEEDED, "--bounds", "52,4,53,5,6"], "--bounds is west,south,east,north"],
  [[...NEEDED, "--bounds", "5,52,4,53"], "--bounds is west,south,east,north"],
  [[...NEEDED, "--date", "May"], "--date is a day"],
  [[...NEEDED, "--engine", "mapnik"], "--engine is"],
  [[...NEEDED, "--colour", "red"], "--colour"],
])("refuses %j", (args, message) => {
  expect(() => parseOptions(args, {}, noFile)).toThrow(message);
});

const MANY = ["--areas", "areas.txt", "--pbf", "a.pbf", "--out", "packs"];

it("reads several areas from a file", () => {
  const text =
    "# provinces\n\ndrenthe 6.11,52.61,7.10,53.21\nzeeland  3.35,51.20,4.29,51.76  Heel Zeeland\r\n";
  expect(parseOptions(MANY, {}, () => text).areas).toEqual([
    { name: "drenthe", bounds: [6.11, 52.61, 7.1, 53.21] },
    { name: "zeeland", title: "Heel Zeeland", bounds: [3.35, 51.2, 4.29, 51.76] },
  ]);
});

it.each([
  ["", "holds none"],
  ["drenthe", "--bounds is"],
  ["Drenthe! 6,52,7,53", "is not an area"],
  ["drenthe 6,52,7,53 8", "is not an area"],
  ["drenthe 6,52,7,53\ndrenthe 3,51,4,52", "the same name"],
])("refuses the areas %j", (text, message) => {
  expect(() => parseOptions(MANY, {}, () => text)).toThrow(message);
  expect(() => parseOptions([...MANY, "--name", "x"], {}, () => text)).toThrow("leave out --name");
});

it("shows progress on one line of a terminal, and once in a log", () => {
  const on = (isTTY: boolean): string => {
    let text = "";
    let nowMs = 0;
    const terminal = terminalOn({ isTTY, write: (part) => (text += part) }, () => nowMs);
    terminal.progress("reading ways", 1e8, 1e9);
    nowMs = 10_000;
    terminal.progress("reading ways", 2e8, 1e9);
    terminal.status("map: Zoom level 13");
    terminal.status("map: Zoom level 14");
    terminal.note("done");
    return text;
  };
  expect(on(false)).toBe("reading ways\nmap\ndone\n");
  expect(on(true)).toContain("\r\x1b[Kreading ways 20 %: 200 of 1000 MB, about 40 s left");
});
