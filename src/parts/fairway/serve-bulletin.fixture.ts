import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import type { Bulletin } from "#domain/bulletin/bulletin.ts";
import { writeBulletin } from "#domain/bulletin/write-bulletin.ts";
import { BULLETIN_ADDRESS } from "#domain/links/bulletin-address.ts";
import { askBulletin } from "#state/fairways/bulletin.ts";

/** Lets the server of the app have this bulletin, and none for null, until the test ends; the app has asked for it. */
export async function serveBulletin(bulletin: Bulletin | null): Promise<void> {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const before = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = before;
  });
  globalThis.fetch = async (address, options) => {
    if (address !== BULLETIN_ADDRESS) return before(address, options);
    return bulletin ? new Response(writeBulletin(bulletin)) : new Response("", { status: 404 });
  };
  await act(askBulletin);
}
