import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Municipality } from "#domain/areas/municipality.ts";
import {
  areaShapeTexts,
  foundMunicipalitiesText,
  municipalityProblemText,
} from "#i18n/area-shapes.ts";
import { findMunicipality } from "#state/packs/municipalities.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./save-area.module.css";

interface MunicipalitySearchProps {
  readonly chosen: Municipality | null;
  readonly onChoose: (municipality: Municipality | null) => void;
}

/** The result of the last search: the problem as text, or the municipalities found. */
interface Found {
  readonly problem: string;
  readonly municipalities: readonly Municipality[];
}

const NOTHING: Found = { problem: "", municipalities: [] };

/** Lets the user find a municipality by name; a request is sent when the user taps the button, and not before. */
export function MunicipalitySearch({ chosen, onChoose }: MunicipalitySearchProps) {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found>(NOTHING);
  const [isSearching, setSearching] = useState(false);
  const searching = useRef<AbortController | null>(null);
  useEffect(() => () => searching.current?.abort(), []);

  async function search() {
    const stopping = new AbortController();
    searching.current = stopping;
    setSearching(true);
    setFound(NOTHING);
    onChoose(null);
    const result = await findMunicipality(typed, stopping.signal);
    if (stopping.signal.aborted) return;
    setSearching(false);
    if (typeof result === "string")
      return setFound({ ...NOTHING, problem: municipalityProblemText(result) });
    const [first] = result;
    setFound({ problem: first ? "" : areaShapeTexts.noMunicipality, municipalities: result });
    if (first) onChoose(first);
  }

  function stop() {
    searching.current?.abort();
    setSearching(false);
  }

  function searchOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // The form would save what was chosen before.
    event.preventDefault();
    void search();
  }

  const { municipalities, problem } = found;
  return (
    <>
      <div className={styles["search"]}>
        <TextField
          label={areaShapeTexts.orMunicipality}
          value={typed}
          hint={areaShapeTexts.municipalityHint}
          error={problem}
          enterKeyHint="search"
          autoCapitalize="words"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={searchOnEnter}
        />
        <Button onClick={isSearching ? stop : () => void search()}>
          {isSearching ? areaShapeTexts.stopSearch : areaShapeTexts.searchMunicipality}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {isSearching
          ? areaShapeTexts.searching
          : foundMunicipalitiesText(municipalities.map(nameOf))}
      </p>
      {chosen && municipalities.length > 1 ? (
        <Select
          label={areaShapeTexts.whichMunicipality}
          options={[...municipalities.keys()]}
          value={municipalities.indexOf(chosen)}
          textOf={(index) => (municipalities[index] ? nameOf(municipalities[index]) : "")}
          onChoose={(index) => onChoose(municipalities[index] ?? null)}
        />
      ) : null}
    </>
  );
}

function nameOf({ name, province }: Municipality): string {
  return province === null ? name : `${name} (${province})`;
}
