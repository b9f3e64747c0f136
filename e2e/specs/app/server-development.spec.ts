import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "../../drivers/app.ts";

const projectRoot = join(import.meta.dirname, "../../..");

/** Returns the address that the development server prints, shortly before it listens there. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    server.stdout?.on("data", (part) => {
      printed += String(part);
      const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (port) resolve(`http://localhost:${port}`);
    });
    server.once("exit", () => reject(new Error(`The development server ended:\n${printed}`)));
  });
}

test("npm run dev opens the app, without a service worker", { tag: "@thorough" }, async ({
  page,
  misdeeds,
}) => {
  const rsbuild = join(projectRoot, "node_modules/@rsbuild/core/bin/rsbuild.js");
  const server = spawn(process.execPath, [rsbuild, "dev"], {
    cwd: projectRoot,
    env: { ...process.env, NO_COLOR: "1" },
  });
  try {
    // Here the own address differs from that of the built app.
    await page.route(/^http:\/\/localhost:/, (route) => route.continue());
    const address = await addressOf(server);
    await expect(async () => {
      await page.goto(`${address}/settings`);
    }).toPass();
    await expect(page.getByRole("heading", { name: "Instellingen", level: 2 })).toBeVisible();
    expect(await page.locator("html").getAttribute("data-color-scheme")).toBe("light");
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(misdeeds.pageErrors).toEqual([]);
  } finally {
    server.kill();
    await once(server, "exit");
  }
});
