import type { Asked, AskedAnswer } from "./asked-worker.ts";

/** In a worker: answers whoever asked for this work with the bytes that it gives, which go with the answer. */
export function answerQuestion<Work>(
  { id, work }: Asked<Work>,
  done: (work: Work) => ArrayBuffer,
): void {
  try {
    const bytes = done(work);
    const answer: AskedAnswer = { id, bytes };
    self.postMessage(answer, { transfer: [bytes] });
  } catch (failure) {
    const answer: AskedAnswer = { id, problem: String(failure) };
    self.postMessage(answer);
  }
}
