import { useStore } from "zustand";
import { PackHelp } from "#parts/packs/pack-help.tsx";
import styles from "#screens/map/tools/plan/planner.module.css";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { planTexts } from "#words/plan/plan.ts";
import type { TypedNumbersState } from "./use-typed-numbers.ts";

/** The field for numbers that are typed. */
export function TypedNumbers({ typing }: { readonly typing: TypedNumbersState }) {
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const { typed, setTyped, problem, unknownNear, submit } = typing;
  return (
    <>
      <form
        className={styles["typed"]}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={planTexts.typed}
          hint={planTexts.typedHint}
          error={problem}
          value={typed}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">{planTexts.typedAdd}</Button>
      </form>
      {unknownNear ? <PackHelp mode={mode} nodes={[unknownNear]} /> : null}
    </>
  );
}
