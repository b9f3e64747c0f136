import type { Page } from "@playwright/test";
import {
  type FakeSliceServer,
  fakeSliceServer,
} from "#workers/pack-jobs/slice/fake-slice-server.fixture.ts";
import { OPEN } from "./online-map.ts";

const ADDRESS = "https://slice.openstreetmap.us";

/** Answers for the slice server from now on, in all pages of the context, with this extract for every area. */
export async function serveSlices(page: Page, extract: Uint8Array): Promise<FakeSliceServer> {
  const server = fakeSliceServer(ADDRESS, extract);
  await page.context().route(`${ADDRESS}/**`, (route) => {
    const request = route.request();
    const body = request.postData();
    const answer = server.answer({ url: request.url(), body: body ?? undefined });
    if (!answer) return route.fulfill({ status: 404, headers: OPEN });
    const { status = 200, bytes, contentType = "application/octet-stream", cutAfterBytes } = answer;
    if (cutAfterBytes !== undefined) return route.abort("connectionreset");
    return route.fulfill({ status, headers: OPEN, contentType, body: Buffer.from(bytes) });
  });
  return server;
}
