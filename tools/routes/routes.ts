import { runRoutes } from "./run-routes.ts";

process.exitCode = await runRoutes(process.argv.slice(2), {
  write: (text) => process.stdout.write(`${text}\n`),
  complain: (sentence) => console.error(sentence),
});
