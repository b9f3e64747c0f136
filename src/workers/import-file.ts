import type { ImportedWaypoint } from "#domain/exchange/imported.ts";
import { importedBuffers } from "#domain/exchange/imported-buffers.ts";
import { columnsOf } from "#domain/exchange/waypoint-columns.ts";
import type { ImportMessage, ImportQuestion } from "./import-messages.ts";
import { readImport } from "./read-import.ts";

/** Entry of the worker that reads files; whoever wants it to stop ends it. */

addEventListener("message", async ({ data }: MessageEvent<ImportQuestion>) => {
  const answer = await readImport(data, tellProgress, handOver);
  send({ kind: "answer", ...answer }, importedBuffers(answer.result));
});

function tellProgress(bytesDone: number, bytesTotal: number): void {
  send({ kind: "progress", bytesDone, bytesTotal });
}

function handOver(waypoints: readonly ImportedWaypoint[]): void {
  const columns = columnsOf(waypoints);
  send({ kind: "waypoints", columns }, [columns.numbers.buffer, columns.lengths.buffer]);
}

function send(message: ImportMessage, transfer: ArrayBuffer[] = []): void {
  postMessage(message, { transfer });
}
