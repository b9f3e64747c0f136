import { answerStrength, rightAnswers, TRAIL_LIMITS, type TrailPost } from "#domain/trail/trail.ts";
import type { OpenTrail } from "#state/trail/open-trail.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { TextArea, TextField } from "#ui/text-field.tsx";
import { trailEditorTexts as texts } from "#words/scouting/trail-editor.ts";

interface PostAnswerProps {
  readonly trail: OpenTrail;
  readonly post: TrailPost;
}

/** The question and its right answers, with what they keep secret and what not. */
export function PostAnswer({ trail, post }: PostAnswerProps) {
  const { id, opens, question, answers, choices } = post;
  return (
    <>
      <TextField
        label={texts.question}
        value={question}
        maxLength={TRAIL_LIMITS.question}
        onChange={({ currentTarget: { value } }) => trail.changePost(id, { question: value })}
      />
      {opens === "choice" ? (
        <>
          <TextArea
            label={texts.choices}
            rows={3}
            value={choices.join("\n")}
            onChange={({ currentTarget: { value } }) =>
              trail.changePost(id, { choices: linesOf(value, TRAIL_LIMITS.choices) })
            }
          />
          <Select
            label={texts.rightChoice}
            options={["", ...new Set(choices.filter((choice) => choice !== ""))]}
            value={rightAnswers(post)[0] ?? ""}
            textOf={(choice) => choice || texts.noWaypoint}
            onChoose={(choice) => trail.changePost(id, { answers: choice ? [choice] : [] })}
          />
        </>
      ) : (
        <TextArea
          label={texts.answers}
          hint={texts.answersHint}
          rows={1}
          value={answers.join("\n")}
          onChange={({ currentTarget: { value } }) =>
            trail.changePost(id, { answers: linesOf(value, TRAIL_LIMITS.answers) })
          }
        />
      )}
      <p className={layout["hint"]}>{texts.strengths[answerStrength(post)]}</p>
      {opens === "code" ? (
        <Button onClick={() => trail.makeCode(id)}>{texts.makeCode}</Button>
      ) : null}
    </>
  );
}

/** Returns the lines as typed, the empty one at the end too, so that another can follow. */
function linesOf(text: string, most: number): readonly string[] {
  if (text === "") return [];
  const lines = text.split("\n").slice(0, most);
  return lines.map((line) => line.slice(0, TRAIL_LIMITS.answer));
}
