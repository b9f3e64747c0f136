import { serveCalls } from "#rpc/serve-calls.ts";
import { coverageHandlers } from "./coverage-handlers.ts";

/** Entry of the worker that looks into archives to say what works without a network. */

serveCalls(coverageHandlers());
