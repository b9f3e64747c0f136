import layout from "#ui/layout.module.css";
import { bridgeLightTexts } from "#words/water/bridge-lights.ts";
import styles from "./bridge-lights.module.css";

interface Signal {
  readonly name: keyof typeof bridgeLightTexts;
  readonly lights: readonly Light[];
  /** True if the lights must be one above the other; else they can be side by side too. */
  readonly isStacked?: boolean;
  readonly isOfBridge?: boolean;
}

type Light = "red" | "green" | "yellow";

/** The signals of bridges and locks, as the lights are seen (BPR, annex 7). Only bridges have yellow ones. */
const SIGNALS: readonly Signal[] = [
  { name: "red", lights: ["red"] },
  { name: "red-green", lights: ["red", "green"] },
  { name: "green", lights: ["green"] },
  { name: "two-reds", lights: ["red", "red"], isStacked: true },
  { name: "two-greens", lights: ["green", "green"], isStacked: true },
  { name: "yellow", lights: ["yellow"], isOfBridge: true },
  { name: "two-yellows", lights: ["yellow", "yellow"], isOfBridge: true },
];

/** Explains the lights of a bridge or lock, on request. */
export function BridgeLights({ kind }: { readonly kind: "bridge" | "lock" }) {
  return (
    <details>
      <summary className={layout["summary"]}>{bridgeLightTexts.heading}</summary>
      <ul className={styles["signals"]}>
        {SIGNALS.filter(({ isOfBridge }) => kind === "bridge" || !isOfBridge).map((signal) => (
          <li key={signal.name}>
            <Lights signal={signal} />
            {bridgeLightTexts[signal.name]}
          </li>
        ))}
      </ul>
      <p>{bridgeLightTexts.oneSignal}</p>
    </details>
  );
}

const COLOURS = { red: "#ff3b30", green: "#34d058", yellow: "#ffd60a" } as const;

function Lights({ signal: { lights, isStacked = false } }: { readonly signal: Signal }) {
  return (
    <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
      <rect width="44" height="44" rx="6" fill="#1a1a1a" />
      {lights.map((light, index) => {
        const offset = (index - (lights.length - 1) / 2) * 18;
        const [x, y] = isStacked ? [22, 22 + offset] : [22 + offset, 22];
        return <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill={COLOURS[light]} />;
      })}
    </svg>
  );
}
