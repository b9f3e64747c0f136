/**
 * As much of WHATWG's Compression as archives need. It is pure, and every runtime of this code has it
 * (page, worker, Node); the library of the DOM, which also declares it, is kept out of this room.
 */
declare class DecompressionStream {
  constructor(format: "gzip");
  readonly readable: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array<ArrayBuffer> }>;
      cancel(): Promise<void>;
    };
  };
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array<ArrayBuffer>): Promise<void>; close(): Promise<void> };
  };
}
