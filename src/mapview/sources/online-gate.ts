import { addProtocol, type GetResourceResponse, type RequestTransformFunction } from "maplibre-gl";
import { fetchPicture } from "./fetch-picture.ts";
import { SavedPictures } from "./saved-pictures.ts";

/** Replaces `https` in the URL of another host. */
const FOREIGN = "foreign";

/**
 * Guards every request of the map to another host: when closed, nothing leaves the device. Calls `onChange` whenever
 * it opens or closes, by the choice of the user or with the network.
 */
export class OnlineGate {
  readonly #onChange: () => void;
  /** The pictures that need no server. */
  readonly savedPictures = new SavedPictures();
  #isAllowed = true;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    addProtocol(FOREIGN, ({ url }, { signal }) =>
      this.#answer(url.replace(FOREIGN, "https"), signal),
    );
    for (const event of ["online", "offline"] as const) {
      window.addEventListener(event, () => this.#onChange());
    }
  }

  /** True if requests for the map may leave the device. */
  get isOpen(): boolean {
    return this.#isAllowed && navigator.onLine;
  }

  /** Allows or stops requests for the map. */
  setAllowed(isAllowed: boolean): void {
    if (isAllowed === this.#isAllowed) return;
    this.#isAllowed = isAllowed;
    this.#onChange();
  }

  /** Answers with a picture on the device, and asks its server if there is none. */
  async #answer(url: string, signal: AbortSignal): Promise<GetResourceResponse<ArrayBuffer>> {
    const data = await this.savedPictures.read(url, signal);
    if (data) return { data };
    if (this.isOpen) return fetchPicture(url, signal);
    const problem = new Error(`Not asked: ${url}`);
    // Beside the saved pictures MapLibre draws the nearest of a lower zoom, as for a server that lacks one.
    throw this.savedPictures.hasSomeOf(url) ? Object.assign(problem, { status: 404 }) : problem;
  }

  /** The `transformRequest` of MapLibre: sends requests to other hosts through this gate. */
  readonly guardRequest: RequestTransformFunction = (url) => {
    const isForeign = /^https:/.test(url) && new URL(url).origin !== window.location.origin;
    return { url: isForeign ? url.replace("https", FOREIGN) : url };
  };
}
