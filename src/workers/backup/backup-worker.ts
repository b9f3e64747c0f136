import { serveCalls } from "#rpc/serve-calls.ts";
import { backupHandlers } from "./backup-handlers.ts";

/** Entry of the worker that reads one backup; whoever wants it to stop ends it. */

serveCalls(backupHandlers);
