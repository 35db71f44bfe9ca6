import { useAssistant } from "../assistant/use-assistant.ts";
import type { PageData } from "../content/page-data.server.ts";
import { ContactText } from "../layout/contact-text.tsx";
import { Cards } from "../sections/cards.tsx";
import { Hero } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import { Steps } from "../sections/steps.tsx";
import { visuallyHidden } from "../theme/layout.css.ts";
import {
  pressable,
  question as questionStyle,
  widget as widgetStyle,
  withoutScript as withoutScriptStyle,
} from "./demo.css.ts";

type DemoPage = PageData["demo"];

/** The demo page: where the live chatbot appears, what to ask it, and the way to one's own. */
export function DemoTemplate({ page }: { readonly page: DemoPage }) {
  const { hero, questions, steps, features, assistant } = page;
  const { Corner, request, ask, isBroken } = useAssistant(assistant);
  return (
    <>
      <Hero hero={hero}>
        <Widget page={page} isBroken={isBroken} />
      </Hero>
      <Section head={questions}>
        <ul>
          {questions.items.map((question) => (
            <li key={question} className={questionStyle}>
              {ask ? (
                <button
                  className={pressable}
                  type="button"
                  onClick={({ currentTarget }) => ask({ question, opener: currentTarget })}
                >
                  <span className={visuallyHidden}>{page.ask} </span>
                  {question}
                </button>
              ) : (
                question
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section head={steps} ground="night" layout="stacked">
        <Steps items={steps.items} />
      </Section>
      <Section head={features} layout="stacked">
        <Cards items={features.items} columns="three" />
      </Section>
      {Corner && <Corner assistant={assistant} samples={questions.items} request={request} />}
    </>
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
