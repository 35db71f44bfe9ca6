import { useEffect } from "react";
import { useAssistant } from "../assistant/use-assistant.ts";
import type { PageData } from "../content/page-data.server.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import { ContactText } from "../layout/contact-text.tsx";
import { anchorId } from "../sections/anchor-id.ts";
import { Cards } from "../sections/cards.tsx";
import { Hero } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import { Steps } from "../sections/steps.tsx";
import { soft, visuallyHidden } from "../theme/layout.css.ts";
import {
  box,
  pressable,
  question as questionStyle,
  questionsHead,
  questionsTitle,
  widget as widgetStyle,
  withoutScript as withoutScriptStyle,
  words,
} from "./demo.css.ts";

type DemoPage = PageData["demo"];

/** The demo page: where the live chatbot appears, what to ask it, and the way to one's own. */
export function DemoTemplate({ page }: { readonly page: DemoPage }) {
  const { hero, steps, features, assistant } = page;
  const { Corner, request, ask, isBroken } = useAssistant(assistant);
  useAskedByLink(page.questions.items, ask);
  return (
    <>
      <Hero hero={hero} exhibit={<Questions page={page} ask={ask} />}>
        <Widget page={page} isBroken={isBroken} />
      </Hero>
      <BelowFold>
        <Section head={steps} layout="stacked">
          <Steps items={steps.items} />
        </Section>
        <Section head={features} ground="shade" layout="stacked">
          <Cards items={features.items} />
        </Section>
      </BelowFold>
      {Corner && <Corner assistant={assistant} samples={page.questions.items} request={request} />}
    </>
  );
}

/** Asks the question that a link led to. It is taken off the address: who comes back has asked it already. */
function useAskedByLink(questions: readonly string[], ask: ReturnType<typeof useAssistant>["ask"]): void {
  useEffect(() => {
    const question = questions.find((item) => location.hash === `#${anchorId(item)}`);
    const opener = question && document.getElementById(anchorId(question))?.querySelector("button");
    if (!question || !opener || !ask) return;
    history.replaceState(history.state, "", location.pathname);
    ask({ question, opener });
  }, [questions, ask]);
}

interface QuestionsProps {
  readonly page: DemoPage;
  readonly ask: ReturnType<typeof useAssistant>["ask"];
}

/** What to ask. A press puts the question, as soon as there is something to put it to. */
function Questions({ page, ask }: QuestionsProps) {
  const { title, lead, items } = page.questions;
  return (
    <section className={box} id={anchorId(title)}>
      <div className={questionsHead}>
        <h2 className={questionsTitle}>{title}</h2>
        {lead && <p className={soft}>{lead}</p>}
      </div>
      <ul>
        {items.map((question) => (
          <li key={question} id={anchorId(question)} className={questionStyle}>
            {ask ? (
              <button
                className={pressable}
                type="button"
                onClick={({ currentTarget }) => ask({ question, opener: currentTarget })}
              >
                <span className={visuallyHidden}>{page.ask} </span>
                <q className={words}>{question}</q>
              </button>
            ) : (
              <q className={words}>{question}</q>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is said of the chatbot is true whether scripts run or not, and if it could not be loaded. */
function Widget({ page, isBroken }: { readonly page: DemoPage; readonly isBroken: boolean }) {
  return (
    <>
      <p className={widgetStyle} role="status">
        {isBroken ? page.assistant.words.unsupported : page.widget}
      </p>
      <p className={withoutScriptStyle}>
        <ContactText>{page.withoutScript}</ContactText>
      </p>
    </>
  );
}
