import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";

/** Everything that the app stores in a browser, as JSON. */
export interface StoredData {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly database: StoredDatabase;
  /** Files of the origin private file system: path, base64. */
  readonly files: Readonly<Record<string, string>>;
}

/** The database of the app. A typed array is `{"$binary": "Float64Array", "base64": …}`, as in a backup. */
export interface StoredDatabase {
  readonly version: number;
  readonly stores: Readonly<Record<string, StoredRows>>;
}

/** A store of the database; `keyPath` is null if the keys are outside the rows. */
export interface StoredRows {
  readonly keyPath: string | readonly string[] | null;
  readonly rows: readonly { readonly key: unknown; readonly value: unknown }[];
}

/** A file on the app's origin that starts nothing. */
export const BLANK_FILE = "/favicon.svg";

/** Reads everything that the app stores. The page must be on the app's origin. */
export function readStored(page: Page): Promise<StoredData> {
  return page.evaluate(async () => {
    const base64 = (bytes: Uint8Array) =>
      btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const plain = (value: unknown): unknown => {
      if (ArrayBuffer.isView(value)) {
        const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
        return { $binary: value.constructor.name, base64: base64(bytes) };
      }
      if (Array.isArray(value)) return value.map(plain);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
    };
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ended(indexedDB.open("scouting-map"));
    const stores: Record<string, StoredRows> = {};
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([
        ended(store.getAllKeys()),
        ended<unknown[]>(store.getAll()),
      ]);
      const rows = keys.map((key, at) => ({ key, value: plain(values[at]) }));
      stores[name] = { keyPath: store.keyPath, rows };
    }
    const files: Record<string, string> = {};
    const collect = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      // biome-ignore lint/suspicious/noExplicitAny: TypeScript does not know that a folder can be listed.
      for await (const [name, handle] of (folder as any).entries()) {
        if (handle.kind === "directory") await collect(handle, `${path}${name}/`);
        else {
          const bytes = await (await handle.getFile()).arrayBuffer();
          files[path + name] = base64(new Uint8Array(bytes));
        }
      }
    };
    await collect(await navigator.storage.getDirectory(), "");
    const read = { localStorage: { ...localStorage }, files };
    const found = { ...read, database: { version: database.version, stores } };
    database.close();
    return found;
  });
}

/** Writes stored data into an empty browser. The page must be on the origin of the app, without the app. */
export async function plantStored(page: Page, data: StoredData): Promise<void> {
  await page.evaluate((texts) => Object.assign(localStorage, texts), data.localStorage);
  await page.evaluate(plantDatabase, data.database);
  await page.evaluate(plantFiles, data.files);
}

/** Runs in the page. */
async function plantDatabase({ version, stores }: StoredDatabase): Promise<void> {
  const real = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(real);
    if (typeof value !== "object" || value === null) return value;
    const { $binary: name, base64 } = value as { $binary?: string; base64?: string };
    if (name !== undefined && base64 !== undefined) {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      return new (Reflect.get(globalThis, name))(bytes.buffer);
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, real(one)]));
  };
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("scouting-map", version);
    opening.onupgradeneeded = () => {
      for (const [name, { keyPath }] of Object.entries(stores)) {
        opening.result.createObjectStore(
          name,
          keyPath === null ? {} : { keyPath: keyPath as string },
        );
      }
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  for (const [name, { keyPath, rows }] of Object.entries(stores)) {
    const transaction = opened.transaction(name, "readwrite");
    for (const { key, value } of rows) {
      transaction
        .objectStore(name)
        .put(real(value), ...(keyPath === null ? [key as IDBValidKey] : []));
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = () => reject(transaction.error);
    });
  }
  opened.close();
}

/** Runs in the page. */
async function plantFiles(files: StoredData["files"]): Promise<void> {
  for (const [path, base64] of Object.entries(files)) {
    const names = path.split("/");
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) {
      folder = await folder.getDirectoryHandle(name, { create: true });
    }
    const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
    const writing = await file.createWritable();
    await writing.write(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    await writing.close();
  }
}

/** Writes stored data into a folder of the repository: two JSON files, and the other files unchanged. */
export function writeGolden(folder: string, data: StoredData): void {
  mkdirSync(folder, { recursive: true });
  const text = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
  writeFileSync(join(folder, "local-storage.json"), text(data.localStorage));
  writeFileSync(join(folder, "database.json"), text(data.database));
  for (const [path, base64] of Object.entries(data.files)) {
    const file = join(folder, "files", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(base64, "base64"));
  }
}

/** Reads data written by `writeGolden`. */
export function readGolden(folder: string): StoredData {
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const root = join(folder, "files");
  const paths = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const files = paths
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(root.length + 1), readFileSync(path, "base64")] as const;
    });
  return {
    localStorage: json("local-storage.json"),
    database: json("database.json"),
    files: Object.fromEntries(files),
  };
}
