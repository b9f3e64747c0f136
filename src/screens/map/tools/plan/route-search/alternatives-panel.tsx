import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { nodesAmong } from "#domain/network/plan/route/plan-route.ts";
import type { DraftChoice } from "#domain/plans/draft-alternatives.ts";
import { hasPlacesOrGrounds, isLoop, type PlanDraft } from "#domain/plans/plan-draft.ts";
import { planOfferTapped } from "#mapview/layers/plan/plan-events.ts";
import { PackHelp } from "#parts/packs/pack-help.tsx";
import { numbered, pointText } from "#parts/plan-export/point-words.ts";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { numbersInRow } from "#sentences/plan/plan.ts";
import { compared, routeLetter, stretchWords } from "#sentences/plan/route-search.ts";
import { searchForBoat } from "#state/plans/graphs-for-boat.ts";
import { planner } from "#state/plans/planner.ts";
import { Select } from "#ui/select.tsx";
import { routeSearchTexts } from "#words/plan/route-search.ts";
import { AnswerState } from "./answer-state.tsx";
import { OfferLetter } from "./offer-letter.tsx";
import styles from "./route-search.module.css";
import type { SearchPanelProps } from "./search-panel.ts";
import { useAnswer } from "./use-answer.ts";
import { useOffer } from "./use-offer.ts";

const findAlongNetwork = searchForBoat("alternatives");
const findBesideNetwork = searchForBoat("draftAlternatives");

interface Question extends PlanDraft {
  readonly fromStop: number;
  readonly toStop: number;
}

async function findOthers(
  question: Question,
  signal: AbortSignal,
): Promise<readonly DraftChoice[]> {
  if (!hasPlacesOrGrounds(question)) {
    const stops = nodesAmong(question.stops).map(({ osmId }) => osmId);
    return findAlongNetwork({ ...question, stops }, signal);
  }
  return findBesideNetwork(question, signal);
}

/** Offers alternative routes, drawn beside the plan on the map; a tap on one or on its row adopts it. */
export function AlternativesPanel({ controller, onDone }: SearchPanelProps) {
  const { draft, route } = useStore(planner.store);
  const { mode, options } = draft;
  const stretches = stretchesOf(draft);
  const [chosen, setChosen] = useState(0);
  const { from, to } = stretches[chosen] ?? { from: 0, to: 1 };
  const { answer, ...asked } = useAnswer(
    { mode, options, stops: draft.stops, fromStop: from, toStop: to },
    findOthers,
    () => {},
  );
  const routes = useMemo(() => answer?.map((one) => one.route) ?? [], [answer]);
  useOffer({ mode, routes });
  useMapEvent(controller, planOfferTapped, (index) => {
    const choice = answer?.[index];
    if (choice) take(choice);
  });

  function take({ stops, route: taken }: DraftChoice) {
    planner.open({ draft: { ...draft, stops }, route: taken });
    onDone();
  }

  return (
    <>
      <StretchChoice stretches={stretches} chosen={chosen} onChoose={setChosen} />
      <AnswerState
        {...asked}
        message={answer?.length === 0 ? routeSearchTexts.noAlternative : null}
      />
      {answer?.length === 0 ? <PackHelp mode={mode} nodes={route.nodes} isOfferOnly /> : null}
      <ul className={styles["list"]}>
        {answer?.map((choice, index) => (
          <li key={routeLetter(index)}>
            <button type="button" className={styles["offer"]} onClick={() => take(choice)}>
              <OfferLetter index={index} />
              <span className={styles["words"]}>
                <strong>
                  {`${compared(choice.route.meters - route.meters, mode)} · ${distanceText(choice.route.meters, mode)}`}
                </strong>
                <span>{numbersInRow(numbered(choice.route.nodes))}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A part of the plan between two stops, by their indexes. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** Returns the whole plan, unless it is a loop, and each part between successive stops. */
function stretchesOf({ stops }: Pick<PlanDraft, "stops">): readonly Stretch[] {
  const [first, last] = [stops[0], stops.at(-1)];
  const single = stops.slice(1).map((stop, from) => ({
    from,
    to: from + 1,
    label: stretchWords(pointText(stops[from]), pointText(stop)),
  }));
  if (single.length < 2 || isLoop({ stops })) return single;
  const words = stretchWords(pointText(first), pointText(last));
  return [
    { from: 0, to: stops.length - 1, label: `${routeSearchTexts.whole} (${words})` },
    ...single,
  ];
}

interface StretchChoiceProps {
  readonly stretches: readonly Stretch[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function StretchChoice({ stretches, chosen, onChoose }: StretchChoiceProps) {
  if (stretches.length < 2) return null;
  return (
    <Select
      label={routeSearchTexts.whichStretch}
      options={[...stretches.keys()]}
      value={chosen}
      textOf={(index) => stretches[index]?.label ?? ""}
      onChoose={onChoose}
    />
  );
}
