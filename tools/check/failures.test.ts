import { describe, expect, it } from "vitest";
import { playwrightFailures, vitestFailures } from "./failures.ts";

describe("failures", () => {
  it("lists the failed unit tests and the files that did not load", () => {
    const passed = { fullName: "a node is found", status: "passed", failureMessages: [] };
    const failed = {
      fullName: "a leg ends",
      status: "failed",
      failureMessages: ["\u001b[31mexpected 1\u001b[39m to be 2\n1\n2\n3\n4\n5\n6"],
    };
    const testResults = [
      { name: "/map/src/a.test.ts", status: "failed", assertionResults: [passed, failed] },
      {
        name: "/map/src/b.test.ts",
        status: "failed",
        message: "Cannot find c.ts",
        assertionResults: [],
      },
      { name: "/map/src/d.test.ts", status: "passed", assertionResults: [passed] },
    ];
    expect(vitestFailures({ testResults }, "/map")).toEqual([
      "src/a.test.ts › a leg ends\n    expected 1 to be 2\n    1\n    2\n    3\n    4\n    5",
      "src/b.test.ts\n    Cannot find c.ts",
    ]);
  });

  it("lists the failed browser tests, within groups too", () => {
    const failed = {
      title: "opens",
      ok: false,
      tests: [{ results: [{ error: { message: "no" } }] }],
    };
    const passed = { title: "closes", ok: true, tests: [{ results: [{}] }] };
    const group = { title: "the layers", file: "map.spec.ts", specs: [failed, passed] };
    const file = { title: "map.spec.ts", file: "map.spec.ts", specs: [passed], suites: [group] };
    expect(playwrightFailures({ suites: [file] })).toEqual(["map.spec.ts › opens\n    no"]);
  });
});
