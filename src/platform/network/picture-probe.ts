/** Asks a server for one picture. True only when a picture came back: never for a page of a captive portal. */
export type PictureProbe = (url: string, signal: AbortSignal) => Promise<boolean>;

const PATIENCE_MS = 8000;

/** The probe over the browser's network; false when nothing came within eight seconds. Never throws. */
export const probePicture: PictureProbe = async (url, signal) => {
  try {
    const response = await fetch(url, {
      cache: "no-store",
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    return response.ok && isPicture(response);
  } catch {
    return false;
  }
};

function isPicture(response: Response): boolean {
  return (response.headers.get("content-type") ?? "").startsWith("image/");
}
