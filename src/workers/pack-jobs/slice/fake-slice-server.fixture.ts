import type { DownloadRequest } from "#platform/downloads/downloads.ts";
import type { FakeFile } from "#platform/downloads/fake-downloads.ts";

/** A slice server in memory, which behaves as the real one is documented. */
export interface FakeSliceServer {
  /** Requests as "POST BODY", "status NUMBER" and "file NUMBER", by the number of the extract. */
  readonly asked: string[];
  /** The extract that it cuts for any box. */
  extract: Uint8Array;
  /** The number of questions for the status before an extract is complete. */
  questions: number;
  /** The answer to requests for extracts, instead of an id. */
  refusal: FakeFile | null;
  /** The numbers of the extracts that it does not know any more. */
  readonly forgotten: Set<number>;
  /** The answer to the next questions for the status, instead of it. */
  readonly statuses: FakeFile[];
  /** Changes to the answers with the file. */
  file: Partial<FakeFile>;
  answer(request: Pick<DownloadRequest, "url" | "body">): FakeFile | null;
}

/** The status of an extract that waits in the queue. */
const WAITING = {
  Timestamp: "",
  CellsTotal: 0,
  CellsProg: 0,
  NodesTotal: 0,
  NodesProg: 0,
  ElemsTotal: 0,
  ElemsProg: 0,
  SizeBytes: 0,
  Elapsed: 0,
  Complete: false,
};

/** Creates a server at an address. */
export function fakeSliceServer(address: string, extract: Uint8Array): FakeSliceServer {
  const left: number[] = [];
  const server: FakeSliceServer = {
    asked: [],
    extract,
    questions: 3,
    refusal: null,
    forgotten: new Set(),
    statuses: [],
    file: {},
    answer({ url, body }) {
      if (!url.startsWith(address)) return null;
      return body === undefined ? found(url) : requested(body);
    },
  };

  function found(url: string): FakeFile | null {
    const isFile = url.endsWith(".osm.pbf");
    const number = left.findIndex((_, index) => url.includes(idOf(index)));
    server.asked.push(`${isFile ? "file" : "status"} ${number}`);
    if (number < 0 || server.forgotten.has(number)) return null;
    if (isFile) return { bytes: server.extract, ...server.file };
    return server.statuses.shift() ?? json(statusOf(number));
  }

  function requested(body: string): FakeFile {
    server.asked.push(`POST ${body}`);
    if (server.refusal) return server.refusal;
    left.push(server.questions);
    return { ...textOf(idOf(left.length - 1)), status: 201 };
  }

  function statusOf(number: number): object {
    const remaining = left[number] ?? 0;
    left[number] = remaining - 1;
    if (remaining === server.questions && remaining > 0) return WAITING;
    const begun = { ...WAITING, Timestamp: "2026-11-25T20:15:00Z", CellsTotal: 40, CellsProg: 40 };
    if (remaining > 0) return begun;
    const all = { NodesTotal: 900, NodesProg: 900, ElemsTotal: 1000, ElemsProg: 1000 };
    return { ...begun, ...all, SizeBytes: server.extract.length, Elapsed: 1.5, Complete: true };
  }
  return server;
}

function idOf(number: number): string {
  return `5e0f6923-0000-4000-8000-0000${String(number).padStart(8, "0")}`;
}

function json(value: object): FakeFile {
  return { ...textOf(JSON.stringify(value)), contentType: "application/json" };
}

function textOf(text: string): FakeFile {
  return { bytes: new TextEncoder().encode(text), contentType: "text/plain" };
}
