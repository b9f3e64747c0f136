import { expect, test } from "vitest";
import { fakeAskedOrigins } from "#platform/requests/fake-asked-origins.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createAskedServers } from "./asked-servers.ts";

const HOUR = 3_600_000;

test("a server that is asked is noted with the time, and is still known at the next visit", () => {
  const texts = fakeTextStore();
  const origins = fakeAskedOrigins();
  const first = createAskedServers({ texts, origins });
  first.start();
  origins.ask("https://tiles.example", HOUR);
  origins.ask("https://tiles.example", HOUR + 1000);
  expect(first.store.getState().servers).toEqual({ "https://tiles.example": HOUR });
  origins.ask("https://tiles.example", 2 * HOUR);
  first.note("https://packs.example", 3 * HOUR);
  const next = createAskedServers({ texts, origins });
  expect(next.store.getState().servers).toEqual({
    "https://packs.example": 3 * HOUR,
    "https://tiles.example": 2 * HOUR,
  });
});

test("a text of another form, and invalid entries, are ignored", () => {
  const texts = fakeTextStore();
  const servers = { "https://good.example": HOUR, "no address": HOUR, "https://bad.example": "x" };
  texts.write("askedServers", JSON.stringify({ format: 1, servers }));
  const { store } = createAskedServers({ texts, origins: fakeAskedOrigins() });
  expect(store.getState().servers).toEqual({ "https://good.example": HOUR });
  texts.write("askedServers", JSON.stringify({ format: 2, servers }));
  const later = createAskedServers({ texts, origins: fakeAskedOrigins() });
  expect(later.store.getState().servers).toEqual({});
});
