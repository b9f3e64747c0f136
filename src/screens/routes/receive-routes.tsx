import { FileUp, ScanQrCode, Waypoints } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { sharedPath } from "#domain/links/shared-path.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { receivedPlanStore } from "#state/plans/received-plan.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { FileButton } from "#ui/file-button.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { TextField } from "#ui/text-field.tsx";
import { routesTexts } from "#words/plan/routes.ts";
import type { PlanArrival } from "./incoming-dialog.tsx";
import styles from "./routes.module.css";

const IncomingDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "incoming-plan" */ "./incoming-dialog.tsx")).IncomingDialog,
);
const ScanDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "scan" */ "#parts/exchange/scan-dialog.tsx")).ScanDialog,
);

/** Reads plans from links, codes and files. They are shown, and saved when the user confirms. */
export function ReceiveRoutes() {
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<PlanArrival | null>(null);
  const [isScanning, setScanning] = useState(false);
  const [typed, setTyped] = useState("");
  useLinkInAddress(setArrival);
  useReceived(setArrival);

  function readLink(text: string) {
    const path = sharedPath(text);
    if (path && !path.startsWith("/routes")) void navigate(path);
    else setArrival({ kind: "link", text: path ?? text });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    readLink(typed);
    setTyped("");
  }

  return (
    <Section heading={routesTexts.receive}>
      <div className={classNames(layout["actions"], styles["actions"])}>
        <FileButton
          label={routesTexts.openFile}
          Icon={FileUp}
          onFiles={(files) => setArrival({ kind: "files", files })}
        />
        <Button Icon={ScanQrCode} onClick={() => setScanning(true)}>
          {routesTexts.scan}
        </Button>
        <LinkButton to="/tracks" Icon={Waypoints}>
          {routesTexts.ofTrack}
        </LinkButton>
      </div>
      <form className={layout["stack"]} onSubmit={submit}>
        <TextField
          label={routesTexts.pasteLink}
          value={typed}
          inputMode="url"
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {typed.trim() === "" ? null : <Button type="submit">{routesTexts.openLink}</Button>}
      </form>

      {isScanning ? (
        <ScanDialog
          onRead={(text) => {
            setScanning(false);
            readLink(text);
          }}
          onClose={() => setScanning(false)}
        />
      ) : null}
      {arrival ? <IncomingDialog arrival={arrival} onClose={() => setArrival(null)} /> : null}
    </Section>
  );
}

/** Reads contents from the address and removes them from it, so that going back or reloading starts afresh. */
function useLinkInAddress(onArrival: (arrival: PlanArrival) => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!hash.startsWith("#p=")) return;
    onArrival({ kind: "link", text: hash });
    void navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  }, [hash, navigate, onArrival]);
}

/** Receives a plan that another screen found in a file. */
function useReceived(onArrival: (arrival: PlanArrival) => void): void {
  const plan = useStore(receivedPlanStore, (received) => received.plan);
  useEffect(() => {
    if (!plan) return;
    onArrival({ kind: "plan", plan });
    receivedPlanStore.setState({ plan: null });
  }, [plan, onArrival]);
}
