import { indexPacks } from "./index-packs.ts";
import { OperatorError } from "./operator-error.ts";

/** `npm run pack:index -- FOLDER`: exits with 1 and one sentence if there is nothing to index. */
try {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new OperatorError("npm run pack:index -- FOLDER");
  for (const { name, bytes } of indexPacks(folder)) {
    console.log(`${name}: ${(bytes / 1e6).toFixed(1)} MB`);
  }
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
