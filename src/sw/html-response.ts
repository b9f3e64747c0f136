/**
 * Returns a stored page as HTML. The pages of all languages but one lie on the host as texts, because hosts redirect addresses that end in
 * `.html`. The other headers, with the policy of the page, are those of the host.
 */
export function htmlResponse(stored: Response): Response {
  const headers = new Headers(stored.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // The body is not compressed any more, and as long as it is.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(stored.body, { status: 200, headers });
}
