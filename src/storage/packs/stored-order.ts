import * as v from "valibot";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { parseJson } from "#storage/json-text.ts";
import { textOf } from "./small-file.ts";

/** The parts of what is being put into a folder that every order has, for valibot. */
export const ORDER_FIELDS = {
  version: v.literal(1),
  /** Also the name of the folder. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/)),
  name: v.string(),
  dataDate: v.nullable(v.string()),
};

/** The order that a file of this folder holds, or null when it is none of this shape and folder. */
export async function orderIn<Order extends { readonly id: string }>(
  file: ByteSource | undefined,
  folder: string,
  shape: v.GenericSchema<unknown, Order>,
): Promise<Order | null> {
  const parsed = file ? parseJson(await textOf(file)) : null;
  const order = parsed?.ok ? v.safeParse(shape, parsed.value) : null;
  return order?.success && order.output.id === folder ? order.output : null;
}
