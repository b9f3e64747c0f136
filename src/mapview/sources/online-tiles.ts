import { limitedResponse } from "#domain/bytes/limited-response.ts";
import { BUILT_IN_MAX_ZOOM } from "#domain/tiles/built-in-map.ts";
import { isVectorTile, type TileServer, tileServerOf } from "#domain/tiles/online-map.ts";
import { type TileAddress, tileKey, tileUrl } from "#domain/tiles/tile-grid.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import { keepNewest } from "./keep-newest.ts";
import type { TileResolver } from "./tile-resolver.ts";

/** The options of the online tiles. */
export interface OnlineTilesOptions {
  /** The URL of a TileJSON; its tiles must be on the same host. */
  readonly tileJsonUrl: string;
  readonly fetchFrom: typeof fetch;
  /** Tells whether a request may leave the device now. */
  readonly mayAsk: () => boolean;
  /** Returns the milliseconds of a steady clock. */
  readonly nowMs: () => number;
  /** Called when a tile arrives after the map went on without it; a new request gets it immediately. */
  readonly onLate: (tile: TileAddress) => void;
  /** Called with true when the server counts as unreachable, and with false when it responds again. */
  readonly onFailing: (isFailing: boolean) => void;
}

/** The longest delay of the map by a tile; then the map uses the data on the device. */
const PATIENCE_MS = 700;
/** The time limit of a request in the background. */
const TIMEOUT_MS = 12_000;
/** The number of successive errors after which the server is not asked for a while. */
const FAILURES_IN_A_ROW = 2;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;
/** The number of recent tiles to keep, about ten megabytes, for use without a request or a network. */
const MAX_RECENT = 48;

/**
 * Vector tiles from a server, requested such that a slow, broken or captured network neither blanks nor stalls the
 * map. `resolve` never rejects (except when aborted), and resolves to null after 0.7 seconds, immediately while an
 * earlier response is overdue, and immediately during the pause after two successive errors. Before the first
 * response the zooms of the overview are not delayed. A response that is not a vector tile counts as an error. The
 * TileJSON is read once. Recent tiles are served again without a request, because a map does not change during a
 * walk.
 */
export class OnlineTiles implements TileResolver {
  readonly name = "online";
  readonly #options: OnlineTilesOptions;
  readonly #overdue = new Map<string, TileAddress>();
  readonly #recent = new Map<string, ArrayBuffer>();
  #server: Promise<TileServer> | null = null;
  #isServerKnown = false;
  /** The number of retries of all tiles. */
  #round = 0;
  #failuresInARow = 0;
  #pausesInARow = 0;
  #pausedUntilMs = Number.NEGATIVE_INFINITY;
  #isFailing = false;
  #hasAnswered = false;

  constructor(options: OnlineTilesOptions) {
    this.#options = options;
  }

  async resolve(tile: TileAddress, signal: AbortSignal): Promise<ArrayBuffer | null> {
    const recent = this.#recent.get(tileKey(tile));
    if (recent) return this.#keep(tile, recent);
    if (!this.#options.mayAsk() || this.#isPaused || this.#isAwaitedBelow(tile)) return null;
    return this.#waitFor(tile, this.#patienceMs(tile), signal);
  }

  /** True while tiles are pending that the map does not wait for. */
  get isAwaited(): boolean {
    return this.#overdue.size > 0;
  }

  /** Forgets the state of the server, because the network has changed. */
  restart(): void {
    this.retry();
    this.#isFailing = false;
  }

  /**
   * Ends the pause and requests every tile again. Earlier pending requests may still succeed, but their errors no
   * longer count: they would bring back the notice that the user just answered.
   */
  retry(): void {
    this.#round += 1;
    this.#overdue.clear();
    if (!this.#isServerKnown) this.#server = null;
    this.#forgetFailures();
  }

  /**
   * Returns the time to wait. At the start the overview is available immediately, and the server may be out of reach.
   */
  #patienceMs({ z }: TileAddress): number {
    const isStart = !this.#hasAnswered && z <= BUILT_IN_MAX_ZOOM;
    return isStart || this.#overdue.size > 0 ? 0 : PATIENCE_MS;
  }

  get #isPaused(): boolean {
    return this.#options.nowMs() < this.#pausedUntilMs;
  }

  /** Tells whether a descendant of this tile is pending; MapLibre requests ancestors of a missing tile. */
  #isAwaitedBelow(tile: TileAddress): boolean {
    return [...this.#overdue.values()].some((awaited) => isWithin(awaited, tile));
  }

