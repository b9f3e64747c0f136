import { serveCalls } from "#rpc/serve-calls.ts";
import { networkGraphHandlers } from "./graph-handlers.ts";

/** The entry of the worker with the planning graphs of the packs. */

serveCalls(networkGraphHandlers());
