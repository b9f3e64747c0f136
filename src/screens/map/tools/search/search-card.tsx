import { Globe, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { isPostcode } from "#domain/search/address.ts";
import rowStyles from "#screens/map/found/found-row.module.css";
import { FoundRow } from "#screens/map/found/found-row.tsx";
import { resultCount, searchOriginText } from "#sentences/map/search.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { keepSearchText, searchTextStore } from "#state/search/search-text.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import { addressTexts } from "#words/map/addresses.ts";
import { mapTexts } from "#words/map/map.ts";
import { searchTexts } from "#words/map/search.ts";
import styles from "./search-card.module.css";
import { type AddressSearch, useAddresses } from "./use-addresses.ts";
import { type SearchResult, type SearchView, useSearch } from "./use-search.ts";

export interface SearchCardProps extends SearchView {
  readonly onClose: () => void;
  readonly onChoose: (result: SearchResult) => void;
}

/** A choice in the list: a result, or the search for addresses. */
type Option = SearchResult | "online";

/** A search box for any name of a place, with a list of results. */
export function SearchCard({ onClose, onChoose, ...view }: SearchCardProps) {
  const id = useId();
  const { text } = useStore(searchTextStore);
  const [active, setActive] = useState(0);
  const found = useSearch(text, view);
  const { isConnected } = useStore(connectionStore);
  const { offlineOnly } = useStore(preferencesStore);
  const online = useAddresses(text, isConnected && !offlineOnly);
  const options = optionsOf(found, online);
  const { origin, isCurrent } = found;
  const input = useFocus();
  const list = useRef<HTMLDivElement>(null);
  const current = options[Math.min(active, options.length - 1)];
  const choose = (option: Option) => (option === "online" ? online.ask() : onChoose(option));
  const chooseSoon = useChooseSoon(text, isCurrent ? options[0] : undefined, choose);

  function goTo(index: number) {
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      goTo((Math.min(active, options.length - 1) + step + options.length) % options.length);
    }
    if (event.key === "Enter" && !isCurrent) chooseSoon();
    else if (event.key === "Enter" && current) choose(current);
    if (event.key === "Escape") onClose();
  }

  return (
    <search className={styles["card"]}>
      <div className={styles["box"]}>
        <label htmlFor={id} className="visually-hidden">
          {searchTexts.label}
        </label>
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${options.indexOf(current)}` : undefined}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={searchTexts.placeholder}
          value={text}
          onChange={(event) => {
            keepSearchText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={mapTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <Notes id={`${id}-note`} text={text} found={found} online={online} />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={searchTexts.results}
        className={styles["list"]}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox above.
          <div
            key={keyOf(option)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option === current}
            className={rowStyles["row"]}
            onClick={() => choose(option)}
          >
            {option === "online" ? (
              <OnlineRow text={text} />
            ) : (
              <FoundRow {...option} from={origin.place} />
            )}
          </div>
        ))}
      </div>
    </search>
  );
}

function keyOf(option: Option): string {
  if (option === "online") return option;
  return `${option.kind} ${option.title} ${option.place.lat} ${option.place.lng}`;
}

/**
 * Returns the choices in order: a postcode is searched online before it is read as a coordinate. Otherwise the online
 * search waits for the results of the device, so that Enter or a tap meant for those never sends the text.
 */
function optionsOf(
  found: Pick<ReturnType<typeof useSearch>, "results" | "isBusy">,
  online: AddressSearch,
) {
  const isOffered = online.isOffered && (online.isFirst || !found.isBusy);
  const last: readonly Option[] = [...online.results, ...(isOffered ? ["online" as const] : [])];
  return online.isFirst ? [...last, ...found.results] : [...found.results, ...last];
}

interface NotesProps {
  readonly id: string;
  readonly text: string;
  readonly found: ReturnType<typeof useSearch>;
  readonly online: AddressSearch;
}

/** The sentences above the list, also announced. */
function Notes({ id, text, found, online }: NotesProps) {
  const { results, origin, originTown, limits, isBusy } = found;
  const isEmpty = text.trim() === "";
  const count = results.length + online.results.length;
  // The answer of the server replaces the sentence that nothing is on the device.
  const note = online.results.length > 0 ? null : (online.note ?? found.note);
  const ranked = count > 0 ? searchOriginText({ ...origin, town: originTown }) : null;
  const searching = online.isBusy ? addressTexts.searching : null;
  return (
    <>
      <p id={id} className={styles["note"]}>
        {searching ?? note ?? (isEmpty ? searchTexts.hint : null)}
      </p>
      {ranked ? <p className={styles["ranked"]}>{ranked}</p> : null}
      {limits ? <p className={styles["ranked"]}>{limits}</p> : null}
      <p role="status" className="visually-hidden">
        {isBusy || isEmpty ? null : (searching ?? outcomeInWords(count, note, ranked, limits))}
      </p>
    </>
  );
}

function OnlineRow({ text }: { readonly text: string }) {
  const words = isPostcode(text) ? addressTexts.searchPostcode : addressTexts.search;
  return (
    <>
      <Globe aria-hidden="true" className={rowStyles["icon"]} />
      <span className={rowStyles["title"]}>{words(text.trim())}</span>
      <span className={layout["hint"]}>{addressTexts.hint}</span>
    </>
  );
}

/** Returns the announcement: the number of results, and questions or notes about them. */
function outcomeInWords(count: number, ...notes: readonly (string | null)[]): string {
  return [resultCount(count), ...notes].filter(Boolean).join(". ");
}

/** Handles Enter before the results arrive: chooses the first one when it is known, unless the user types on. */
function useChooseSoon(
  text: string,
  first: Option | undefined,
  onChoose: (option: Option) => void,
): () => void {
  const [awaited, setAwaited] = useState<string | null>(null);
  const choose = useEffectEvent(onChoose);
  const found = awaited === text ? first : undefined;
  useEffect(() => {
    if (found) choose(found);
  }, [found]);
  return () => setAwaited(text);
}

/** Focuses the box once, with its text selected. */
function useFocus() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return input;
}
