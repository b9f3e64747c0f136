/**
 * Returns the address of the catalogue of packs that a build asks if its own server has none, from the environment
 * variable PACK_CATALOGUE: "https://example.nl/packs/index.json", also for the folder "https://example.nl/packs/". Null
 * if the variable is absent or empty. Throws for anything but an https address, the only kind that the content security
 * policy allows.
 */
export function packCatalogueOf(text: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "https:") {
    throw new Error(
      `PACK_CATALOGUE is "${text}", which is not an address such as https://example.nl/packs/index.json.`,
    );
  }
  if (url.pathname.endsWith("/")) url.pathname += "index.json";
  url.hash = "";
  return url.href;
}

/**
 * Tells whether a build includes the sample packs, from the environment variable SAMPLE_PACKS ("0" or "1"). By default
 * it does unless it has a catalogue elsewhere: the samples would hide that.
 */
export function hasSamplePacks(text: string | undefined, packCatalogue: string | null): boolean {
  return text === undefined || text === "" ? packCatalogue === null : text !== "0";
}
