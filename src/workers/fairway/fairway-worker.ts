import { serveCalls } from "#rpc/serve-calls.ts";
import { fairwayHandlers } from "./fairway-handlers.ts";

/** Entry of the worker that looks bridges, locks and marks up. */
serveCalls(fairwayHandlers());
