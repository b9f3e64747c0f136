/** A patch of the bundler's runtime, found by its exact text. */
interface Patch {
  readonly before: string;
  readonly after: string;
}

/**
 * Returns the patches. Rspack's runtime for lazy styles rejects with a plain `Error` whose message contains the two
 * characters `\n`, and waits forever for a style that never arrives. Its runtime for scripts does both correctly;
 * these patches make styles do the same.
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

/** Text that the patches depend on without changing it. */
const RELIED_ON = [`err.code = "CSS_CHUNK_LOAD_FAILED";`, "var errorType ="];

/**
 * Returns the runtime for styles with the name, message and time-out of that for scripts.
 * @throws if the patches were not written for this text
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
