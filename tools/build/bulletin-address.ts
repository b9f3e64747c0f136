/**
 * Returns the address of the file with notices, tides and levels that a build asks instead of the one on its own server, from the
 * environment variable BULLETIN; null if it is absent or empty. Throws for anything but an https address, the only kind that the
 * content security policy allows.
 */
export function bulletinAddressOf(text: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "https:") {
    throw new Error(
      `BULLETIN is "${text}", which is not an address such as https://example.nl/vaarberichten.json.`,
    );
  }
  return url.href;
}
