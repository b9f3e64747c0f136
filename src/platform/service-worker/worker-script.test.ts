import { describe, expect, it } from "vitest";
import { lookAtWorkerScript } from "./worker-script.ts";

const answering = (status: number, type: string) => async () =>
  new Response("", { status, headers: { "Content-Type": type } });

describe("lookAtWorkerScript", () => {
  it("finds a script", async () => {
    const ask = answering(200, "text/javascript; charset=utf-8");
    expect(await lookAtWorkerScript(ask)).toBe("present");
  });

  it("reports a script that is gone, or replaced by a page of another project", async () => {
    expect(await lookAtWorkerScript(answering(404, "text/javascript"))).toBe("missing");
    expect(await lookAtWorkerScript(answering(200, "text/html"))).toBe("missing");
    expect(await lookAtWorkerScript(async () => new Response(null))).toBe("missing");
  });

  it("does not mistake a missing network for a missing script", async () => {
    const ask = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await lookAtWorkerScript(ask)).toBe("unreachable");
  });

  it("does not mistake a server error for a missing script", async () => {
    expect(await lookAtWorkerScript(answering(503, "text/html"))).toBe("unreachable");
  });
});
