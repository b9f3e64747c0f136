import { exchangeBuffers } from "#domain/exchange/exchange-buffers.ts";
import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { columnsOf } from "#domain/exchange/waypoint-columns.ts";
import type { ImportMessage, ImportQuestion } from "./import-messages.ts";
import { readImport } from "./read-import.ts";

/** Entry of the worker that reads files; whoever wants it to stop ends it. */

addEventListener("message", async ({ data }: MessageEvent<ImportQuestion>) => {
  const answer = await readImport(data, tellProgress, handOver);
  send({ kind: "answer", ...answer }, exchangeBuffers(answer.result));
});

function tellProgress(bytesDone: number, bytesTotal: number): void {
  send({ kind: "progress", bytesDone, bytesTotal });
}

function handOver(waypoints: readonly ExchangeWaypoint[]): void {
  const columns = columnsOf(waypoints);
  send({ kind: "waypoints", columns }, [columns.numbers.buffer, columns.lengths.buffer]);
}

function send(message: ImportMessage, transfer: ArrayBuffer[] = []): void {
  postMessage(message, { transfer });
}
