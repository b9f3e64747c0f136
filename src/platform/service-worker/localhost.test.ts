import { describe, expect, it } from "vitest";
import { isLocalhost } from "./localhost.ts";

describe("isLocalhost", () => {
  it.each(["localhost", "127.0.0.1", "127.255.255.254", "127.1.2.3", "[::1]"])(
    "knows %s as this machine",
    (hostname) => expect(isLocalhost(hostname)).toBe(true),
  );

  it.each([
    "kaart.example",
    "localhost.example",
    "127.0.0.1.example",
    "128.0.0.1",
    "127.0.0.256",
    "192.168.1.1",
    "[::2]",
    "",
  ])("knows %j as another", (hostname) => expect(isLocalhost(hostname)).toBe(false));
});