  async #waitFor(
    tile: TileAddress,
    patienceMs: number,
    signal: AbortSignal,
  ): Promise<ArrayBuffer | null> {
    const request = new AbortController();
    const giveUp = () => request.abort();
    signal.addEventListener("abort", giveUp);
    const answer = this.#ask(tile, request.signal);
    const first = await Promise.race([answer, after(patienceMs)]);
    // An overdue request continues in the background, even if the map cancels the tile.
    signal.removeEventListener("abort", giveUp);
    signal.throwIfAborted();
    if (first !== OVERDUE) return first;
    this.#overdue.set(tileKey(tile), tile);
    void answer.then((bytes) => this.#cameLate(tile, bytes));
    return null;
  }

  #cameLate(tile: TileAddress, bytes: ArrayBuffer | null): void {
    // After a retry the same tile may be pending again.
    if (this.#overdue.get(tileKey(tile)) === tile) this.#overdue.delete(tileKey(tile));
    if (bytes) this.#options.onLate(tile);
  }

  /** Keeps the tile and returns a copy, because the caller may transfer its bytes to a worker. */
  #keep(tile: TileAddress, bytes: ArrayBuffer): ArrayBuffer {
    keepNewest(this.#recent, tileKey(tile), bytes, MAX_RECENT);
    return bytes.slice(0);
  }

  /** Requests a tile. Never rejects; null if the server does not have it or cannot give it now. */
  async #ask(tile: TileAddress, request: AbortSignal): Promise<ArrayBuffer | null> {
    const signal = AbortSignal.any([request, AbortSignal.timeout(TIMEOUT_MS)]);
    const round = this.#round;
    try {
      const server = await this.#findServer();
      if (tile.z > server.maxZoom) return null;
      const bytes = await this.#fetchTile(tileUrl(server.template, tile), signal);
      this.#succeeded();
      return bytes && this.#keep(tile, bytes);
    } catch {
      if (!request.aborted && round === this.#round) this.#failed();
      return null;
    }
  }

  #findServer(): Promise<TileServer> {
    this.#server ??= this.#askForServer(this.#round);
    return this.#server;
  }

  async #askForServer(round: number): Promise<TileServer> {
    try {
      const server = await this.#readTileJson();
      if (round === this.#round) this.#isServerKnown = true;
      return server;
    } catch (error) {
      if (round === this.#round) this.#server = null;
      throw error;
    }
  }

  async #readTileJson(): Promise<TileServer> {
    const { tileJsonUrl } = this.#options;
    const response = await this.#fetch(tileJsonUrl, AbortSignal.timeout(TIMEOUT_MS));
    return tileServerOf(await response.json(), tileJsonUrl);
  }

  async #fetchTile(url: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
    const response = await this.#fetch(url, signal, 404);
    if (response.status === 404) return null;
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength === 0) return null;
    if (!isVectorTile(new Uint8Array(bytes))) throw new Error(`${url} is not a tile`);
    return bytes;
  }

  /** Fetches without following redirects, which indicate a captive portal. */
  async #fetch(url: string, signal: AbortSignal, alsoGood?: number): Promise<Response> {
    const { fetchFrom } = this.#options;
    const answer = await fetchFrom(url, { signal, redirect: "error", credentials: "omit" });
    const response = limitedResponse(answer, DOWNLOAD_LIMITS.tile);
    const isGood = response.ok || response.status === alsoGood;
    const isPage = (response.headers.get("content-type") ?? "").startsWith("text/");
    if (!isGood || (isPage && response.ok)) throw new Error(`${url} answered ${response.status}`);
    return response;
  }

  #succeeded(): void {
    this.#hasAnswered = true;
    this.#forgetFailures();
    if (this.#isFailing) this.#options.onFailing(false);
    this.#isFailing = false;
  }

  #forgetFailures(): void {
    this.#failuresInARow = 0;
    this.#pausesInARow = 0;
    this.#pausedUntilMs = Number.NEGATIVE_INFINITY;
  }

  /** Counts an error; of many requests that fail together only those before the pause count. */
  #failed(): void {
    if (this.#isPaused) return;
    this.#failuresInARow += 1;
    if (this.#failuresInARow < FAILURES_IN_A_ROW) return;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** this.#pausesInARow, LONGEST_PAUSE_MS);
    this.#pausesInARow += 1;
    this.#pausedUntilMs = this.#options.nowMs() + pauseMs;
    if (!this.#isFailing) this.#options.onFailing(true);
    this.#isFailing = true;
  }
}

const OVERDUE = Symbol("overdue");

function after(ms: number): Promise<typeof OVERDUE> {
  return new Promise((resolve) => setTimeout(() => resolve(OVERDUE), ms));
}

/** Tells whether a tile is this outer one or lies within it. */
function isWithin(tile: TileAddress, outer: TileAddress): boolean {
  const levels = tile.z - outer.z;
  if (levels < 0) return false;
  const side = 2 ** levels;
  return Math.floor(tile.x / side) === outer.x && Math.floor(tile.y / side) === outer.y;
}
