import { Printer } from "lucide-react";
import { useState } from "react";
import { isSealedPost, rightAnswers, type TrailPost } from "#domain/trail/trail.ts";
import { CoordinateText } from "#parts/coordinates/coordinate-text.tsx";
import { PrintedPage } from "#parts/printed-page.tsx";
import { postName, sheetColumns, trailName } from "#sentences/scouting/trails.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { postOpenings, trailEditorTexts as texts } from "#words/scouting/trail-editor.ts";
import type { EditorProps } from "./editor-props.ts";

/** The sheet of the leaders: places, answers and codes. */
export function LeadersSheet({ record: { name, posts } }: EditorProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Section heading={texts.sheet}>
      <p className={layout["hint"]}>{texts.sheetHint}</p>
      <Button
        icon={<Printer aria-hidden="true" size={20} />}
        disabled={posts.length === 0}
        onClick={() => setPrinting(true)}
      >
        {texts.printSheet}
      </Button>
      {isPrinting ? (
        <PrintedPage onPrinted={() => setPrinting(false)}>
          <h1>{trailName(name)}</h1>
          <table>
            <thead>
              <tr>
                {sheetColumns.map((column) => (
                  <th key={column}>{column}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {posts.map((post, index) => (
                <SheetRow key={post.id} post={post} number={index + 1} />
              ))}
            </tbody>
          </table>
        </PrintedPage>
      ) : null}
    </Section>
  );
}

function SheetRow({ post, number }: { readonly post: TrailPost; readonly number: number }) {
  const { opens, question, place, arrivalCode, hint } = post;
  const answer = isSealedPost(post) ? rightAnswers(post).join(" / ") : postOpenings[opens];
  return (
    <tr>
      <td>{postName(number, post.name)}</td>
      <td>{place ? <CoordinateText place={place} usual="rd" /> : texts.noPlace}</td>
      <td>
        {question} <strong>{answer}</strong>
        {hint ? (
          <div>
            {texts.hint}: {hint}
          </div>
        ) : null}
      </td>
      <td>{opens === "place" ? arrivalCode : ""}</td>
      <td>{post.points}</td>
    </tr>
  );
}
