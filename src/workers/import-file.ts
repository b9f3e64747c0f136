import { importedBuffers } from "#domain/exchange/imported-buffers.ts";
import { answerMessages, type ImportMessage, type ImportQuestion } from "./import-messages.ts";
import { readImport } from "./read-import.ts";

/** Entry of the worker that reads files; whoever wants it to stop ends it. */

addEventListener("message", async ({ data }: MessageEvent<ImportQuestion>) => {
  const answer = await readImport(data, (bytesDone, bytesTotal) => {
    postMessage({ kind: "progress", bytesDone, bytesTotal } satisfies ImportMessage);
  });
  for (const message of answerMessages(answer)) {
    const transfer = message.kind === "answer" ? importedBuffers(message.result) : [];
    postMessage(message, { transfer });
  }
});
