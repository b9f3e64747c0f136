import { runPlan } from "./run-plan.ts";

process.exitCode = await runPlan(process.argv.slice(2), {
  input: process.stdin,
  write: (text) => process.stdout.write(`${text}\n`),
  complain: (sentence) => console.error(sentence),
});
