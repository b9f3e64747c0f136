import { serveCalls } from "#rpc/serve-calls.ts";
import { namedRoutesHandlers } from "./named-routes-handlers.ts";

/** The entry of the worker with the named routes of the packs. */

serveCalls(namedRoutesHandlers());
