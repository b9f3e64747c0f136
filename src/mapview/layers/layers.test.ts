import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const LIST = join(import.meta.dirname, "layers.ts");

describe("the list of the layers", () => {
  it("has one for each folder, which bears its name", () => {
    const list = readFileSync(LIST, "utf8");
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.length).toBeGreaterThan(8);
    for (const folder of folders) {
      const [file] = readdirSync(join(import.meta.dirname, folder)).filter((name) =>
        name.endsWith("-layer.ts"),
      );
      expect(list, folder).toContain(`./${folder}/${file}`);
      const code = readFileSync(join(import.meta.dirname, folder, file ?? ""), "utf8");
      expect(code).toContain(`readonly name = "${folder}"`);
    }
  });
});
