import { expect, it } from "vitest";
import { parseOptions } from "./options.ts";
import { terminalOn } from "./terminal.ts";

const NEEDED = ["--name", "delft", "--pbf", "a.pbf", "--out", "packs"];

it("reads several extracts and leaves the rest to be found out", () => {
  expect(parseOptions([...NEEDED, "--pbf", "b.pbf"], {})).toEqual({
    name: "delft",
    pbfs: ["a.pbf", "b.pbf"],
    out: "packs",
    bounds: null,
    date: null,
    engine: null,
    jar: null,
    profile: null,
    shapes: null,
  });
});

it("reads the area and the engine", () => {
  const options = parseOptions(
    [...NEEDED, "--bounds", "4.3,51.9,4.5,52.1", "--engine", "none"],
    {},
  );
  expect(options).toMatchObject({ bounds: [4.3, 51.9, 4.5, 52.1], engine: "none" });
});

it("takes Planetiler from the environment unless it is named", () => {
  const environment = { PLANETILER_JAR: "/env.jar" };
  expect(parseOptions(NEEDED, environment).jar).toBe("/env.jar");
  expect(parseOptions([...NEEDED, "--jar", "/own.jar"], environment).jar).toBe("/own.jar");
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
  expect(() => parseOptions(args, {})).toThrow(message);
});

it("shows progress on one line of a screen, and once in a log", () => {
  const on = (isTTY: boolean): string => {
    let text = "";
    const terminal = terminalOn({ isTTY, write: (part) => (text += part) });
    terminal.progress("reading ways", 0.1);
    terminal.progress("reading ways", 0.2);
    terminal.status("map: Zoom level 13");
    terminal.status("map: Zoom level 14");
    terminal.note("done");
    return text;
  };
  expect(on(false)).toBe("reading ways\nmap\ndone\n");
  expect(on(true)).toContain("\r\x1b[Kreading ways 20 %");
});
