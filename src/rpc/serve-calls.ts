import type { CallMessage, CallReply, Calls } from "./procedure.ts";

/** The call that a handler is answering. */
export interface RunningCall<Part> {
  /** Aborted when the page cancels the call; long handlers must read messages now and then and check it. */
  readonly signal: AbortSignal;
  /** Sends a part to the page before the result, and transfers these buffers instead of copying them. */
  tell(part: Part, transfer?: readonly ArrayBuffer[]): void;
}

/** A result whose buffers are transferred to the page instead of copied. */
export class Transferred<Output> {
  readonly output: Output;
  readonly buffers: readonly ArrayBuffer[];

  constructor(output: Output, buffers: readonly ArrayBuffer[]) {
    this.output = output;
    this.buffers = buffers;
  }
}

type Answer<Output> = Output | Transferred<Output>;

/** The handlers of a worker's calls, by name. */
export type Handlers<Api extends Calls<Api>> = {
  readonly [Name in keyof Api]: (
    input: Api[Name]["input"],
    call: RunningCall<Api[Name]["part"]>,
  ) => Answer<Api[Name]["output"]> | Promise<Answer<Api[Name]["output"]>>;
};

/** The worker's side of the connection; `self` in a real worker. */
export interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<CallMessage>) => void): void;
  postMessage(message: CallReply, options: { readonly transfer: ArrayBuffer[] }): void;
}

type AnyHandler = (input: unknown, call: RunningCall<unknown>) => unknown;

/**
 * Answers the calls of a `RemoteWorker`, one after another in their order, so that a question after a change
 * sees that change. An error in a handler refuses only that call.
 */
export function serveCalls<Api extends Calls<Api>>(
  handlers: Handlers<Api>,
  scope: WorkerScope = self,
): void {
  const cancelling = new Map<number, AbortController>();
  let answering: Promise<void> = Promise.resolve();
  const send = (reply: CallReply, buffers: readonly ArrayBuffer[] = []): void =>
    scope.postMessage(reply, { transfer: [...buffers] });

  async function answer(id: number, name: string, input: unknown): Promise<void> {
    const { signal } = cancelling.get(id) ?? new AbortController();
    try {
      signal.throwIfAborted();
      const handle = handlers[name as keyof Api] as AnyHandler;
      const tell = (part: unknown, buffers?: readonly ArrayBuffer[]): void =>
        send({ id, part }, buffers);
      const answered = await handle(input, { signal, tell });
      if (answered instanceof Transferred) send({ id, output: answered.output }, answered.buffers);
      else send({ id, output: answered });
    } catch (error) {
      send({ id, problem: String(error) });
    }
    cancelling.delete(id);
  }

  scope.addEventListener("message", ({ data }) => {
    if ("cancel" in data) {
      cancelling.get(data.cancel)?.abort();
      return;
    }
    const { id, name, input } = data;
    cancelling.set(id, new AbortController());
    answering = answering.then(() => answer(id, name, input));
  });
}
