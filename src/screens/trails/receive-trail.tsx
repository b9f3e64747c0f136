import { FileUp, ScanQrCode } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { sharedPath } from "#domain/links/shared-path.ts";
import { walkPath } from "#domain/links/trail-path.ts";
import { HIKE_FILE_BYTES, HIKE_MARK, looksLikeHike } from "#domain/sharing/hike-mark.ts";
import {
  type ReadParcel,
  readTrailFile,
  readTrailLink,
  TRAIL_MARK,
  type TrailParcel,
} from "#domain/sharing/trail-link.ts";
import { TRAIL_LIMITS } from "#domain/trail/trail.ts";
import { reportOf } from "#domain/trail/walk.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { postsText, trailName } from "#sentences/scouting/trails.ts";
import { wantPosition } from "#state/position/want-position.ts";
import { trails } from "#state/trail/trails.ts";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { TextField } from "#ui/text-field.tsx";
import { trailProblems, trailTexts, trailWords } from "#words/scouting/trails.ts";

const ScanDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "scan" */ "#parts/exchange/scan-dialog.tsx")).ScanDialog,
);

const IncomingHike = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "incoming-hike" */ "./incoming-hike.tsx")).IncomingHike,
);

/** The latest that came in, which takes the place of what came in before. */
type Incoming =
  | { readonly kind: "parcel"; readonly read: ReadParcel }
  | { readonly kind: "hike"; readonly content: string | Uint8Array };

/** Reads hikes, trails, walks and results from links, codes and files. Nothing is stored before the user says so. */
export function ReceiveTrail() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [incoming, setIncoming] = useState<Incoming | null>(null);
  const read = incoming?.kind === "parcel" ? incoming.read : null;
  const setRead = (read: ReadParcel) => setIncoming({ kind: "parcel", read });
  const setHike = (content: string | Uint8Array) => setIncoming({ kind: "hike", content });
  const [isScanning, setScanning] = useState(false);
  useEffect(() => {
    if (hash.startsWith(HIKE_MARK)) setIncoming({ kind: "hike", content: hash });
    else if (hash.startsWith(TRAIL_MARK))
      setIncoming({ kind: "parcel", read: readTrailLink(hash) });
    else return;
    // The data leaves the address, so that a reload does not ask again.
    void navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
  const onCode = (text: string) => {
    setScanning(false);
    const path = sharedPath(text);
    if (path?.includes(HIKE_MARK)) setHike(path);
    else if (path && !path.includes(TRAIL_MARK)) void navigate(path);
    else setRead(readTrailLink(text));
  };
  const onFile = async (file: File | undefined) => {
    if (!file) return;
    // A file that is too large is not read at all.
    if (file.size > HIKE_FILE_BYTES) return setRead({ ok: false, reason: "too-long" });
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (looksLikeHike(bytes)) setHike(bytes);
    else setRead(readTrailFile(bytes));
  };
  return (
    <Section heading={trailTexts.receive}>
      {read && !read.ok ? <Notice tone="danger">{trailProblems[read.reason]}</Notice> : null}
      {incoming?.kind === "hike" ? (
        <IncomingHike content={incoming.content} onDone={() => setIncoming(null)} />
      ) : null}
      {read?.ok ? <IncomingParcel parcel={read.parcel} onDone={() => setIncoming(null)} /> : null}
      <p className={layout["hint"]}>{trailTexts.receiveHint}</p>
      <div className={layout["actions"]}>
        <Button
          icon={<ScanQrCode aria-hidden="true" size={20} />}
          onClick={() => setScanning(true)}
        >
          {trailTexts.scan}
        </Button>
        <FileButton
          label={trailTexts.openFile}
          icon={<FileUp aria-hidden="true" size={20} />}
          onFiles={([file]) => void onFile(file)}
        />
      </div>
      {isScanning ? <ScanDialog onRead={onCode} onClose={() => setScanning(false)} /> : null}
    </Section>
  );
}

interface IncomingProps {
  readonly parcel: TrailParcel;
  readonly onDone: () => void;
}

function IncomingParcel({ parcel, onDone }: IncomingProps) {
  const made = useStore(trails.store, (state) => state.trails);
  if (parcel.kind === "trail") return <IncomingTrail parcel={parcel} onDone={onDone} />;
  if (parcel.kind === "report") return <IncomingReport parcel={parcel} onDone={onDone} />;
  // A file for another phone has the log too, and patrols hand it in where a code is too small for it.
  const { walk } = parcel;
  const isOfLeader = made?.some(({ id }) => id === walk.trail.trailId) ?? false;
  const report = { kind: "report", report: reportOf(walk) } as const;
  return (
    <>
      {isOfLeader ? <IncomingReport parcel={report} onDone={onDone} /> : null}
      <IncomingWalk parcel={parcel} onDone={onDone} />
    </>
  );
}

type Part<Kind> = IncomingProps & { readonly parcel: Extract<TrailParcel, { kind: Kind }> };

function IncomingTrail({ parcel: { trail }, onDone }: Part<"trail">) {
  const navigate = useNavigate();
  const [patrol, setPatrol] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    wantPosition();
    const id = await trails.take(trail, patrol.trim());
    setFailed(id === null);
    if (id) await navigate(walkPath(id));
  };
  return (
    <form className={layout["stack"]} onSubmit={(event) => void begin(event)}>
      <p>{trailWords.incomingTrail(trailName(trail.name), postsText(trail.count))}</p>
      <TextField
        label={trailTexts.patrolName}
        value={patrol}
        maxLength={TRAIL_LIMITS.name}
        onChange={({ currentTarget }) => setPatrol(currentTarget.value)}
      />
      {hasFailed ? <Notice tone="danger">{trailTexts.notStored}</Notice> : null}
      <div className={layout["actions"]}>
        <Button type="submit" variant="primary" disabled={patrol.trim() === ""}>
          {trailTexts.begin}
        </Button>
        <Button onClick={onDone}>{trailTexts.refuse}</Button>
      </div>
    </form>
  );
}

