import { Download, Send, Smartphone } from "lucide-react";
import { useState } from "react";
import { type TrailParcel, trailLink } from "#domain/sharing/trail-link.ts";
import { reportOf, type Walk } from "#domain/trail/walk.ts";
import { appOrigin } from "#parts/exchange/app-origin.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { trailName } from "#sentences/scouting/trails.ts";
import { saveTrailFile } from "#state/exchange/save-trail-file.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { trailWalkTexts as texts } from "#words/scouting/trail-walk.ts";

const LinkDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "share" */ "#parts/exchange/link-dialog.tsx")).LinkDialog,
);

type HandedOver = Extract<TrailParcel, { readonly kind: "walk" | "report" }>;

interface HandInProps {
  readonly walk: Walk;
  /** True once every post is open. */
  readonly isDone: boolean;
}

/** Hands the log in to the leaders, and the walk over to another phone of the patrol. */
export function HandIn({ walk, isDone }: HandInProps) {
  const [parcel, setParcel] = useState<HandedOver | null>(null);
  const name = `${trailName(walk.trail.name)} ${walk.patrol}`;
  return (
    <Section heading={texts.handIn}>
      <div className={layout["stack"]}>
        <p className={layout["hint"]}>{texts.handInHint}</p>
        <div className={layout["actions"]}>
          <Button
            variant={isDone ? "primary" : "secondary"}
            icon={<Send aria-hidden="true" size={20} />}
            onClick={() => setParcel({ kind: "report", report: reportOf(walk) })}
          >
            {texts.handIn}
          </Button>
          <Button
            icon={<Smartphone aria-hidden="true" size={20} />}
            onClick={() => setParcel({ kind: "walk", walk })}
          >
            {texts.move}
          </Button>
          <Button
            variant="quiet"
            icon={<Download aria-hidden="true" size={20} />}
            onClick={() => saveTrailFile(name, { kind: "walk", walk })}
          >
            {texts.asFile}
          </Button>
        </div>
        {parcel ? (
          <LinkDialog
            link={trailLink(appOrigin(), parcel)}
            title={name}
            note={parcel.kind === "walk" ? texts.moveNote : texts.handInHint}
            tooLong={texts.moveTooLong}
            onClose={() => setParcel(null)}
          />
        ) : null}
      </div>
    </Section>
  );
}
