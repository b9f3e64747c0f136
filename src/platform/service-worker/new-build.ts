import { BASE_PATH } from "#domain/links/base-path.ts";

/** Says which build the server has; written beside the app, and never kept on the device. */
const BUILD_FILE_URL = `${BASE_PATH}build.json`;

const RELOADED_FOR_KEY = "reloadedForBuild";

/** What deciding about a reload needs of the page; the browser's unless a test gives another. */
export interface PageOfBuild {
  readonly ownBuildId: string;
  readonly ask: typeof fetch;
  readonly memory: () => Pick<Storage, "getItem" | "setItem">;
  readonly reload: () => void;
}

/**
 * For a chunk that could not be loaded. When the server has another build than this page is of, a
 * deploy has removed the old chunks and loading the page anew brings the screen back: then it
 * reloads, once for each new build in this tab.
 * @returns true when the page is about to go; false when the failure has to be shown. Never rejects.
 */
export async function reloadForNewBuild(page: PageOfBuild = browserPage()): Promise<boolean> {
  try {
    const served = await servedBuildId(page.ask);
    if (served === undefined || served === page.ownBuildId) return false;
    const memory = page.memory();
    if (memory.getItem(RELOADED_FOR_KEY) === served) return false;
    memory.setItem(RELOADED_FOR_KEY, served);
  } catch {
    // No network, or nowhere to remember the reload: better a failure shown than a loop.
    return false;
  }
  page.reload();
  return true;
}

async function servedBuildId(ask: typeof fetch): Promise<string | undefined> {
  const response = await ask(BUILD_FILE_URL, { cache: "no-store" });
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
