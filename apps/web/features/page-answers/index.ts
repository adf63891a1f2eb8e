export type { PageAnswers } from "./page-answers.ts";
export { PageAnswersProvider, usePageAnswers } from "./page-answers-provider.tsx";
