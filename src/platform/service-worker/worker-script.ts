import { BASE_PATH } from "#domain/links/base-path.ts";

/** The URL of the worker. At the root of the app it can control every screen. */
export const WORKER_SCRIPT_URL = `${BASE_PATH}service-worker.js`;

/** `missing`: the server has nothing, or something else, at the URL of the worker script. */
export type ScriptState = "present" | "missing" | "unreachable";

/** Checks the worker script on the server, bypassing all caches. Never rejects. */
export async function checkWorkerScript(ask: typeof fetch = fetch): Promise<ScriptState> {
  try {
    const response = await ask(WORKER_SCRIPT_URL, {
      cache: "no-store",
      headers: { "Service-Worker": "script" },
    });
    // A server error says nothing about which project owns this port.
    if (response.status >= 500) return "unreachable";
    return response.status === 404 || !isScript(response) ? "missing" : "present";
  } catch {
    return "unreachable";
  }
}

function isScript(response: Response): boolean {
  return /javascript/i.test(response.headers.get("content-type") ?? "");
}
