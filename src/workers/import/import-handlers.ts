import { exchangeBuffers } from "#domain/exchange/exchange-buffers.ts";
import { columnsOf } from "#domain/exchange/waypoint-columns.ts";
import { type Handlers, Transferred } from "#rpc/serve-calls.ts";
import type { ImportCalls } from "./import-calls.ts";
import { readImport } from "./read-import.ts";

/** Reads files and reports the progress. */
export const importHandlers: Handlers<ImportCalls> = {
  read: async (question, { tell }) => {
    const answer = await readImport(
      question,
      (bytesDone, bytesTotal) => tell({ kind: "progress", bytesDone, bytesTotal }),
      (waypoints) => {
        const columns = columnsOf(waypoints);
        tell({ kind: "waypoints", columns }, [columns.numbers.buffer, columns.lengths.buffer]);
      },
    );
    return new Transferred(answer, exchangeBuffers(answer.result));
  },
};
