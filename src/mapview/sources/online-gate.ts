import { addProtocol, type RequestTransformFunction } from "maplibre-gl";
import { fetchPicture } from "./fetch-picture.ts";

/** Stands for `https` in the address of another host. */
const FOREIGN = "foreign";

/**
 * What every request of the map to another host passes: closed, nothing leaves the device. Calls
 * `onChange` whenever it opens or closes, by the user's choice or with the network.
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

  /** Requests for the map may leave the device now. */
  get isOpen(): boolean {
    return this.#isAllowed && navigator.onLine;
  }

  /** False keeps every request for the map on the device. */
  setAllowed(isAllowed: boolean): void {
    if (isAllowed === this.#isAllowed) return;
    this.#isAllowed = isAllowed;
    this.#onChange();
  }

  /** For MapLibre's `transformRequest`: sends what goes to another host through this gate. */
  readonly guardRequest: RequestTransformFunction = (url) => {
    const isForeign = /^https:/.test(url) && new URL(url).origin !== window.location.origin;
    return { url: isForeign ? url.replace("https", FOREIGN) : url };
  };
}
