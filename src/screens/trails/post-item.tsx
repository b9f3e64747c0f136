import { useState } from "react";
import {
  isSealedPost,
  POST_FINDS,
  POST_OPENINGS,
  problemsOfPost,
  TRAIL_LIMITS,
  type TrailPost,
} from "#domain/trail/trail.ts";
import { postName } from "#sentences/scouting/trails.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { TextArea, TextField } from "#ui/text-field.tsx";
import {
  postFinds,
  postOpenings,
  trailEditorTexts as texts,
  trailEditorWords,
} from "#words/scouting/trail-editor.ts";
import { trailWords } from "#words/scouting/trails.ts";
import type { EditorProps } from "./editor-props.ts";
import { NumberEntry } from "./number-entry.tsx";
import { PictureField } from "./picture-field.tsx";
import { PostAnswer } from "./post-answer.tsx";
import { PostPlace } from "./post-place.tsx";
import { PROBLEM_TEXTS } from "./problem-texts.ts";
import styles from "./trails.module.css";

interface PostItemProps extends EditorProps {
  readonly post: TrailPost;
  readonly index: number;
}

/** A post: its place, how it is found, what opens it, and what it shows then. */
export function PostItem({ trail, record, post, index }: PostItemProps) {
  const [isOpen, setOpen] = useState(post.place === null);
  const name = postName(index + 1, post.name);
  const problems = problemsOfPost(post).map((problem) => PROBLEM_TEXTS[problem]);
  const isLast = index === record.posts.length - 1;
  return (
    <li className={styles["post"]}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={layout["summary"]}>
          {problems.length > 0 ? trailEditorWords.problem(name, problems.join(", ")) : name}
        </summary>
        {isOpen ? (
          <fieldset className={styles["form"]}>
            <legend className="visually-hidden">{name}</legend>
            <PostPlace trail={trail} record={record} post={post} />
            <Finding trail={trail} record={record} post={post} index={index} />
            <Select
              label={texts.opens}
              options={POST_OPENINGS}
              value={post.opens}
              textOf={(opens) => postOpenings[opens]}
              onChoose={(opens) => trail.changePost(post.id, { opens })}
            />
            {isSealedPost(post) ? <PostAnswer trail={trail} post={post} /> : null}
            {post.opens === "place" ? (
              <p className={layout["hint"]}>
                {texts.hidden} {trailEditorWords.arrivalCode(post.arrivalCode)}
              </p>
            ) : null}
            {post.opens === "none" ? <p className={layout["hint"]}>{texts.open}</p> : null}
            <Contents trail={trail} post={post} />
            <div className={layout["actions"]}>
              {index > 0 ? (
                <Button variant="quiet" onClick={() => trail.movePost(post.id, -1)}>
                  {texts.up}
                </Button>
              ) : null}
              {isLast ? null : (
                <Button variant="quiet" onClick={() => trail.movePost(post.id, 1)}>
                  {texts.down}
                </Button>
              )}
              <Button variant="quiet" onClick={() => trail.removePost(post.id, name)}>
                {trailWords.remove(name)}
              </Button>
            </div>
          </fieldset>
        ) : null}
      </details>
    </li>
  );
}

/** A text about how a patrol finds the post. */
function Finding({ trail, record, post, index }: PostItemProps) {
  const { id, find } = post;
  const isWithoutLast = find === "bearing" && (index === 0 || record.order !== "set");
  return (
    <>
      <div className={styles["fields"]}>
        <TextField
          label={texts.postName}
          value={post.name}
          maxLength={TRAIL_LIMITS.name}
          onChange={({ currentTarget: { value } }) => trail.changePost(id, { name: value })}
        />
        <Select
          label={texts.find}
          options={POST_FINDS}
          value={find}
          textOf={(one) => postFinds[one]}
          onChoose={(one) => trail.changePost(id, { find: one })}
        />
        <NumberEntry
          label={texts.radius}
          value={post.radiusMeters}
          min={1}
          max={TRAIL_LIMITS.radiusMeters}
          onNumber={(radiusMeters) => trail.changePost(id, { radiusMeters })}
        />
      </div>
      {isWithoutLast ? <p className={layout["hint"]}>{trailEditorWords.bearingFirst}</p> : null}
      {find === "photo" || find === "sheet" || find === "formula" ? (
        <TextField
          label={texts.findText}
          hint={texts.placeInFile}
          value={post.findText}
          maxLength={TRAIL_LIMITS.question}
          onChange={({ currentTarget: { value } }) => trail.changePost(id, { findText: value })}
        />
      ) : null}
      {find === "photo" ? (
        <PictureField
          label={texts.findPhoto}
          picture={post.findPicture}
          onPicture={(findPicture) => trail.changePost(id, { findPicture })}
        />
      ) : null}
    </>
  );
}

/** The contents that the post shows once it is open, its points and its hint. */
function Contents({ trail, post }: Pick<PostItemProps, "trail" | "post">) {
  const { id } = post;
  return (
    <>
      <TextArea
        label={texts.text}
        value={post.text}
        rows={2}
        maxLength={TRAIL_LIMITS.text}
        onChange={({ currentTarget: { value } }) => trail.changePost(id, { text: value })}
      />
      <PictureField
        label={texts.picture}
        picture={post.picture}
        onPicture={(picture) => trail.changePost(id, { picture })}
      />
      <TextField
        label={texts.hint}
        hint={texts.hintHint}
        value={post.hint}
        maxLength={TRAIL_LIMITS.hint}
        onChange={({ currentTarget: { value } }) => trail.changePost(id, { hint: value })}
      />
      <div className={styles["fields"]}>
        <NumberEntry
          label={texts.hintMinutes}
          value={post.hintMinutes}
          min={0}
          max={TRAIL_LIMITS.hintMinutes}
          onNumber={(hintMinutes) => trail.changePost(id, { hintMinutes })}
        />
        <NumberEntry
          label={texts.points}
          value={post.points}
          min={0}
          max={TRAIL_LIMITS.points}
          onNumber={(points) => trail.changePost(id, { points })}
        />
      </div>
    </>
  );
}
