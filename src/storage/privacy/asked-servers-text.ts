import * as v from "valibot";
import type { AskedServers } from "#domain/privacy/asked-servers.ts";
import { parseJson } from "#storage/json-text.ts";
import { MOMENT } from "#storage/moment-schema.ts";

/** The localStorage key of the times of the latest requests to servers; docs/formats/asked-servers.md. */
export const ASKED_SERVERS_KEY = "askedServers";

const FORMAT = 1;

const TEXT = v.object({
  format: v.literal(FORMAT),
  servers: v.record(v.string(), v.unknown()),
});

/** Reads the stored text. Ignores invalid entries, and a text of another format. */
export function readAskedServers(text: string | null): AskedServers {
  const parsed = text === null ? null : parseJson(text);
  const read = parsed?.ok ? v.safeParse(TEXT, parsed.value) : null;
  if (!read?.success) return {};
  const good = Object.entries(read.output.servers).filter(
    (entry): entry is [string, number] => URL.canParse(entry[0]) && v.is(MOMENT, entry[1]),
  );
  return Object.fromEntries(good);
}

/** Returns the text to store. */
export function askedServersText(servers: AskedServers): string {
  return JSON.stringify({ format: FORMAT, servers });
}
