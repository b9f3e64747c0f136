import { inspectFile } from "./inspect-file.ts";

const USAGE = `Usage: npm run --silent inspect -- FILE…

Reads files as the app does and prints one line of JSON for each. Exits with 1 if no file could be
opened, and with 2 if none was given; a file that the app refuses is not a failure.`;

const paths = process.argv.slice(2);
if (paths.length === 0 || paths.includes("--help")) {
  console.log(USAGE);
  process.exitCode = paths.length === 0 ? 2 : 0;
} else {
  process.exitCode = 1;
  for (const path of paths) {
    const { line, isOpened } = inspectFile(path);
    console.log(JSON.stringify(line));
    if (isOpened) process.exitCode = 0;
  }
}
