import { visuallyHidden } from "../theme/layout.css.ts";
import { Answer } from "./answer.client.tsx";
import { answerText, type Conversation, transcript } from "./conversation.client.ts";
import type { Words } from "./demo-assistant.ts";
import type { Exchange } from "./exchange.ts";
import * as styles from "./panel.css.ts";

/** What the turns of a conversation are made from. */
interface TurnsProps {
  readonly exchanges: readonly Exchange[];
  readonly conversation: Conversation;
  readonly words: Words;
}

/** What was asked and answered, oldest first. */
export function Turns({ exchanges, ...rest }: TurnsProps) {
  const said = transcript(exchanges, rest.words);
  return exchanges.map((each) => <Turn key={each.id} exchange={each} said={said} {...rest} />);
}

interface TurnProps extends Omit<TurnsProps, "exchanges"> {
  readonly exchange: Exchange;
  /** The whole conversation. */
  readonly said: readonly string[];
}

function Turn({ exchange, said, words, conversation }: TurnProps) {
  return (
    <article className={styles.exchange}>
      <p className={styles.question}>
        <span className={visuallyHidden}>{words.you}: </span>
        {exchange.question}
      </p>
      <div>
        <p className={visuallyHidden}>{words.name}:</p>
        <Answer
          exchange={exchange}
          text={answerText(exchange, words.noAnswer)}
          words={words}
          said={said}
          onAsk={(question) => void conversation.ask(question)}
          onRetry={() => void conversation.askAgain()}
        />
      </div>
    </article>
  );
}
