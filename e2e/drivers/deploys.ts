import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integrityOf } from "../../tools/build/precache-manifest.ts";
import { startServer } from "../../tools/serve/server.ts";

/** A host of the app that can lose a file, publish a new build, or go down. */
export class Host {
  #server: Awaited<ReturnType<typeof startServer>> | undefined;

  private constructor(readonly root: string) {}

  /** Serves a copy of the built app on its own port. */
  static async start(): Promise<Host> {
    const root = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-host-"));
    const built = process.env["E2E_ROOT"] ?? join(import.meta.dirname, "../../dist");
    cpSync(built, root, { recursive: true, preserveTimestamps: true });
    const host = new Host(root);
    host.#server = await startServer({ root, port: 0 });
    return host;
  }

  url(route: string): string {
    if (!this.#server) throw new Error("This host is down.");
    return this.#server.url + route;
  }

  /** Stops the server, so that nothing answers any more. */
  async goDown(): Promise<void> {
    await this.#server?.close();
  }

  remove(path: string): void {
    for (const suffix of ["", ".br", ".gz"])
      rmSync(join(this.root, path + suffix), { force: true });
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  write(path: string, text: string): void {
    this.remove(path);
    writeFileSync(join(this.root, path), text);
  }

  /** Publishes a build that differs only in the page, which has the name of the build. */
  publish(buildName: string): void {
    const before = integrityOf(Buffer.from(this.read("/index.html")));
    this.write(
      "/index.html",
      this.read("/index.html").replace("<head>", `<head data-build="${buildName}">`),
    );
    const after = integrityOf(Buffer.from(this.read("/index.html")));
    const { buildId } = JSON.parse(this.read("/build.json"));
    const worker = this.read("/service-worker.js");
    if (!worker.includes(before) || !worker.includes(buildId)) throw new Error("not our worker");
    this.write("/service-worker.js", worker.replace(before, after).replaceAll(buildId, buildName));
    this.write("/build.json", JSON.stringify({ buildId: buildName }));
  }

  /** Publishes a build whose list names a missing file. */
  publishBroken(): void {
    this.publish("broken");
    const worker = this.read("/service-worker.js");
    const ghost = '[\\"/ghost.js\\",\\"sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\\"],';
    const list = '{\\"precached\\":[';
    if (!worker.includes(list)) throw new Error("not our worker");
    this.write("/service-worker.js", worker.replace(list, list + ghost));
  }

  async dispose(): Promise<void> {
    await this.goDown();
    rmSync(this.root, { recursive: true, force: true });
  }
}