function IncomingWalk({ parcel: { walk }, onDone }: Part<"walk">) {
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const goOn = async () => {
    wantPosition();
    const id = await trails.takeWalk(walk);
    setFailed(id === null);
    if (id) await navigate(walkPath(id));
  };
  return (
    <div className={layout["stack"]}>
      <p>{trailWords.incomingWalk(trailName(walk.trail.name), walk.patrol)}</p>
      <p className={layout["hint"]}>{trailTexts.walkHint}</p>
      {hasFailed ? <Notice tone="danger">{trailTexts.notStored}</Notice> : null}
      <div className={layout["actions"]}>
        <Button variant="primary" onClick={() => void goOn()}>
          {trailTexts.goOn}
        </Button>
        <Button onClick={onDone}>{trailTexts.refuse}</Button>
      </div>
    </div>
  );
}

function IncomingReport({ parcel: { report }, onDone }: Part<"report">) {
  const [message, setMessage] = useState<string | null>(null);
  const add = async () => {
    const outcome = await trails.takeReport(report);
    const texts = {
      taken: trailWords.reportTaken(report.patrol),
      known: trailTexts.known,
      full: trailTexts.full,
      "unknown-trail": trailTexts.unknownTrail,
      "not-stored": trailTexts.notStored,
    };
    setMessage(texts[outcome]);
  };
  if (message !== null) return <Notice>{message}</Notice>;
  return (
    <div className={layout["stack"]}>
      <p>{trailWords.incomingReport(report.patrol)}</p>
      <div className={layout["actions"]}>
        <Button variant="primary" onClick={() => void add()}>
          {trailTexts.addReport}
        </Button>
        <Button onClick={onDone}>{trailTexts.refuse}</Button>
      </div>
    </div>
  );
}
