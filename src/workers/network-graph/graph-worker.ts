import { serveCalls } from "#rpc/serve-calls.ts";
import { networkGraphHandlers } from "./graph-handlers.ts";

/** Entry of the worker that keeps the planning graphs of the packs and answers from them. */

serveCalls(networkGraphHandlers());
