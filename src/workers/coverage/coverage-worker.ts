import { serveCalls } from "#rpc/serve-calls.ts";
import { coverageHandlers } from "./coverage-handlers.ts";

/** The entry of the worker that reports from the archives what works without a network. */

serveCalls(coverageHandlers());
