import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import {
  MAX_ANIMATED_CHARACTERS,
  MAX_LINK_CHARACTERS,
  MAX_QR_CHARACTERS,
} from "#domain/sharing/share-link.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { copyText } from "#state/exchange/copy-text.ts";
import { shareText } from "#state/exchange/share-text.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { sharingTexts } from "#words/exchange/sharing.ts";
import styles from "./exchange-dialogs.module.css";
import { QrPicture } from "./qr-picture.tsx";

const AnimatedCodeView = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "animated-code" */ "./animated-code-view.tsx"))
      .AnimatedCodeView,
  { waiting: <p role="status">{sharingTexts.loadingCode}</p> },
);

interface LinkDialogProps {
  readonly link: string;
  /** The subject of the link. */
  readonly title: string;
  /** A note on what the link carries and what it leaves out. */
  readonly note?: string;
  /** The advice if the contents are too long for a link and an animated code. */
  readonly tooLong: string;
  readonly onClose: () => void;
}

/** Shows a link that carries the shared contents, and its QR code; an animated one if it does not fit in one. */
export function LinkDialog({ link, title, note, tooLong, onClose }: LinkDialogProps) {
  return (
    <Dialog heading={sharingTexts.heading} onClose={onClose}>
      {note ? <p>{note}</p> : null}
      {link.length > MAX_ANIMATED_CHARACTERS ? (
        <Notice>{tooLong}</Notice>
      ) : link.length > MAX_LINK_CHARACTERS ? (
        <>
          <Notice>{sharingTexts.animatedOnly}</Notice>
          <Code link={link} />
        </>
      ) : (
        <LinkAndCode link={link} title={title} />
      )}
      <div className={layout["actions"]}>
        <Button variant="quiet" onClick={onClose}>
          {sharingTexts.close}
        </Button>
      </div>
    </Dialog>
  );
}

interface LinkAndCodeProps {
  readonly link: string;
  readonly title: string;
}

function LinkAndCode({ link, title }: LinkAndCodeProps) {
  const [message, setMessage] = useState<string | null>(null);
  const share = async () => setMessage(OUTCOME_TEXTS[await shareText(title, link)]);
  const copy = async () =>
    setMessage((await copyText(link)) ? sharingTexts.copied : sharingTexts.failed);
  return (
    <>
      <p>{sharingTexts.intro}</p>
      <div className={layout["actions"]}>
        <Button variant="primary" Icon={Share2} onClick={() => void share()}>
          {sharingTexts.shareLink}
        </Button>
        <Button Icon={Copy} onClick={() => void copy()}>
          {sharingTexts.copyLink}
        </Button>
      </div>
      <p role="status">{message}</p>
      <Code link={link} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
      <section className={styles["link"]} aria-label={sharingTexts.link} tabIndex={0}>
        {link}
      </section>
    </>
  );
}

const OUTCOME_TEXTS = {
  shared: sharingTexts.shared,
  copied: sharingTexts.copied,
  cancelled: null,
  failed: sharingTexts.failed,
} as const;

function Code({ link }: { readonly link: string }) {
  if (link.length > MAX_QR_CHARACTERS) {
    return <AnimatedCodeView text={link} />;
  }
  return (
    <>
      <QrPicture text={link} label={sharingTexts.qrLabel} />
      <p className={layout["hint"]}>{sharingTexts.qrHint}</p>
    </>
  );
}
