import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";
import { type PmtilesDescription, writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { buildPack } from "../../tools/pack/build-pack.ts";
import { indexPacks } from "../../tools/pack/index-packs.ts";
import { writeInventedExtract } from "../../tools/pack/invented-extract.fixture.ts";
import { byteRange } from "../../tools/serve/byte-range.ts";

/** A folder with a pack of an invented village and its catalogue, made by the tools of the project. */
export interface PackFolder {
  /** The folder of the catalogue. */
  readonly root: string;
  /** The folder of the pack. */
  readonly pack: string;
  readonly name: string;
  /** The size of all files together. */
  readonly bytes: number;
  remove(): void;
}

/** Large enough to be interrupted, small enough to be quick. */
const TILE_BYTES = 60_000;

/** Returns an archive of vector tiles with nothing to draw. */
export function inventedMap(changes: Partial<PmtilesDescription> = {}): Promise<Uint8Array> {
  const tiles = Array.from({ length: 16 }, (_, index) => ({
    z: 14,
    x: 8388 + (index % 4),
    y: 5404 + Math.floor(index / 4),
    data: gzipSync(randomBytes(TILE_BYTES)),
  }));
  return writePmtiles(
    tiles,
    {
      tileType: "mvt",
      tileCompression: "gzip",
      minZoom: 14,
      maxZoom: 14,
      bounds: [4.29, 51.99, 4.34, 52.03],
      metadata: { vector_layers: [{ id: "transportation" }, { id: "water" }] },
      ...changes,
    },
    (bytes) => gzipSync(bytes),
  );
}

/** Makes a pack and its catalogue in a folder of their own. */
export async function makePack(name = "dorp"): Promise<PackFolder> {
  const root = mkdtempSync(join(tmpdir(), "e2e-packs-"));
  const extract = join(root, "extract.osm.pbf");
  writeInventedExtract(extract);
  const options = { name, pbfs: [extract], out: root, bounds: null, date: null, engine: null };
  const map = await inventedMap();
  await buildPack(
    { ...options, jar: null, profile: null, shapes: null },
    async ({ out }) => writeFileSync(out, map),
    { status() {}, progress() {}, note() {} },
  );
  const [entry] = indexPacks(root);
  return {
    root,
    name,
    pack: join(root, name),
    bytes: entry?.bytes ?? 0,
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** A misbehaviour of the server for one file. */
export interface Fault {
  readonly status?: number;
  /** Redirects to this address. */
  readonly location?: string;
  readonly contentType?: string;
  /** Sends this instead. */
  readonly body?: Buffer;
  /** Cuts the connection after this many bytes of the answer. */
  readonly cutAfter?: number;
  /** Sends this many bytes of the answer and then stalls. */
  readonly holdAfter?: number;
  readonly contentRange?: string;
  readonly ignoresRange?: boolean;
}

const CUT_AFTER_MS = 500;

/** A server of the app, without packs of its own, and with packs below `/catalogus/`, that can be made to fail. */
export class PackServer {
  /** By file name. */
  readonly faults = new Map<string, Fault>();
  /** The requests below `/catalogus/`. */
  readonly asked: { readonly name: string; readonly range: string | undefined }[] = [];
  readonly #server = createServer((request, response) => {
    void this.#answer(request, response).catch(() => response.destroy());
  });

  constructor(
    readonly folder: PackFolder,
    readonly appUrl: string,
  ) {}

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const isOwn = path.startsWith("/catalogus/");
    const location = isOwn && this.faults.get(path.split("/").at(-1) ?? "")?.location;
    if (location) response.writeHead(302, { Location: location }).end();
    else if (path.startsWith("/packs/")) response.writeHead(404).end();
    else if (isOwn) this.#answerPack(path, request, response);
    else await this.#answerApp(request, response);
  }

  #answerPack(path: string, request: IncomingMessage, response: ServerResponse): void {
    const name = path.split("/").at(-1) ?? "";
    const { range } = request.headers;
    this.asked.push({ name, range });
    const fault = this.faults.get(name) ?? {};
    const bytes =
      fault.body ?? readFileSync(join(this.folder.root, path.slice("/catalogus/".length)));
    const part = fault.ignoresRange ? "whole" : byteRange(range, bytes.length);
    if (part === "unsatisfiable") {
      response.writeHead(416).end();
      return;
    }
    const body = part === "whole" ? bytes : bytes.subarray(part.start, part.end + 1);
    const { cutAfter, holdAfter } = fault;
    if (part !== "whole") {
      const truth = `bytes ${part.start}-${part.end}/${bytes.length}`;
      response.setHeader("Content-Range", fault.contentRange ?? truth);
    }
    response.writeHead(fault.status ?? (part === "whole" ? 200 : 206), {
      "Content-Type": fault.contentType ?? "application/octet-stream",
      "Content-Length": body.length,
      ETag: '"1"',
    });
    const sent = cutAfter ?? holdAfter;
    if (sent === undefined) response.end(body);
    else response.write(body.subarray(0, sent));
    // Fixed time: bytes that are still in transit would be lost with the connection.
    if (cutAfter !== undefined) setTimeout(() => response.destroy(), CUT_AFTER_MS);
  }

  /** Sends the built app as its own server does. */
  async #answerApp(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const accept = request.headers.accept ?? "*/*";
    const answer = await fetch(new URL(request.url ?? "/", this.appUrl), { headers: { accept } });
    const headers = Object.fromEntries(answer.headers);
    // The bytes are already decompressed.
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) {
      delete headers[name];
    }
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  }
}

