/** Serves only an existing `dist/`: `npx tsx tools/serve/serve.ts [port] [folder]`. */
import { fileURLToPath } from "node:url";
import { startServer } from "./server.ts";

const [port = "4173", root = fileURLToPath(new URL("../../dist", import.meta.url))] =
  process.argv.slice(2);
const { url } = await startServer({ root, port: Number(port) });
process.stdout.write(`${url}\n`);
