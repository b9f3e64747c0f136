/** Lists the failed tests in the reports of test tools, so that they stand at the end of a long output. */
import { relative } from "node:path";

export interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** The lines of a message to list: the expected and the actual value. */
const LINES_SHOWN = 6;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal start with one.
const COLOUR = /\u001b\[[0-9;]*m/g;

/**
 * Returns the failed unit tests, and the files that did not load.
 * @param root the folder that file names are relative to
 * @returns a text each: name and the start of the message
 */
export function vitestFailures({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message = "", assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0 && status === "failed") return [describe(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      describe(`${file} › ${fullName}`, failureMessages?.[0] ?? ""),
    );
  });
}

/** Returns the failed browser tests: a text each, name and the start of the message. */
export function playwrightFailures({ suites }: { suites: PlaywrightSuite[] }): string[] {
  return suites.flatMap(failuresIn);
}

function failuresIn({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const message = results.find(({ error }) => error)?.error?.message ?? "";
      return describe(`${file} › ${title}`, message);
    });
  return [...own, ...suites.flatMap(failuresIn)];
}

function describe(name: string, message: string) {
  const lines = message.replaceAll(COLOUR, "").split("\n").slice(0, LINES_SHOWN);
  return [name, ...lines.map((line) => `    ${line}`)].join("\n");
}
