import { Folds } from "./folds.tsx";

interface QuestionsProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions whose answers open below them. */
export function Questions({ items }: QuestionsProps) {
  return <Folds items={items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />;
}
