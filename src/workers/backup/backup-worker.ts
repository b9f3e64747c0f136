import { serveCalls } from "#rpc/serve-calls.ts";
import { backupHandlers } from "./backup-handlers.ts";

/** The entry of the worker that reads a backup. To stop it, end the worker. */

serveCalls(backupHandlers);
