/** `npm run fairway`: looks up the app's bridges and locks on the command line. */
import { runFairway } from "./run-fairway.ts";

process.exitCode = await runFairway(process.argv.slice(2), {
  input: process.stdin,
  write: (text) => process.stdout.write(`${text}\n`),
  complain: (sentence) => console.error(sentence),
});
