import puppeteer, { type ElementHandle } from "puppeteer-core";
import { FIREFOX } from "../../tools/engines/require-engines.ts";
import { DEAD_PROXY, type Engine, engineEnvironment, PAGE_SIZE } from "./engine.ts";

/** Starts Firefox through WebDriver BiDi with a window, because without one it has no WebGL 2. */
export const startFirefox: Engine = async ({ profile, display, hasPrivateFiles, firstScript }) => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: false,
    userDataDir: profile,
    defaultViewport: PAGE_SIZE,
    env: engineEnvironment(display),
    extraPrefsFirefox: {
      "dom.fs.enabled": hasPrivateFiles,
      "network.proxy.type": 1,
      "network.proxy.http": DEAD_PROXY.host,
      "network.proxy.http_port": DEAD_PROXY.port,
      "network.proxy.ssl": DEAD_PROXY.host,
      "network.proxy.ssl_port": DEAD_PROXY.port,
      // Neither grants nor asks, because nobody can answer.
      "permissions.default.geo": 2,
      "intl.accept_languages": "nl-NL",
      "webgl.force-enabled": true,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.evaluateOnNewDocument(firstScript);
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    evaluate: (act, arg) => page.evaluate(act as never, arg as never) as never,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    chooseFiles: async (selector, paths) => {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (!field) throw new Error(`There is no ${selector}.`);
      await field.uploadFile(...paths);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
};
