import { once } from "node:events";
import { convertLine } from "./convert.ts";
import { type Options, parseOptions, USAGE } from "./options.ts";

/** `npm run coordinates`: see USAGE. */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--help")) {
    console.log(USAGE);
    return 0;
  }
  const options = parseOptions(args);
  if (typeof options !== "string") return convertInput(options);
  console.error(`${options}\n\n${USAGE}`);
  return 2;
}

async function convertInput({ from, to }: Options): Promise<number> {
  let lineNumber = 0;
  let exitCode = 0;
  const convert = (line: string): string => {
    lineNumber += 1;
    if (line.trim() === "") return "";
    const conversion = convertLine(line, from, to);
    if (conversion.ok) return conversion.text;
    console.error(`line ${lineNumber}: ${conversion.reason}`);
    exitCode = 1;
    return "";
  };
  for await (const lines of batchesOfLines()) {
    const isFull = !process.stdout.write(`${lines.map(convert).join("\n")}\n`);
    if (isFull) await once(process.stdout, "drain");
  }
  return exitCode;
}

/** Yields whole lines in batches as they arrive, because a write per line would take most of the time. */
async function* batchesOfLines(): AsyncGenerator<readonly string[]> {
  let rest = "";
  process.stdin.setEncoding("utf8");
  for await (const chunk of process.stdin) {
    const lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? "";
    if (lines.length > 0) yield lines;
  }
  if (rest !== "") yield [rest];
}

// A reader that closes the pipe early ("| head") wants no more.
process.stdout.on("error", () => process.exit(0));
process.exitCode = await main(process.argv.slice(2));
