import * as v from "valibot";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { parseJson } from "#storage/json-text.ts";
import { textOf } from "./small-file.ts";

/** The fields that all orders share, for valibot. Orders of areas replace the version. */
export const ORDER_FIELDS = {
  version: v.literal(1),
  /** The id, which is also the name of the folder. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/)),
  name: v.string(),
  dataDate: v.nullable(v.string()),
};

/** Reads the order in a file of this folder; null if it has another shape or belongs to another folder. */
export async function orderIn<Order extends { readonly id: string }>(
  file: ByteSource | undefined,
  folder: string,
  shape: v.GenericSchema<unknown, Order>,
): Promise<Order | null> {
  const parsed = file ? parseJson(await textOf(file)) : null;
  const order = parsed?.ok ? v.safeParse(shape, parsed.value) : null;
  return order?.success && order.output.id === folder ? order.output : null;
}
