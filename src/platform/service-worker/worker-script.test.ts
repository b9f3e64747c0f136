import { describe, expect, it } from "vitest";
import { checkWorkerScript } from "./worker-script.ts";

const answering = (status: number, type: string) => async () =>
  new Response("", { status, headers: { "Content-Type": type } });

describe("checkWorkerScript", () => {
  it("finds a script", async () => {
    const ask = answering(200, "text/javascript; charset=utf-8");
    expect(await checkWorkerScript(ask)).toBe("present");
  });

  it("reports a script that is gone, or replaced by a page of another project", async () => {
    expect(await checkWorkerScript(answering(404, "text/javascript"))).toBe("missing");
    expect(await checkWorkerScript(answering(200, "text/html"))).toBe("missing");
    expect(await checkWorkerScript(async () => new Response(null))).toBe("missing");
  });

  it("does not mistake a missing network for a missing script", async () => {
    const ask = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await checkWorkerScript(ask)).toBe("unreachable");
  });

  it("does not mistake a server error for a missing script", async () => {
    expect(await checkWorkerScript(answering(503, "text/html"))).toBe("unreachable");
  });
});
