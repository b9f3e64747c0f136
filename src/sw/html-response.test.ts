import { expect, it } from "vitest";
import { htmlResponse } from "./html-response.ts";

it("makes a page of a text, with the policy of the host", async () => {
  const text = new Response("<p>Ahoi</p>", {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Security-Policy": "default-src 'none'",
    },
  });
  const page = htmlResponse(text);
  expect(await page.text()).toBe("<p>Ahoi</p>");
  expect(Object.fromEntries(page.headers)).toEqual({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'",
  });
});
