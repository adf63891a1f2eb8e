export { PageAnswersProvider, usePageAnswers } from "./page-answers-provider.tsx";
