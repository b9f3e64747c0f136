import { importedBuffers } from "#domain/exchange/imported-buffers.ts";
import type { ImportMessage, ImportQuestion } from "./import-messages.ts";
import { readImport } from "./read-import.ts";

/** Entry of the worker that reads files; whoever wants it to stop ends it. */

addEventListener("message", async ({ data }: MessageEvent<ImportQuestion>) => {
  const answer = await readImport(data, (bytesDone, bytesTotal) => {
    postMessage({ kind: "progress", bytesDone, bytesTotal } satisfies ImportMessage);
  });
  const message: ImportMessage = { kind: "answer", ...answer };
  postMessage(message, { transfer: importedBuffers(answer.result) });
});
