import { limitedResponse } from "#domain/bytes/limited-response.ts";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";

/** The id of the build on the server. It is written beside the app and never cached on the device. */
const BUILD_FILE_URL = `${BASE_PATH}build.json`;

const RELOADED_FOR_KEY = "reloadedForBuild";

/** The parts of the page that a reload decision needs; tests replace them. */
export interface PageOfBuild {
  readonly ownBuildId: string;
  readonly ask: typeof fetch;
  readonly memory: () => Pick<Storage, "getItem" | "setItem">;
  readonly reload: () => void;
}

/**
 * Reloads the page after a chunk failed to load because a deploy removed it. Compares the build on the server with
 * the build of this page, and reloads at most once per new build in this tab.
 * @returns true if the page is about to reload; false if the problem must be shown. Never rejects.
 */
export async function reloadForNewBuild(page: PageOfBuild = browserPage()): Promise<boolean> {
  try {
    const served = await servedBuildId(page.ask);
    if (served === undefined || served === page.ownBuildId) return false;
    const memory = page.memory();
    if (memory.getItem(RELOADED_FOR_KEY) === served) return false;
    memory.setItem(RELOADED_FOR_KEY, served);
  } catch {
    // Offline, or unable to store the reload: showing the problem is better than a reload loop.
    return false;
  }
  page.reload();
  return true;
}

async function servedBuildId(ask: typeof fetch): Promise<string | undefined> {
  const answer = await ask(BUILD_FILE_URL, { cache: "no-store" });
  const response = limitedResponse(answer, DOWNLOAD_LIMITS.text);
  if (!response.ok) return undefined;
  const { buildId } = (await response.json()) as { readonly buildId?: unknown };
  return typeof buildId === "string" ? buildId : undefined;
}

function browserPage(): PageOfBuild {
  return {
    ownBuildId: __BUILD_ID__,
    ask: (input, init) => fetch(input, init),
    memory: () => sessionStorage,
    reload: () => location.reload(),
  };
}
