import { describe, expect, it } from "vitest";
import { longest, playwrightTimings, vitestTimings } from "./timings.ts";

describe("timings", () => {
  it("reads the duration of each unit test", () => {
    const assertionResults = [{ fullName: "a node is found", duration: 1500 }, { fullName: "b" }];
    const testResults = [{ name: "/home/map/src/find.test.ts", assertionResults }];
    expect(vitestTimings({ testResults }, "/home/map")).toEqual([
      { file: "src/find.test.ts", name: "a node is found", seconds: 1.5 },
      { file: "src/find.test.ts", name: "b", seconds: 0 },
    ]);
  });

  it("reads the duration of each browser test, within groups and over retries", () => {
    const took = (...durations: number[]) => [
      { results: durations.map((duration) => ({ duration })) },
    ];
    const group = {
      title: "the layers",
      file: "map.spec.ts",
      specs: [{ title: "change", tests: took(1000, 2000) }],
    };
    const file = {
      title: "map.spec.ts",
      file: "map.spec.ts",
      specs: [{ title: "opens", tests: took(500) }],
      suites: [group],
    };
    expect(playwrightTimings({ suites: [file] })).toEqual([
      { file: "map.spec.ts", name: "opens", seconds: 0.5 },
      { file: "map.spec.ts", name: "the layers › change", seconds: 3 },
    ]);
  });

  it("lists the slowest files and then the slowest tests", () => {
    const timings = [
      { file: "a.ts", name: "one", seconds: 2 },
      { file: "b.ts", name: "long", seconds: 3 },
      { file: "a.ts", name: "two", seconds: 2.5 },
    ];
    expect(longest(timings, 1)).toEqual(["    4.5 s  a.ts", "    3.0 s  b.ts › long"]);
  });
});
