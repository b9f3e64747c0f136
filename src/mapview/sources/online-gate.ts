import { addProtocol, type RequestTransformFunction } from "maplibre-gl";
import { fetchPicture } from "./fetch-picture.ts";

/** Replaces `https` in the URL of another host. */
const FOREIGN = "foreign";

/**
 * Guards every request of the map to another host: when closed, nothing leaves the device. Calls `onChange` whenever
 * it opens or closes, by the choice of the user or with the network.
 */
export class OnlineGate {
  readonly #onChange: () => void;
  #isAllowed = true;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    addProtocol(FOREIGN, ({ url }, { signal }) => {
      if (!this.isOpen) return Promise.reject(new Error(`Not asked: ${url}`));
      return fetchPicture(url.replace(FOREIGN, "https"), signal);
    });
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

  /** The `transformRequest` of MapLibre: sends requests to other hosts through this gate. */
  readonly guardRequest: RequestTransformFunction = (url) => {
    const isForeign = /^https:/.test(url) && new URL(url).origin !== window.location.origin;
    return { url: isForeign ? url.replace("https", FOREIGN) : url };
  };
}
