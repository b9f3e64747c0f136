import { exchangeBuffers } from "#domain/exchange/exchange-buffers.ts";
import { columnsOf } from "#domain/exchange/waypoint-columns.ts";
import { serveCalls, Transferred } from "#rpc/serve-calls.ts";
import type { ImportCalls } from "./import-calls.ts";
import { readImport } from "./read-import.ts";

/** Entry of the worker that reads files; whoever wants it to stop ends it. */

serveCalls<ImportCalls>({
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
});
