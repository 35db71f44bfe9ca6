import { loadFilm } from "../../browser/film-source.client.ts";
import { savesData } from "../../browser/saves-data.client.ts";
import { advance, clockTime, lineAt, type Timeline } from "./timing.ts";
import { deviceReader, type Reader, recordedReader } from "./voices.client.ts";

/** The step of an arrow key, in seconds. */
const STEP = 5;

/** The longest tick, in seconds: no jumps after the tab was suspended. */
const LONGEST = 0.25;

/** The film's share at which the first and last moments of the call are. */
const FIRST_FRAME = 0.24;
const LAST_FRAME = 0.9;

const ARROWS: Readonly<Record<string, number>> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
};

const players = new WeakMap<HTMLElement, Player>();

/** Handles an event that the bootstrap caught: a press, or a position on the timeline. */
export function useCall(call: HTMLElement, type: string, target: Element): void {
  const player = players.get(call) ?? new Player(call);
  players.set(call, player);
  if (type === "click") player.press(target);
  else if (type === "input" && target instanceof HTMLInputElement) player.seek(target.valueAsNumber);
}

/** Plays a call: lines, note, timeline and voice follow one clock. */
class Player {
  readonly #call: HTMLElement;
  readonly #lines: readonly HTMLElement[];
  readonly #timeline: Timeline;
  readonly #position: HTMLInputElement | null;
  #reader: Reader | undefined;
  #time = 0;
  #last = 0;
  /** The line that was given to the reader. */
  #read = -1;

