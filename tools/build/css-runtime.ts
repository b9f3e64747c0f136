/** One place of the bundler's runtime that is put right, found by its exact text. */
interface Patch {
  readonly before: string;
  readonly after: string;
}

/**
 * Rspack's runtime for lazily loaded styles rejects with a plain `Error` whose message holds the
 * two characters `\n`, and waits for ever for a style that never comes. Its runtime for scripts
 * does both right; these patches make the styles follow it.
 */
function patches(timeoutMs: number): Patch[] {
  return [
    {
      before: String.raw`new Error("Loading CSS chunk " + chunkId + " failed.\\n(" + realHref + ")");`,
      after: String.raw`new Error("Loading CSS chunk " + chunkId + " failed.\n(" + errorType + ": " + realHref + ")");
			err.name = "ChunkLoadError";`,
    },
    {
      before: "linkTag.onerror = linkTag.onload = null;",
      after: "linkTag.onerror = linkTag.onload = null;\n\t\tclearTimeout(timeout);",
    },
    {
      before: "linkTag.onerror = linkTag.onload = onLinkComplete;",
      after: `linkTag.onerror = linkTag.onload = onLinkComplete;
	var timeout = setTimeout(onLinkComplete, ${timeoutMs}, { type: "timeout", target: linkTag });`,
    },
  ];
}

/** What the patched text relies on without changing it. */
const RELIED_ON = [`err.code = "CSS_CHUNK_LOAD_FAILED";`, "var errorType ="];

/**
 * The runtime for styles with the name, message and time-out of the one for scripts.
 * @throws when the text is not the one these patches were written for
 */
export function mendCssRuntime(source: string, timeoutMs: number): string {
  for (const text of RELIED_ON) requireOnce(source, text);
  return patches(timeoutMs).reduce((mended, { before, after }) => {
    requireOnce(mended, before);
    return mended.replace(before, () => after);
  }, source);
}

function requireOnce(source: string, text: string): void {
  const count = source.split(text).length - 1;
  if (count === 1) return;
  throw new Error(
    `The bundler's runtime for styles has changed: expected once, found ${count} times: ${text}\n` +
      "See whether tools/build/css-runtime.ts is still needed, and fit it to the new text.",
  );
}
