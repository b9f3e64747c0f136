import { serveCalls } from "#rpc/serve-calls.ts";
import { importHandlers } from "./import-handlers.ts";

/** The entry of the worker that reads files. To stop it, end the worker. */

serveCalls(importHandlers);
