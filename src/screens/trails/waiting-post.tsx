import { Lightbulb } from "lucide-react";
import { useStore } from "zustand";
import { arrivalAt } from "#domain/trail/arrival.ts";
import type { PostHead } from "#domain/trail/sealed-trail.ts";
import type { KnownPost } from "#domain/trail/walk.ts";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { hintAfterText, poorPositionText, postName } from "#sentences/scouting/trails.ts";
import type { OpenWalk } from "#state/trail/open-walk.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { trailWalkTexts as texts } from "#words/scouting/trail-walk.ts";
import { AnswerField } from "./answer-field.tsx";
import { CodeField } from "./code-field.tsx";
import { PostFinding } from "./post-finding.tsx";
import styles from "./trails.module.css";

interface WaitingPostProps {
  readonly open: OpenWalk;
  readonly post: KnownPost;
  /** The post before it; null at the start and in a free order. */
  readonly last: PostHead | null;
}

/** A post that is not open yet: how to find it, whether the patrol is there, its question and its hint. */
export function WaitingPost({ open, post, last }: WaitingPostProps) {
  const { head, hasArrived } = post;
  return (
    <Section heading={postName(head.number, head.name)}>
      <div className={layout["stack"]}>
        <PostFinding head={head} last={last} />
        <ArrivalText head={head} hasArrived={hasArrived} />
        {head.opens === "none" ? (
          <Button variant="primary" onClick={() => open.openFreely(head.id)}>
            {texts.open}
          </Button>
        ) : null}
        {head.opens === "place" ? <CodeField open={open} postId={head.id} /> : null}
        {head.box === undefined ? null : <AnswerField open={open} head={head} />}
        <Hint open={open} post={post} />
      </div>
    </Section>
  );
}

interface ArrivalTextProps {
  readonly head: PostHead;
  readonly hasArrived: boolean;
}

function ArrivalText({ head, hasArrived }: ArrivalTextProps) {
  const own = useOwnPosition();
  if (hasArrived) return <p role="status">{texts.arrived}</p>;
  if (!own || own.isStale) return <p role="status">{texts.noPosition}</p>;
  const arrival = arrivalAt(head, own);
  const text = arrival === "poor" ? poorPositionText(own.accuracyMeters) : texts.away;
  return <p role="status">{arrival === "there" ? texts.arrived : text}</p>;
}

function Hint({ open, post: { head, hasHint } }: Pick<WaitingPostProps, "open" | "post">) {
  const waitedMs = useStore(open.store, (state) => state.waitedMs[head.id] ?? 0);
  if (head.hint === "") return null;
  if (hasHint) {
    return (
      <p className={styles["text"]}>
        {texts.hint}: {head.hint}
      </p>
    );
  }
  const leftMs = head.hintMinutes * 60_000 - waitedMs;
  if (leftMs > 0) return <p className={layout["hint"]}>{hintAfterText(leftMs)}</p>;
  return (
    <Button
      icon={<Lightbulb aria-hidden="true" size={20} />}
      onClick={() => open.takeHint(head.id)}
    >
      {texts.showHint}
    </Button>
  );
}