/** The section on packs of the settings screen. */
export class PacksDriver {
  readonly section: Locator;

  constructor(readonly page: Page) {
    this.section = page.getByRole("region", { name: "Kaartpakketten" });
  }

  async chooseFiles(paths: readonly string[]): Promise<void> {
    await this.section.locator("input[data-chooses=files]").setInputFiles([...paths]);
  }

  async chooseFolder(path: string): Promise<void> {
    await this.section.locator("input[data-chooses=folder]").setInputFiles(path);
  }

  async openCatalogue(address: string): Promise<void> {
    await this.openOtherWays();
    await this.section.getByLabel("Adres van een catalogus").fill(address);
    await this.tap("Toon pakketten");
  }

  /** Unfolds the ways to add packs of others. */
  async openOtherWays(): Promise<void> {
    const ways = this.section.locator("[data-other-ways]");
    if ((await ways.getAttribute("open")) === null) await ways.locator("summary").first().click();
  }

  async tap(name: string): Promise<void> {
    const button = this.section.getByRole("button", { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    await lyingStill(button);
    await button.click();
  }

  text(text: string | RegExp): Locator {
    return this.section.getByText(text);
  }

  /** Returns the number of pack folders in the browser. */
  async storedFolders(): Promise<number> {
    return this.page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const packs = await root.getDirectoryHandle("packs", { create: true });
      let count = 0;
      for await (const _ of packs as unknown as AsyncIterable<unknown>) count += 1;
      return count;
    });
  }
}

/** Returns the paths of all files of a pack. */
export function filesOf({ pack }: PackFolder): string[] {
  return readdirSync(pack).map((name) => join(pack, name));
}

/** Adds the pack to the device, then makes the catalogue offer a newer version of it, and shows that. */
export async function offerNewerVersion(packs: PacksDriver, folder: PackFolder): Promise<void> {
  await packs.chooseFiles(filesOf(folder));
  await expect(packs.text(`Kaartpakket ${folder.name} staat op dit apparaat.`)).toBeVisible();
  // An extra space gives another hash, and thus another version.
  appendFileSync(join(folder.pack, "pack.json"), " ");
  indexPacks(folder.root);
  await packs.openCatalogue("/catalogus/");
}

/** Waits until a button stops moving, because content that appears above it pushes it away. */
async function lyingStill(button: Locator): Promise<void> {
  let last = "";
  const isStill = async () => {
    const before = last;
    last = JSON.stringify(await button.boundingBox());
    return last === before;
  };
  await expect.poll(isStill, { intervals: [200] }).toBe(true);
}
