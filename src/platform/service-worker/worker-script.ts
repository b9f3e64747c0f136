import { BASE_PATH } from "#domain/links/base-path.ts";

/** Where the build puts the worker; its place beside the page lets it control every screen. */
export const WORKER_SCRIPT_URL = `${BASE_PATH}service-worker.js`;

/** `missing`: the server has something else, or nothing, where the worker's script should be. */
export type ScriptState = "present" | "missing" | "unreachable";

/** Looks past every cache at what the server has for the worker. Never throws. */
export async function lookAtWorkerScript(ask: typeof fetch = fetch): Promise<ScriptState> {
  try {
    const response = await ask(WORKER_SCRIPT_URL, {
      cache: "no-store",
      headers: { "Service-Worker": "script" },
    });
    // A server in trouble says nothing about whose port this is.
    if (response.status >= 500) return "unreachable";
    return response.status === 404 || !isScript(response) ? "missing" : "present";
  } catch {
    return "unreachable";
  }
}

function isScript(response: Response): boolean {
  return /javascript/i.test(response.headers.get("content-type") ?? "");
}