  constructor(call: HTMLElement) {
    this.#call = call;
    this.#lines = this.#all("line");
    const length = Number(call.dataset["length"]);
    const afterwards = Number(this.#all("moment").at(-1)?.dataset["callMoment"]);
    this.#timeline = { starts: [...this.#lines.map((line) => Number(line.dataset["callLine"])), afterwards], length };
    this.#position = call.querySelector<HTMLInputElement>("[data-call-position]");
    this.#position?.addEventListener("keydown", this.#onKey);
    this.#position?.setAttribute("step", "any");
    document.addEventListener("visibilitychange", () => document.hidden && this.#isPlaying && this.#set("paused"));
  }

  /** Handles a button. */
  press(target: Element): void {
    const button = target.closest<HTMLElement>("button");
    if (button?.matches("[data-call-play]")) this.#set(this.#isPlaying ? "paused" : "playing");
    else if (button?.matches("[data-call-sound]")) void this.#switchSound(button);
    else if (button?.matches("[data-call-whole]")) this.#showWhole(button);
  }

  /** Jumps to a time, and reads from there if playing. */
  seek(time: number): void {
    this.#time = Math.max(0, Math.min(this.#timeline.length, time));
    this.#hush();
    if (!this.#isPlaying) this.#set("paused");
    this.#show();
  }

  get #isPlaying(): boolean {
    return this.#call.dataset["state"] === "playing";
  }

  #all(part: "line" | "note" | "moment"): HTMLElement[] {
    return [...this.#call.querySelectorAll<HTMLElement>(`[data-call-${part}]`)];
  }

  #set(state: "playing" | "paused" | "ended"): void {
    this.#call.dataset["state"] = state;
    if (state !== "playing") {
      this.#hush();
      return;
    }
    if (this.#time >= this.#timeline.length) this.#time = 0;
    this.#last = performance.now();
    this.#show();
    this.#speak();
    requestAnimationFrame(this.#tick);
  }

  readonly #tick = (now: number): void => {
    // A navigation may have removed it.
    if (!this.#call.isConnected) this.#set("paused");
    if (!this.#isPlaying) return;
    const elapsed = Math.min(LONGEST, Math.max(0, now - this.#last) / 1000);
    this.#last = now;
    this.#time = advance(this.#time, elapsed, this.#timeline, this.#reader?.isReading() ?? false);
    this.#show();
    this.#speak();
    if (this.#time >= this.#timeline.length) this.#set("ended");
    else requestAnimationFrame(this.#tick);
  };

  #speak(): void {
    const line = lineAt(this.#timeline.starts, this.#time);
    if (line === this.#read) return;
    this.#read = line;
    if (line < this.#lines.length) this.#reader?.read(line, this.#time);
  }

  #hush(): void {
    this.#read = -1;
    this.#reader?.stop();
  }

  #show(): void {
    const spoken = this.#lines[lineAt(this.#timeline.starts, this.#time)];
    if (spoken && !spoken.hasAttribute("data-now")) this.#follow(spoken);
    this.#mark(this.#lines, "callLine", spoken);
    this.#mark(this.#all("note"), "callNote");
    const moments = this.#all("moment");
    const now = moments.findLastIndex((moment) => Number(moment.dataset["callMoment"]) <= this.#time);
    if (!moments[now]?.hasAttribute("data-now")) this.#showFrame(now / (moments.length - 1));
    this.#mark(moments, "callMoment", moments[now]);
    const passed = clockTime(this.#time);
    const clock = this.#call.querySelector("[data-call-clock]");
    if (clock && clock.textContent !== passed) clock.textContent = passed;
    this.#showPosition(passed, spoken);
  }

  /** Seeks the paused film to the current moment: moments are evenly spread over it. It isn't loaded for those who save data. */
  #showFrame(share: number): void {
    const film = this.#call.querySelector<HTMLVideoElement>("[data-film]");
    if (!film) return;
    film.autoplay = false;
    film.pause();
    if (film.readyState === HTMLMediaElement.HAVE_NOTHING && savesData()) return;
    loadFilm(film);
    film.preload = "auto";
    const seek = () => {
      film.currentTime = film.duration * (FIRST_FRAME + share * (LAST_FRAME - FIRST_FRAME));
    };
    if (film.readyState === HTMLMediaElement.HAVE_NOTHING) film.onloadedmetadata = seek;
    else seek();
  }

  /** Marks past parts and the current one. */
  #mark(parts: readonly HTMLElement[], field: string, now?: HTMLElement): void {
    for (const part of parts) {
      part.toggleAttribute("data-said", Number(part.dataset[field]) <= this.#time);
      part.toggleAttribute("data-now", part === now);
    }
  }

  #showPosition(passed: string, spoken: HTMLElement | undefined): void {
    const position = this.#position;
    if (!position) return;
    position.value = String(this.#time);
    const whole = clockTime(this.#timeline.length);
    const text = `${passed} ${position.dataset["of"]} ${whole}. ${spoken?.innerText.replace(/\s+/, ": ") ?? ""}`.trim();
    if (position.getAttribute("aria-valuetext") !== text) position.setAttribute("aria-valuetext", text);
  }

  /** Scrolls the spoken line into view on phones. */
  #follow(line: HTMLElement): void {
    const window = line.parentElement;
    if (window && window.scrollHeight > window.clientHeight)
      window.scrollTo({ top: line.offsetTop - line.offsetHeight, behavior: "smooth" });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.seek(this.#time + step);
  };

  async #switchSound(button: HTMLElement): Promise<void> {
    const isOn = button.getAttribute("aria-checked") !== "true";
    button.setAttribute("aria-checked", String(isOn));
    this.#hush();
    this.#reader = undefined;
    if (!isOn) return;
    const reader = await this.#findReader();
    // It may have been switched off meanwhile.
    if (button.getAttribute("aria-checked") !== "true") return;
    this.#reader = reader;
    if (!reader) button.setAttribute("aria-checked", "false");
    this.#call.dataset["sound"] = reader ? "some" : "none";
    if (this.#isPlaying) this.#speak();
  }

  async #findReader(): Promise<Reader | undefined> {
    const { recording } = this.#call.dataset;
    if (recording) return recordedReader(recording);
    const spoken = [...this.#call.querySelectorAll<HTMLElement>("[data-call-speaker]")];
    return deviceReader(
      spoken.map(({ textContent, dataset }) => ({ text: textContent, isCaller: dataset["callSpeaker"] === "caller" })),
    );
  }

  #showWhole(button: HTMLElement): void {
    const isWhole = button.getAttribute("aria-expanded") !== "true";
    button.setAttribute("aria-expanded", String(isWhole));
    this.#call.querySelector("[data-call-lines]")?.toggleAttribute("data-whole", isWhole);
  }
}
