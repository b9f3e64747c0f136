import { serveCalls } from "#rpc/serve-calls.ts";
import { importHandlers } from "./import-handlers.ts";

/** Entry of the worker that reads files; whoever wants it to stop ends it. */

serveCalls(importHandlers);
