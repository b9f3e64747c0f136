/** Requests one picture from a server. True only for a real picture, never for the page of a captive portal. */
export type PictureProbe = (url: string, signal: AbortSignal) => Promise<boolean>;

const PATIENCE_MS = 8000;

/** Probes over the network; false if nothing arrives within eight seconds. Never rejects. */
export const probePicture: PictureProbe = async (url, signal) => {
  try {
    const response = await fetch(url, {
      cache: "no-store",
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    // The picture itself is not needed.
    await response.body?.cancel();
    return response.ok && isPicture(response);
  } catch {
    return false;
  }
};

function isPicture(response: Response): boolean {
  return (response.headers.get("content-type") ?? "").startsWith("image/");
}
