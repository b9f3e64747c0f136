import { afterEach, beforeEach } from "vitest";

/** The messages of React on the console about a page that is wrong: elements inside others that may not hold them, lists without keys. */
const WRONG_PAGE = /cannot be a (?:descendant|child) of|cannot contain a nested|unique "key" prop/;

/** Fails a test in which React reports that its page is wrong. */
export function failOnReactErrors(): void {
  const { error } = console;
  const reports: string[] = [];
  beforeEach(() => {
    console.error = (...parts: unknown[]) => {
      const [message] = parts;
      if (WRONG_PAGE.test(String(message))) reports.push(parts.map(String).join(" "));
      else error(...parts);
    };
  });
  afterEach(() => {
    console.error = error;
    const [report] = reports.splice(0);
    if (report) throw new Error(report);
  });
}
