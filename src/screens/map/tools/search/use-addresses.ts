import { useEffect, useRef, useState } from "react";
import { type Address, isPostcode } from "#domain/search/address.ts";
import { addressTypeText } from "#sentences/map/addresses.ts";
import type { AddressProblem } from "#state/search/addresses.ts";
import { addressProblems, addressTexts } from "#words/map/addresses.ts";
import type { SearchResult } from "./use-search.ts";

/** The online search for the typed text. */
export interface AddressSearch {
  readonly results: readonly SearchResult[];
  /** A sentence about the search; null if there is nothing to say. */
  readonly note: string | null;
  readonly isBusy: boolean;
  /** True if this text can be asked for, and was not yet. */
  readonly isOffered: boolean;
  /** True if the text is probably a postcode, so that the online search comes before other readings. */
  readonly isFirst: boolean;
  readonly ask: () => void;
}

interface Found {
  readonly text: string;
  readonly answer: readonly Address[] | AddressProblem;
}

/**
 * Returns the online search for addresses. Only `ask` sends something, never typing.
 * @param canAsk false while the device is offline or the user chose to be
 */
export function useAddresses(text: string, canAsk: boolean): AddressSearch {
  const [found, setFound] = useState<Found | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  async function ask() {
    asking.current?.abort();
    const control = new AbortController();
    asking.current = control;
    setAsked(text);
    const answer = await findAddresses(text, control.signal);
    if (!control.signal.aborted) setFound({ text, answer });
  }

  const current = found?.text === text ? found.answer : null;
  return {
    results: typeof current === "object" && current ? current.map(resultOf) : [],
    note: noteOf(current),
    isBusy: asked === text && current === null,
    // After a failure it can be tried again.
    isOffered: canAsk && text.trim() !== "" && (asked !== text || typeof current === "string"),
    isFirst: isPostcode(text),
    ask: () => void ask(),
  };
}

async function findAddresses(text: string, signal: AbortSignal): Promise<Found["answer"]> {
  try {
    const module = await import(/* webpackChunkName: "addresses" */ "#state/search/addresses.ts");
    return await module.findAddresses(text, signal);
  } catch (error) {
    console.warn("No addresses:", error);
    return "failed";
  }
}

function noteOf(answer: Found["answer"] | null): string | null {
  if (answer === null) return null;
  if (typeof answer === "string") return addressProblems[answer];
  return answer.length === 0 ? addressTexts.none : null;
}

function resultOf({ name, type, lat, lng }: Address): SearchResult {
  return {
    kind: "address",
    title: name,
    hint: addressTypeText(type),
    place: { lat, lng },
    detail: null,
    waypointId: null,
  };
}
