import { Download, Share2 } from "lucide-react";
import { useState } from "react";
import { trailLink } from "#domain/sharing/trail-link.ts";
import type { SealedTrail } from "#domain/trail/sealed-trail.ts";
import { problemsOfPost } from "#domain/trail/trail.ts";
import { appOrigin } from "#parts/exchange/app-origin.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { postName, trailName } from "#sentences/scouting/trails.ts";
import { saveFileForPatrols } from "#state/exchange/save-trail-file.ts";
import { trails } from "#state/trail/trails.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { Select } from "#ui/select.tsx";
import { trailEditorTexts as texts, trailEditorWords } from "#words/scouting/trail-editor.ts";
import { trailTexts } from "#words/scouting/trails.ts";
import type { EditorProps } from "./editor-props.ts";
import { PROBLEM_TEXTS } from "./problem-texts.ts";

const LinkDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "share" */ "#parts/exchange/link-dialog.tsx")).LinkDialog,
);

type Stage =
  | { readonly kind: "idle" }
  | { readonly kind: "sealing" }
  | { readonly kind: "failed"; readonly text: string }
  | { readonly kind: "link"; readonly trail: SealedTrail };

/** Locks the posts and hands the trail to patrols, unless a post is not ready. */
export function GiveTrail({ record }: EditorProps) {
  const [stage, setStage] = useState<Stage>({ kind: "idle" });
  const [start, setStart] = useState(0);
  const { posts, order } = record;
  const problems = posts.flatMap((post, index) =>
    problemsOfPost(post).map((problem) =>
      trailEditorWords.problem(postName(index + 1, post.name), PROBLEM_TEXTS[problem]),
    ),
  );
  const name = trailName(record.name);
  const give = async (method: "link" | "file") => {
    setStage({ kind: "sealing" });
    try {
      const trail = await trails.seal(record, Math.min(start, posts.length - 1));
      if (!trail) throw new Error("A post is not ready.");
      if (method === "link") setStage({ kind: "link", trail });
      else if (saveFileForPatrols(name, trail)) setStage({ kind: "idle" });
      else setStage({ kind: "failed", text: texts.tooLargeFile });
    } catch (error) {
      console.warn("Not sealed:", error);
      const text = trails.canSeal ? texts.sealFailed : trailTexts.noCiphers;
      setStage({ kind: "failed", text });
    }
  };
  const isSealing = stage.kind === "sealing";
  const isReady = posts.length > 0 && problems.length === 0 && !isSealing;
  return (
    <Section heading={texts.give}>
      <div className={layout["stack"]}>
        <p className={layout["hint"]}>{texts.giveHint}</p>
        {posts.length === 0 ? <p>{texts.empty}</p> : null}
        {problems.length > 0 ? (
          <Notice>
            {texts.notReady}
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {order === "shifted" && posts.length > 0 ? (
          <Select
            label={texts.startPost}
            options={posts.map((_, index) => index)}
            value={Math.min(start, posts.length - 1)}
            textOf={(index) => postName(index + 1, posts[index]?.name ?? "")}
            onChoose={setStart}
          />
        ) : null}
        <div className={layout["actions"]}>
          <Button
            variant="primary"
            icon={<Share2 aria-hidden="true" size={20} />}
            disabled={!isReady}
            onClick={() => void give("link")}
          >
            {texts.asLink}
          </Button>
          <Button
            icon={<Download aria-hidden="true" size={20} />}
            disabled={!isReady}
            onClick={() => void give("file")}
          >
            {texts.asFile}
          </Button>
        </div>
        <p role="status">{isSealing ? texts.sealing : null}</p>
        {stage.kind === "failed" ? <Notice tone="danger">{stage.text}</Notice> : null}
        {stage.kind === "link" ? (
          <LinkDialog
            link={trailLink(appOrigin(), { kind: "trail", trail: stage.trail })}
            title={name}
            note={texts.giveNote}
            tooLong={texts.tooLong}
            onClose={() => setStage({ kind: "idle" })}
          />
        ) : null}
      </div>
    </Section>
  );
}
