import type { ScreenContent } from "../../schemas/screen.ts";
import { formatNumber } from "../format/format.ts";
import { lightColours, shadedColours } from "../theme/tokens.css.ts";
import { Messages, type SpeakerNames } from "./messages.tsx";
import * as styles from "./screen.css.ts";

/** "moment" is as much of it as a small frame shows, "plain" all of it without a surface around. */
export type ScreenSize = "large" | "moment" | "plain";

interface ScreenProps {
  readonly screen: ScreenContent;
  /** The label "example", and the names of the speakers. */
  readonly words: SpeakerNames & { readonly example: string };
  readonly size?: ScreenSize;
}

/** A drawn screen of the product. Screen readers, crawlers and print get it in a sentence. */
export function Screen({ screen, words, size = "large" }: ScreenProps) {
  return (
    <figure className={`${shadedColours} ${styles.mats[size]}`}>
      <figcaption className={styles.description}>
        {words.example}: {screen.description}
      </figcaption>
      <div className={`${lightColours} ${styles.screen}`} aria-hidden="true" data-screen-only="">
        <p className={styles.bar}>
          <span className={styles.title}>{screen.title}</span>
          <span className={styles.note}>{words.example}</span>
        </p>
        <View screen={size === "moment" ? momentOf(screen) : screen} words={words} />
      </div>
    </figure>
  );
}

/** Limits a screen to what its frame shows of it. */
function momentOf(screen: ScreenContent): ScreenContent {
  switch (screen.view) {
    case "chat":
      return { ...screen, lines: screen.lines.slice(0, 3) };
    case "report":
      return { ...screen, rows: screen.rows.slice(-3), note: "" };
    case "script":
      return { ...screen, fields: screen.fields.slice(0, 2) };
    case "log":
      return { ...screen, rows: screen.rows.slice(0, screen.sums.length > 0 ? 3 : 4), note: undefined };
    case "queue":
      return { ...screen, items: screen.items.slice(0, 2) };
  }
}

function isWaiting({ held, isApproved }: DraftItem): boolean {
  return !held && isApproved !== true;
}

function View({ screen, words }: { readonly screen: ScreenContent; readonly words: SpeakerNames }) {
  switch (screen.view) {
    case "chat":
      return (
        <div className={styles.chat}>
          <Messages lines={screen.lines} names={words} />
        </div>
      );
    case "report":
      return <Report screen={screen} />;
    case "script":
      return <Script screen={screen} />;
    case "log":
      return <Log screen={screen} />;
    case "queue":
      return <Queue screen={screen} />;
  }
}

type DraftItem = Extract<ScreenContent, { readonly view: "queue" }>["items"][number];

interface ViewProps<View extends ScreenContent["view"]> {
  readonly screen: Extract<ScreenContent, { readonly view: View }>;
}

function Report({ screen: { heads, rows, note } }: ViewProps<"report">) {
  const most = Math.max(...rows.map(({ asked }) => asked));
  return (
    <>
      <ul>
        <li className={styles.reportLine}>
          <span className={`${styles.topicHead} ${styles.note}`}>{heads.topic}</span>
          <span className={`${styles.count} ${styles.note}`}>{heads.asked}</span>
          <span className={`${styles.count} ${styles.note}`}>{heads.answered}</span>
        </li>
        {rows.map(({ topic, asked, answered }, index) => (
          <li key={index} className={styles.reportLine}>
            <span className={styles.topic}>
              {topic}
              <Share of={asked} is={answered} most={most} />
            </span>
            <span className={styles.count}>{formatNumber(asked)}</span>
            <span className={styles.count}>{formatNumber(answered)}</span>
          </li>
        ))}
      </ul>
      {note && <p className={styles.hint}>{note}</p>}
    </>
  );
}

/** A pale bar as long as was asked, and on it a dark one for the answered part. Less than half is highlighted. */
function Share({ of, is, most }: { readonly of: number; readonly is: number; readonly most: number }) {
  return (
    <svg
      className={styles.shares[is / of < 0.5 ? "few" : "most"]}
      viewBox={`0 0 ${most} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0h${of}v1H0Z`} fill="currentColor" opacity="0.3" />
      <path d={`M0 0h${is}v1H0Z`} fill="currentColor" />
    </svg>
  );
}

function Script({ screen: { fields, buttons } }: ViewProps<"script">) {
  return (
    <div className={styles.body}>
      {fields.map(({ label, text }, index) => (
        <p key={index} className={styles.field}>
          <span className={styles.note}>{label}</span>
          <span className={styles.box}>{text}</span>
        </p>
      ))}
      <Buttons labels={buttons} />
    </div>
  );
}

function Log({ screen: { sums, rows, note } }: ViewProps<"log">) {
  return (
    <>
      {sums.length > 0 && (
        <p className={styles.sums}>
          {sums.map(({ value, label }, index) => (
            <span key={index} className={styles.note}>
              <span className={styles.sum}>{value}</span> {label}
            </span>
          ))}
        </p>
      )}
      <ul className={styles.log}>
        {rows.map(({ about, text, state, tone, detail }, index) => (
          <li key={index} className={styles.logLine}>
            <span className={styles.note}>{about}</span>
            <span className={styles.logText}>{text}</span>
            <span className={styles.outcome}>
              <span className={styles.tones[tone]}>{state}</span> {detail}
            </span>
          </li>
        ))}
      </ul>
      {note && <p className={styles.hint}>{note}</p>}
    </>
  );
}

function Queue({ screen: { items, buttons } }: ViewProps<"queue">) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index} className={styles.line}>
          <span className={styles.wide}>
            <span className={styles.title}>{item.title}</span>
            <span className={`${styles.field} ${styles.note}`}>{item.text}</span>
          </span>
          <span className={styles.sum}>{item.amount}</span>
          {item.held && <span className={styles.held}>{item.held}</span>}
          {isWaiting(item) && <Buttons labels={buttons} />}
        </li>
      ))}
    </ul>
  );
}

/** Drawn buttons; the first one is the primary one. */
function Buttons({ labels }: { readonly labels: readonly string[] }) {
  return (
    <span className={styles.buttons}>
      {labels.map((label, index) => (
        <span key={index} className={styles.button}>
          {label}
        </span>
      ))}
    </span>
  );
}
