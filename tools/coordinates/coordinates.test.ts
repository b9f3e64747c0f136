import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import {
  COORDINATE_FORMATS,
  type CoordinateFormat,
} from "#domain/coordinates/coordinate-format.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { convertLine } from "./convert.ts";
import { parseOptions } from "./options.ts";

const ROOT = new URL("../../", import.meta.url);
const TSX = "node_modules/tsx/dist/cli.mjs";
const AMERSFOORT = "52.155172897,5.387203657";

/** The largest error of a round trip in metres: half the precision of each notation. */
const ERROR_METERS: Readonly<Record<CoordinateFormat, number>> = {
  wgs84: 0.001,
  dm: 0.001,
  dms: 0.001,
  rd: 0.001,
  utm: 0.001,
  mgrs: 0.8,
  pluscode: 10,
};

describe("convertLine", () => {
  it.each([
    ["wgs84", "52.155172897,5.387203657"],
    ["dm", "52°09.3103738'N 5°23.2322194'E"],
    ["dms", "52°09'18.62243\"N 5°23'13.93317\"E"],
    ["rd", "155000.0103, 463000.0667"],
    ["utm", "31U 663303.9363 5780984.3665"],
    ["mgrs", "31UFT6330380984"],
    ["pluscode", "9F47594P+3V"],
  ] as const)("writes %s", (format, line) => {
    expect(convertLine(AMERSFOORT, "wgs84", format)).toEqual({ ok: true, text: line });
  });

  it.each(COORDINATE_FORMATS)("converts to %s and back", (format) => {
    const dutchPlaces = fc.record({
      lat: fc.double({ min: 50.75, max: 53.5, noNaN: true }),
      lng: fc.double({ min: 3.4, max: 7.2, noNaN: true }),
    });
    fc.assert(
      fc.property(dutchPlaces, (place) => {
        const there = convertLine(`${place.lat},${place.lng}`, "wgs84", format);
        const back = there.ok ? convertLine(there.text, format, "wgs84") : there;
        const [lat, lng] = back.ok ? back.text.split(",").map(Number) : [];
        const end = { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
        expect(distanceMeters(place, end)).toBeLessThan(ERROR_METERS[format]);
      }),
    );
  });

  it.each([
    ["wgs84", "52.1"],
    ["wgs84", "95,5"],
    ["wgs84", "52.1,NaN"],
    ["rd", "52.1, 5.3"],
    ["rd", "463000, 155000"],
    ["dms", "52.1, 5.3"],
    ["mgrs", "31IFU1212"],
    ["utm", "155000, 463000"],
    ["pluscode", "594P+3V"],
  ] as const)("refuses %s %s", (format, line) => {
    expect(convertLine(line, format, "wgs84").ok).toBe(false);
  });

  it("reads degrees as written, in any country", () => {
    expect(convertLine("5°30.0' 52°00.0'", "dm", "wgs84")).toEqual({
      ok: true,
      text: "5.500000000,52.000000000",
    });
  });
});

describe("parseOptions", () => {
  it.each([
    [["--to", "rd"], { from: "wgs84", to: "rd" }],
    [["--from", "mgrs"], { from: "mgrs", to: "wgs84" }],
    [["--from=rd", "--to=utm"], { from: "rd", to: "utm" }],
  ])("reads %j", (args, options) => {
    expect(parseOptions(args)).toEqual(options);
  });

  it.each([[["--to", "lambert"]], [["--into", "rd"]], [["rd"]]])("refuses %j", (args) => {
    expect(parseOptions(args)).toBeTypeOf("string");
  });
});

describe("npm run coordinates", () => {
  it("converts each line, names the bad ones, and fails for them", async () => {
    const lines = [AMERSFOORT, "", "51.5,-0.1", "nee", AMERSFOORT];
    const { code, stdout, stderr } = await run(["--to", "rd"], `${lines.join("\r\n")}\n`);
    expect(stdout).toBe("155000.0103, 463000.0667\n\n\n\n155000.0103, 463000.0667\n");
    expect(stderr).toBe("line 3: outside the area of rd\nline 4: not lat,lng in decimal degrees\n");
    expect(code).toBe(1);
  });
});

// Each process takes a second of a core.
describe.skipIf(inject("isQuick"))("npm run coordinates, once more", () => {
  it("converts many lines, also the last without a line break", async () => {
    const { code, stdout } = await run(
      ["--from", "rd"],
      "155000, 463000\n".repeat(20_000).trimEnd(),
    );
    const found = stdout.trimEnd().split("\n");
    expect(found).toHaveLength(20_000);
    expect(new Set(found)).toEqual(new Set(["52.155172301,5.387203508"]));
    expect(code).toBe(0);
  });

  it("prints its usage for an unknown notation", async () => {
    const { code, stderr } = await run(["--to", "lambert"], "");
    expect(stderr).toContain("--to lambert: no such form");
    expect(code).toBe(2);
  });
});

async function run(args: readonly string[], input: string) {
  const child = spawn(process.execPath, [TSX, "tools/coordinates/run.ts", ...args], { cwd: ROOT });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
