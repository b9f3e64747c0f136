import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { WEBKIT_DRIVER } from "../../tools/engines/require-engines.ts";
import { DEAD_PROXY, type Engine, engineEnvironment, PAGE_SIZE } from "./engine.ts";

const READY_EVERY_MS = 50;
const READY_WITHIN_MS = 20_000;
/** Enough for loading a page or taking a screenshot; a test has longer. */
const ANSWER_WITHIN_MS = 45_000;
const GOODBYE_WITHIN_MS = 5000;
/** The key for an element in WebDriver messages. */
const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

type Send = (method: string, path: string, body?: object, withinMs?: number) => Promise<unknown>;

/**
 * Starts WebKitGTK through plain WebDriver. Unlike Safari it has no origin private file system: if enabled,
 * it refuses to write.
 */
export const startWebKit: Engine = async (start) => {
  const port = await freePort();
  // A process group of its own, so that all of it can be ended.
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    detached: true,
    stdio: "ignore",
    env: engineEnvironment(start.display),
  });
  const killNow = (): boolean => {
    const { pid } = driver;
    if (pid === undefined || driver.exitCode !== null || driver.signalCode !== null) return false;
    return process.kill(-pid, "SIGKILL");
  };
  // Also runs when a test that takes too long is ended together with its process.
  process.once("exit", killNow);
  const kill = async (): Promise<void> => {
    process.off("exit", killNow);
    const exited = once(driver, "exit");
    if (killNow()) await exited;
  };
  try {
    const send: Send = (method, path, body, withinMs) =>
      ask(`http://127.0.0.1:${port}${path}`, method, body, withinMs);
    await untilReady(send);
    const { sessionId } = (await send("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": windowOf(start) } },
    })) as { sessionId: string };
    return windowOver(
      (method, path, ...rest) => send(method, `/session/${sessionId}${path}`, ...rest),
      kill,
    );
  } catch (error) {
    await kill();
    throw error;
  }
};

function windowOf({ profile, firstScript }: Parameters<Engine>[0]) {
  const order = {
    profile,
    firstScript,
    ...PAGE_SIZE,
    proxy: `http://${DEAD_PROXY.host}:${DEAD_PROXY.port}`,
  };
  return { binary: join(import.meta.dirname, "webkit-window.py"), args: [JSON.stringify(order)] };
}

function windowOver(send: Send, kill: () => Promise<void>): Awaited<ReturnType<Engine>> {
  const find = async (selector: string): Promise<string> => {
    const found = await send("POST", "/element", { using: "css selector", value: selector });
    return `/element/${(found as Record<string, string>)[ELEMENT_KEY]}`;
  };
  const write = async (selector: string, text: string): Promise<void> =>
    void (await send("POST", `${await find(selector)}/value`, { text }));
  return {
    goto: async (url) => void (await send("POST", "/url", { url })),
    evaluate: (act, arg) =>
      send("POST", "/execute/async", {
        script:
          "const done = arguments[1];" +
          `Promise.resolve(arguments[0]).then(${act}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args: [arg ?? null],
      }).then(unwrap) as never,
    click: async (selector) => void (await send("POST", `${await find(selector)}/click`, {})),
    type: write,
    chooseFiles: (selector, paths) => write(selector, paths.join("\n")),
    screenshot: async () => Buffer.from(String(await send("GET", "/screenshot")), "base64"),
    close: async () => {
      // Kills it like a phone would: data that the app called saved must be on disk by then.
      await send("DELETE", "", undefined, GOODBYE_WITHIN_MS).catch(() => {});
      await kill();
    },
  };
}

function unwrap(answer: unknown): unknown {
  const { value, error } = answer as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

async function ask(
  url: string,
  method: string,
  body?: object,
  withinMs = ANSWER_WITHIN_MS,
): Promise<unknown> {
  const signal = AbortSignal.timeout(withinMs);
  const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(url).pathname}: ${error} ${message}`);
}

/** WebKitWebDriver does not accept port 0. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function untilReady(send: Send): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const status = await send("GET", "/status", undefined, READY_WITHIN_MS).catch(() => null);
    if (status) return;
    if (performance.now() > end) throw new Error("WebKitWebDriver does not answer.");
    await wait(READY_EVERY_MS);
  }
}
