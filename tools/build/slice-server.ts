/** The public server of SliceOSM, an OpenStreetMap US community project. */
const PUBLIC_SERVER = "https://slice.openstreetmap.us";

/**
 * Returns the address of the server that cuts extracts out of OpenStreetMap, from the environment variable SLICE_SERVER:
 * the public one if it is absent, null if it is empty. Throws for anything but an https address, the only kind that the
 * content security policy allows.
 */
export function sliceServerOf(text: string | undefined): string | null {
  if (text === "") return null;
  const address = text ?? PUBLIC_SERVER;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" || url.search !== "" || url.hash !== "") {
    throw new Error(
      `SLICE_SERVER is "${address}", which is not an address such as ${PUBLIC_SERVER}.`,
    );
  }
  return url.href.replace(/\/$/, "");
}
