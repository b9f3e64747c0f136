import type { Ask } from "./make-bulletin.ts";

const TIMEOUT_MS = 30_000;
/** Longer than any answer that the sources are known to give. */
const MAX_BYTES = 32 << 20;

/** Asks a service over the network; see `Ask`. */
export const askService: Ask = async (address, question) => {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { "User-Agent": "scouting-map notices", Accept: "application/json" },
    ...(question && {
      method: "POST",
      body: JSON.stringify(question),
      headers: { "User-Agent": "scouting-map notices", "Content-Type": "application/json" },
    }),
  });
  // 204 is the answer of Rijkswaterstaat where it has nothing.
  if (response.status !== 200) throw new Error(`answered with ${response.status}`);
  return JSON.parse(await textOf(response));
};

async function textOf(response: Response): Promise<string> {
  const bytes: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > MAX_BYTES) throw new Error("the answer is too long");
    bytes.push(piece);
  }
  return Buffer.concat(bytes).toString("utf8");
}
