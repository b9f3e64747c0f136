/** Serves an existing `dist/` and nothing more: `node tools/serve/serve.mjs [port] [folder]`. */
import { fileURLToPath } from "node:url";
import { startServer } from "./server.mjs";

const [port = "4173", root = fileURLToPath(new URL("../../dist", import.meta.url))] =
  process.argv.slice(2);
const { url } = await startServer({ root, port: Number(port) });
process.stdout.write(`${url}\n`);
