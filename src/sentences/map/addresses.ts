import { addressTypes, otherAddressType } from "#words/map/addresses.ts";

/** Returns the kind of a place that PDOK found. */
export function addressTypeText(type: string): string {
  const types: Readonly<Record<string, string>> = addressTypes;
  return types[type] ?? otherAddressType;
}
